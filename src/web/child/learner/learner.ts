import { mayEnter } from "#domain/learner/age.ts";
import { type Animal, animalFor, animalOf } from "#domain/learner/animal.ts";
import { assignedVoice, guideName } from "#domain/learner/guide.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { folded } from "#domain/locale/fold.ts";
import { isRecord, keptRecord } from "../../platform/record.ts";
import { storage, tabStorage } from "../../platform/storage.ts";
import { type Assigned, readAssigned } from "./assignment.ts";

/** The child in front of the screen, as far as this device knows. */
export type Learner = {
  /** Of this child on this device: what is kept here (points, practice) belongs to it. Says nothing about the child. */
  readonly id: string;
  /** Fit to be shown. */
  readonly name: string;
  /** Whole years, 3 to 14. */
  readonly age: number;
  /** By which this child is known from others of its name on this device. */
  readonly animal: Animal;
  /** The chosen guide's name: the "saved device preference" of specification §3. Luna up to the age of six. */
  readonly guide: string;
  /** The last assignment; null before the first. */
  readonly assigned: Assigned | null;
};

/** Raised when the form changes; what an older version wrote is then forgotten. */
const VERSION = 1;
const KEY = "ceiba.learners";
const NEXT = "ceiba.learner.next";
/** Years between two visits of one child; further apart it is another child of that name. */
const GROWN_AT_MOST = 1;
/** More children than share a device; the longest away is forgotten first. */
const KEPT_AT_MOST = 12;

type Kept = { readonly current: string | null; readonly learners: readonly Learner[] };
const NOBODY: Kept = { current: null, learners: [] };

/**
 * Who learns on this device. With an adult's consent on this device it is kept here; a classroom's shared device, where
 * only the class's papers allow it, forgets when the tab is closed, so that nobody is greeted by another's name.
 */
export function learnerMemory(isOwnDevice: boolean) {
  const place = isOwnDevice ? storage : tabStorage;
  const read = () => readKept(place.get(KEY));
  const write = (kept: Kept) => writeIn(place, kept);
  return {
    /** The child who was here last and did not leave; null when there is none. */
    current(): Learner | null {
      const { current, learners } = read();
      return learners.find(({ id }) => id === current) ?? null;
    },

    /** Every child that this device knows, the last one first. */
    known: everybody,

    /** The known children who may be the one that says this name and age, with its accents or without. */
    namesakes(name: string, age: number): readonly Learner[] {
      const said = folded(cleanName(name));
      return everybody().filter(
        (each) => folded(each.name) === said && Math.abs(each.age - age) <= GROWN_AT_MOST,
      );
    },

    /** A child who is new here, for whom an adult may have answered already. Keeps nothing. */
    begin(name: string, age: number, animal: Animal | null): Learner {
      const id = nextLearner();
      return {
        ...{ id, name: cleanName(name), age, guide: assignedVoice(age, null), assigned: null },
        animal:
          animal ??
          animalFor(
            id,
            everybody().map((each) => each.animal),
          ),
      };
    },

    /** Whether this device knows a child besides this one. */
    knowsOthers: ({ id }: Learner): boolean => everybody().some((each) => each.id !== id),

    /** Keeps what changed about a child, who is then the current one, in the place that is allowed and nowhere else. */
    keep(learner: Learner): void {
      if (learner.id === tabStorage.get(NEXT)) tabStorage.remove(NEXT);
      forgetIn(isOwnDevice ? tabStorage : storage, learner.id);
      const others = read().learners.filter(({ id }) => id !== learner.id);
      write({ current: learner.id, learners: [learner, ...others.slice(0, KEPT_AT_MOST - 1)] });
    },

    /** Nobody is here now; what is kept stays for whoever comes back by name. */
    leave(): void {
      for (const each of [storage, tabStorage]) {
        const kept = readKept(each.get(KEY));
        if (kept.current !== null) writeIn(each, { ...kept, current: null });
      }
    },
  };
}

/**
 * The id of the child who will say its name next in this tab. It is made before the name is known, because the adult
 * answers first on a device that knows nobody.
 */
export function nextLearner(): string {
  const next = tabStorage.get(NEXT) ?? newId();
  tabStorage.set(NEXT, next);
  return next;
}

/** Who is here now, for whoever does not know what an adult allowed: in this tab, else on this device. */
export function learnerHere(): Learner | null {
  return learnerMemory(false).current() ?? learnerMemory(true).current();
}

/** A child by a new plan: its form may have put another name, age or guide. */
export function asInPlan(learner: Learner, assigned: Assigned): Learner {
  const { name, age, voice_preference } = assigned.plan.profile;
  const years = mayEnter(age) ? age : learner.age;
  return {
    ...learner,
    name: cleanName(name) || learner.name,
    age: years,
    guide: assignedVoice(years, voice_preference),
    assigned,
  };
}

/** A known child with today's age. */
export function grown(learner: Learner, age: number): Learner {
  return { ...learner, age, guide: assignedVoice(age, learner.guide) };
}

/** What a child's next assignment goes by: the modules that were finished before stay finished, whatever the plan. */
export function studentOf({ name, age, guide, assigned }: Learner, voice = guide) {
  const completed_modules = [...(assigned?.plan.profile.completed_modules ?? [])];
  return { name, age, voice_preference: voice, completed_modules };
}

/** Forgets every child of this device (the grown-ups' page). */
export function forgetLearners(): void {
  storage.remove(KEY);
  tabStorage.remove(KEY);
  tabStorage.remove(NEXT);
}

/** Every child that this device or this tab knows. */
export function everybody(): readonly Learner[] {
  return [tabStorage, storage].flatMap((place) => readKept(place.get(KEY)).learners);
}

type Place = typeof storage;

function writeIn(place: Place, kept: Kept): void {
  place.set(KEY, JSON.stringify({ version: VERSION, ...kept }));
}

function forgetIn(place: Place, id: string): void {
  const { current, learners } = readKept(place.get(KEY));
  if (!learners.some((each) => each.id === id)) return;
  const others = learners.filter((each) => each.id !== id);
  if (others.length === 0) place.remove(KEY);
  else writeIn(place, { current: current === id ? null : current, learners: others });
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readKept(text: string | null): Kept {
  const kept = keptRecord(text);
  if (kept?.version !== VERSION || !Array.isArray(kept.learners)) return NOBODY;
  return {
    current: typeof kept.current === "string" ? kept.current : null,
    learners: kept.learners.flatMap((each) => readLearner(each) ?? []),
  };
}

function readLearner(value: unknown): Learner | null {
  if (!isRecord(value)) return null;
  const { id, age } = value;
  const name = cleanName(value.name);
  if (typeof id !== "string" || typeof age !== "number" || name === "") return null;
  if (!Number.isInteger(age) || !mayEnter(age)) return null;
  return {
    ...{ id, name, age },
    animal: animalOf(value.animal) ?? animalFor(id, []),
    guide: assignedVoice(age, guideName(value.guide)),
    assigned: readAssigned(value.assigned),
  };
}
