import { describe, expect, it } from "vitest";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";
import { type Frame, rows } from "./safety/frames.ts";

/**
 * The plainest English words of every disclosure, made of frames and lists: each must be found by the rules alone. The
 * lists are written here and not taken from the lexicon, so that a word that falls out of it is missed.
 */
const screen = createSafetyScreen(null);
const see = (text: string) => screen.message(text, { names: [] });

const family =
  "my dad, my mom, my mum, daddy, mommy, my father, my mother, my stepdad, my stepmom, my step mum, my uncle, my aunt, " +
  "my grandpa, my grandma, my nan, my mom's boyfriend, my foster mom, my foster dad, my guardian, my dad's girlfriend";
const others = "my coach, the priest, my babysitter, my teacher, our neighbour, a man, he";
const hits =
  "hits, beats, slaps, punches, kicks, whips, spanks, smacks, burns, chokes, strangles, hurts, shakes, drags, bites, pinches, pushes";
const hit =
  "hit, beat, slapped, punched, kicked, whipped, spanked, smacked, burned, choked, strangled, hurt, shook, dragged, bit, pinched, shoved";
const beaten = "hit, beaten, slapped, punched, kicked, whipped, spanked, choked";
const tools =
  "a belt, his belt, a stick, a shoe, the extension cord, a cable, a hanger, a wooden spoon, a broom, the iron, hot water, his fists, " +
  "a cigarette, a ruler, a hairbrush, the remote, a slipper, a cane";
const places = "in the face, on my back, in the stomach, on my legs, on the head, in the ribs";
const often =
  "every day, every night, all the time, when he drinks, when i cry, for no reason, last night, with a belt";
const privates =
  "private parts, privates, penis, vagina, bum, butt, bottom, chest, boobs, willy, crotch, peepee";
const touches = "touches, touched, rubs, rubbed, grabs, grabbed, looks at";
const wants =
  "i want to, i wanna, i am going to, i'm gonna, i tried to, i think about how i could, i feel like i should";

