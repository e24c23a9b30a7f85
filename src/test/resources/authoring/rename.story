@@ story.yaml
bicorne: 1
id: dispatch
title: The Dispatch
language: en
translations: [de]
start: road
episodes: [road]
variables:
  hours: { range: 0..12, start: 9, label: Light, unit: hours, show: number }
  horse: { values: { fresh: fresh, tired: tired, lame: lame }, start: fresh, label: Horse, show: word }
  sealed: { flag: true }
  knows: { set-of: { major: the major, priest: the priest, miller: the miller }, start: [major] }
derived:
  dusk: hours < 4
  pace:
    is: if horse == lame then crawl else if dusk then walk else trot
    values: { crawl: at a crawl, walk: at a walk, trot: at a trot }
always:
  - hours <= 11 and (not at(road/ford) or hours > 0 or seen(road/inn))
  - { when: "not chose(road/inn#read) or not sealed", note: Whoever has read it broke it. }
never: fell(road/ford#swept) and horse == tired and pace == crawl
reachable:
  - at(road/late) and dusk
  - horse not in fresh | lame or chose(doubts/whom#priest)
  - miller in knows and priest in knows and pace in walk | trot
@@ episodes/road.yaml
title: The road to the bridge
status: [hours, horse]
variables:
  asked: { flag: false }
date: 1814-02-03
place: arcis
as: lise
start: inn
nodes:
  inn:
    text: |
      The dispatch lies on the table. Outside somebody walks your horse up and down.

      [The major](major) wants it at the bridge before dark.
    choices:
      ride:
        text: Ride at once.
        history: main
        effects: hours -= 2
        reply: The road is empty. You have {hours as words} hours of light.
        goto: ford
      read:
        text: Break the seal and read it.
        when: sealed
        locked: It is open already.
        effects: sealed = false
        reply: It asks for bread, and for news.
        call: doubts
        goto: inn
      rest:
        text: "Let {horse} rest, says [Lise](lise), {seen(ford) ? again | now}."
        visible: horse != fresh or visits(inn) > 1 or chose(inn#read)
        once: true
        effects: [hours -= 3, horse = fresh]
        goto: inn
    history:
      text: She was in the saddle before he had finished speaking.
      sources: [memoir]
      certainty: reported
  ford:
    text: The water is brown and quick.
    outcomes:
      crossed: { weight: 60 + 3 * hours, text: You cross with wet boots., goto: lanes }
      swept:
        weight: 40
        text: The horse is swept off its legs.
        effects: [horse = lame, hours -= 1]
        goto: lanes
  lanes:
    goto: { draw: detours, else: bridge }
  mill:
    text: "A miller points downstream{asked ?, again | }."
    effects: [knows += miller, asked = true]
    goto: bridge
  chapel:
    text: The chapel bell tells you how late it is.
    goto: bridge
  bridge:
    date: 1814-02-04
    text:
      - You come to the bridge {pace}, {before(hours)} hours before dark.
      - { say: major, text: "At last, [inn](arcis) and all, as [I wrote](memoir)." }
      - when: fell(ford#swept) and seen(road/inn)
        text: You are wet.
    effects: ["hours = min(hours, 9)"]
    goto:
      - { when: hours == 0, to: late }
      - in-time
  in-time:
    text: The engineers have not yet lit the fuse.
    ending: { title: In time, kind: historical, aftermath: The bridge stood another week. }
  late:
    text: There is no bridge.
    ending: { title: Too late, kind: divergent }
pools:
  detours:
    - mill
    - { to: chapel, when: priest in knows or dusk, weight: 2, priority: 1 }
@@ scenes/doubts.yaml
start: whom
nodes:
  whom:
    text: Whom do you tell?
    choices:
      priest: { text: The priest., effects: knows += priest, return: true }
      nobody: { text: Nobody., return: true }
@@ people.yaml
lise: { name: Lise, role: a carrier's daughter, born: about 1796 }
major: { name: Major Devaux, role: of the engineers, text: He counts everything twice. }
@@ places.yaml
arcis: { name: Arcis-sur-Aube, lat: 48.54, lon: 4.14 }
@@ sources.yaml
memoir: { author: J. Devaux, title: What I Blew Up, year: "1831", note: Written from memory. }
@@ lang/de/story.yaml
title: Die Depesche
variables:
  hours: { label: Licht, unit: Stunden }
  horse:
    label: Pferd
    values: { fresh: frisch, tired: müde, lame: lahm }
  knows:
    set-of: { major: der Major, priest: der Pfarrer, miller: der Müller }
derived:
  pace:
    values: { crawl: im Schritt, walk: gemächlich, trot: im Trab }
@@ lang/de/episodes/road.yaml
title: Die Straße zur Brücke
nodes:
  inn:
    text:
      - Die Depesche liegt auf dem Tisch. Draußen führt jemand dein Pferd auf und ab.
      - when: dusk
        text: Es dämmert.
    choices:
      ride: { text: Sofort losreiten., reply: Die Straße ist leer. }
@@ wrong
# Settings come first: seed, start, language, given. A line with # is a remark.
seed 3
given hours = 1
given horse = tired
The dispatch lies on the table. Outside somebody walks your horse up and down.
...
! open rest
! locked read
> ride
@@ tests/a.play
start road
given hours = 11
given horse = tired
! open rest
> read
> nobody
> rest
? hours == 8 and chose(inn#rest) and not asked
> ride
~ swept
? horse == lame and fell(ford#swept)
~ mill
...
? seen(mill) and asked and miller in knows
= ending in-time