const told: Readonly<Partial<Record<SafetyKind, readonly Frame[]>>> = {
  emergency: [
    ["my {who} is not breathing", { who: "mom, dad, baby brother, sister, grandma, friend, teacher" }],
    [
      "my {who} {what}",
      {
        who: "mom, dad, little brother, baby sister, grandpa, friend",
        what: "isn't breathing, stopped breathing, won't wake up, is unconscious, is choking, is turning blue, is having a seizure, collapsed and isn't moving, is bleeding a lot",
      },
    ],
    ["{who} is breaking into my house", { who: "someone, somebody, a man, a burglar" }],
    ["there is a {who} in my house", { who: "stranger, burglar, man, robber" }],
    ["my {place} is on fire", { place: "house, kitchen, room, bed, school" }],
    [
      "{who} is pointing a {arm} at {whom}",
      {
        who: "he, my dad, my stepdad, a man, someone",
        arm: "gun, knife",
        whom: "me, my mom, us",
      },
    ],
    ["i am on the {place} and i want to jump", { place: "roof, ledge, bridge, edge of the roof" }],
    ["i {what}", { what: "can't breathe, am bleeding a lot, am choking, cant breathe help" }],
    ["my {who} is drowning", { who: "sister, brother, friend, cousin" }],
    ["i need an ambulance"],
    ["call 911 please"],
    ["there is a shooter in my school"],
  ],
  poison: [
    [
      "i {took} {many} pills",
      {
        took: "took, swallowed, ate",
        many: "20, ten, fifteen, a lot of, too many, a bunch of, a whole bottle of, 30",
      },
    ],
    [
      "i took {many} {pill}",
      {
        many: "ten, 12, too many, a handful of",
        pill: "tylenol, ibuprofen, paracetamol, sleeping pills, tablets, advil",
      },
    ],
    [
      "my {who} {drank} {what}",
      {
        who: "little brother, baby sister, sister, cousin",
        drank: "drank, swallowed",
        what: "bleach, detergent, cleaner, drain cleaner, rat poison, gasoline, nail polish remover, windex, perfume",
      },
    ],
    [
      "{who} swallowed {what}",
      { who: "i, my brother, the baby", what: "a battery, a magnet, two batteries, a coin, bleach" },
    ],
    [
      "i ate {what}",
      {
        what: "rat poison, a laundry pod, a tide pod, poisonous berries, wild mushrooms, my grandma's heart pills",
      },
    ],
    ["my sister took my mom's {what}", { what: "pills, medicine, sleeping pills, medication" }],
  ],
  self_harm: [
    [
      "{wants} {what}",
      {
        wants,
        what: "kill myself, hurt myself, end my life, cut myself, hang myself, die by suicide, commit suicide",
      },
    ],
    [
      "i {want} to {what}",
      {
        want: "want, really want, just want, sometimes want",
        what: "die, be dead, disappear forever, not be alive anymore, sleep forever, never wake up, stop living, hurt myself",
      },
    ],
    [
      "i {dont} want to {what}",
      {
        dont: "don't, do not, dont, no longer",
        what: "live, live anymore, be alive, be alive anymore, exist, be here anymore, wake up anymore, go on living, keep living",
      },
    ],
    [
      "i wish i {what}",
      {
        what: "was dead, were dead, was never born, wasn't alive, could die, didn't exist, would not wake up, had never been born, wasn't here anymore",
      },
    ],
    [
      "i {cut} myself {when}",
      {
        cut: "cut, burn, hurt, scratch",
        when: "on purpose, when i'm sad, every night, because i hate myself",
      },
    ],
    ["{who} would be better off without me", { who: "everyone, my family, my mom, they, the world" }],
    [
      "nobody would {what} if i {died}",
      { what: "care, miss me, notice, cry", died: "died, was dead, disappeared, was gone" },
    ],
    ["there is no {what} {how}", { what: "point, reason", how: "in living, to live, to be alive" }],
    [
      "my {who} {says} to die",
      { who: "friend, sister, best friend, cousin", says: "wants, said she wants, told me she wants" },
    ],
    [
      "i {make} myself throw up after {meal}",
      { make: "make, made", meal: "dinner, eating, every meal, lunch" },
    ],
    [
      "{text}",
      {
        text: "kms, i am suicidal, i want to unalive myself, i hate my life, i hate being alive, i'm better off dead, life isn't worth living, i've been cutting, i self harm, i can't go on, i deserve to die, i stopped eating so i can disappear, i want it all to end, i'm tired of living, i think about suicide, i tried to kill myself last year",
      },
    ],
  ],
  sexual_abuse: [
    [
      "{who} {touches} my {part}",
      { who: `my dad, my stepdad, my uncle, my brother, my cousin, ${others}`, touches, part: privates },
    ],
    [
      "{who} touches me {how}",
      {
        who: "my dad, my uncle, my stepdad, my mom's boyfriend, my coach, my teacher, my cousin, my brother, he",
        how: "down there, at night, in bed, where i don't like it, in a weird way, under my clothes",
      },
    ],
    ["{who} raped me", { who: `${others}, my uncle, my cousin, my stepbrother` }],
    [
      "{who} {made} me {what}",
      {
        who: "my uncle, he, my coach, my stepdad, a man",
        made: "made, makes, forces",
        what: "touch him, touch his penis, take off my clothes, take off my pants, watch porn, have sex with him, get naked, kiss him",
      },
    ],
    [
      "{who} kisses me {where}",
      {
        who: "my uncle, he, my coach, my grandpa",
        where: "on the lips, on the mouth, with tongue, on the neck",
      },
    ],
    [
      "{who} {did}",
      {
        who: "my uncle, my stepdad, he, my cousin, my teacher",
        did: "lies on top of me, takes off my clothes, pulls down my pants, shows me his private parts, showed me porn, put his hand down my pants, put his hand up my skirt, had sex with me, molested me, f***ed me, gets into my bed, watches me in the shower",
      },
    ],
    [
      "i {was} {done}",
      {
        was: "was, got, have been, think i was",
        done: "raped, molested, sexually abused, touched in my private parts",
      },
    ],
    ["i {may} pregnant", { may: "am, think i'm, might be, am scared i'm" }],
    [
      "my friend's {who} touches her {part}",
      { who: "dad, uncle, stepdad, brother", part: "private parts, butt, chest" },
    ],
    ["it hurts down there"],
    ["he raped me and said shut up"],
  ],
  abuse: [
    ["{who} {hits} me", { who: `${family}, my coach, the priest, my babysitter`, hits }],
    ["{who} {hit} me", { who: "my dad, my mom, my stepdad, my uncle, my grandma", hit }],
    [
      "{who} {oft} {verb} me",
      {
        who: "my dad, my mum, my mom's boyfriend",
        oft: "always, sometimes, often, still, used to, keeps, comes home drunk and",
        verb: "hit, beat, hits, punching, kicking",
      },
    ],
    [
      "{who} {hits} me {often}",
      { who: "my dad, she, he, my stepmom", hits: "hits, beats, slaps, kicks, hurts", often },
    ],
    ["{who} hit me with {tools}", { who: "my mom, he, my uncle, she", tools }],
    ["{who} hit me {places}", { who: "my dad, she, he", places }],
    [
      "i {get} {beaten} {how}",
      {
        get: "get, got, was, am being, have been",
        beaten,
        how: "at home, by my dad, with a belt, by my mom when i cry",
      },
    ],
    [
      "{who} {hits} my {whom}",
      {
        who: "my dad, my stepdad",
        hits: "hits, beats, punches, chokes",
        whom: "mom, mum, little brother, sister, baby sister",
      },
    ],
    [
      "my {who} told me that her {carer} {hits} her",
      { who: "friend, best friend, cousin", carer: "dad, mom, stepdad", hits: "hits, beats, hurts" },
    ],
    [
      "my little {who} gets {beaten} by my {carer}",
      { who: "sister, brother", beaten: "hit, beaten, slapped", carer: "dad, mom, stepdad" },
    ],
    [
      "{who} {did}",
      {
        who: "my dad, my mom, my stepmom, he",
        did: "pulls my hair, pulled me by the hair, burned me with a cigarette, threw me down the stairs, pushed me down the stairs, locks me in the closet, locked me in the dark, tied me up, threatened to kill me, says he will kill me, holds my head under water, broke my arm, throws things at me",
      },
    ],
    [
      "my {part} is {hurt} because my {carer} {did}",
      {
        part: "arm, face, back",
        hurt: "bruised, broken, swollen",
        carer: "dad, mom",
        did: "hit me, grabbed me, beat me",
      },
    ],
    ["i have bruises {from}", { from: "because my dad hits me, from my mom hitting me, from the belt" }],
    ["{who} {not} feed me", { who: "my mom, my parents, nobody, they", not: "doesn't, don't, won't, never" }],
    ["i have not eaten {since}", { since: "for two days, since yesterday, for days" }],
    [
      "{who} left {whom} alone for {days}",
      {
        who: "my mom, my dad, my parents",
        whom: "me, us, me and my sister",
        days: "two days, three days, a week, days",
      },
    ],
    [
      "{text}",
      {
        text: "no one takes care of me, there is no food at my house, my mom says i should be dead, my dad says he wishes i was never born, i am scared to go home, i'm afraid of my dad, i don't feel safe at home, my parents hate me, my mom says she will kill me if i tell, my dad gets drunk and hits us",
      },
    ],
  ],
  grooming: [
    [
      "{who} {asks} for {what}",
      {
        who: "a man online, someone on discord, he, a guy, my coach, someone in my game, a stranger",
        asks: "asks me, asked me, keeps asking me",
        what: "pictures, nudes, a photo of me, my address, my phone number, naked pictures",
      },
    ],
    [
      "{who} {wants} to {what}",
      {
        who: "a man online, a guy from roblox, someone i met online, a stranger",
        wants: "wants me, asked me, told me",
        what: "meet him, send pictures, turn on my camera, keep it a secret, video call without clothes",
      },
    ],
    [
      "{who} {said} our secret",
      { who: "my uncle, he, my coach, the man", said: "says it's, said it is, told me it's" },
    ],
    [
      "{who} sent me a picture of his {part}",
      { who: "a man, he, someone online, a guy", part: "private parts, penis, privates" },
    ],
    [
      "{who} {gives} me {gift} {deal}",
      {
        who: "he, my uncle, a man, the neighbour",
        gives: "gives, gave, offers",
        gift: "money, candy, robux, gifts",
        deal: "if i kiss him, so i don't tell, to keep quiet, if i send pictures",
      },
    ],
    ["{who} says he loves me", { who: "a man online, an older man, a guy i met online, a grown man" }],
    [
      "{who} says he will post my {pics} if i don't pay",
      { who: "he, someone, a guy online", pics: "pictures, nudes, photos, video" },
    ],
    ["i sent {whom} a nude", { whom: "him, a guy, someone, my boyfriend" }],
    ["my boyfriend is {age} and i am 12", { age: "19, 25, 30, twenty, an adult" }],
  ],
  danger: [
    ["{who} is following me", { who: "a man, someone, a car, a stranger, a guy, a van" }],
    [
      "{who} {did} me",
      {
        who: "a man, someone, a stranger",
        did: "followed, follows, is stalking, is watching, chased, grabbed, tried to grab, tried to kidnap",
      },
    ],
    ["my {who} drives {how}", { who: "dad, mom, stepdad, uncle", how: "drunk, after drinking beer" }],
    ["{who} brought a {arm} to school", { who: "a kid, a boy, my friend, someone", arm: "gun, knife" }],
    [
      "my {who} has {arms} in his {place}",
      {
        who: "friend, cousin, brother",
        arms: "a gun, firearms, two rifles",
        place: "backpack, room, drawer",
      },
    ],
    ["i {want} to run away from home", { want: "want, am going, plan" }],
    ["i {ran} away from home", { ran: "ran, am running" }],
    ["i am lost and {what}", { what: "i can't find my mom, i don't know where i am, nobody is here" }],
    [
      "{wants} kill my {whom}",
      { wants: "i want to, i'm gonna, i will", whom: "teacher, brother, stepdad, classmate" },
    ],
    ["a gang wants {what}", { what: "me to join, to hurt my brother, my brother to sell drugs" }],
    ["my {who} sells drugs at home", { who: "dad, uncle, brother, mom" }],
    ["i'm home alone and {what}", { what: "i'm scared, i hear noises, someone is knocking" }],
  ],
  bullying: [
    [
      "{who} {do} me at school",
      {
        who: "they, the kids, some boys, a girl, my classmates",
        do: "hit, push, kick, bully, tease, make fun of, laugh at, ignore, threaten, pick on",
      },
    ],
    [
      "i {am} {done} at school",
      {
        am: "am, get, am being, keep getting",
        done: "bullied, picked on, made fun of, laughed at, excluded, called names",
      },
    ],
    [
      "{who} call me {name}",
      { who: "they, kids, everyone, the girls", name: "fat, ugly, stupid, names, a loser" },
    ],
    [
      "nobody {what}",
      { what: "plays with me, talks to me at school, wants to be my friend, sits with me at lunch" },
    ],
    [
      "they {steal} my {thing}",
      { steal: "steal, stole, take, broke", thing: "lunch money, lunch, backpack, things" },
    ],
    [
      "{text}",
      {
        text: "i have no friends, someone posted mean things about me online, they spread rumors about me, they made a fake account of me, i'm being cyberbullied, they told me to kill myself, everyone hates me at school",
      },
    ],
  ],
};

const rank = (kind: SafetyKind | null) => (kind === null ? SAFETY_KINDS.length : SAFETY_KINDS.indexOf(kind));
/** Kinds beside the one that a row is made for, where the words fit both. */
const BESIDE: Readonly<Partial<Record<SafetyKind, readonly SafetyKind[]>>> = {
  emergency: ["danger", "self_harm", "abuse"],
  poison: ["emergency", "self_harm", "danger"],
  sexual_abuse: ["abuse", "grooming"],
  abuse: ["sexual_abuse", "danger", "bullying"],
  grooming: ["danger", "abuse"],
  danger: ["grooming", "abuse"],
  bullying: ["abuse"],
};

describe.each(Object.entries(told) as [SafetyKind, readonly Frame[]][])(
  "what tells of %s",
  (kind, frames) => {
    const texts = frames.flatMap(([frame, lists]) => rows(frame, lists ?? {}));
    it(`is found in each of ${texts.length} plain sentences`, () => {
      const missed = texts.filter((text) => {
        const found = see(text);
        if (found.kind === null || found.verdict !== "disclosure" || !isDisclosure(found.kind)) return true;
        return rank(found.kind) > rank(kind) && !BESIDE[kind]?.includes(found.kind);
      });
      expect(missed).toEqual([]);
    });
  },
);
