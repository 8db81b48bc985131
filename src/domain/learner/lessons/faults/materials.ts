import { factsOf, type MaterialState } from "../../materials/materials.ts";
import type { Lesson, Shown } from "../lesson.ts";
import type { LessonFault } from "./fault.ts";

type Place = { readonly path: LessonFault["path"]; readonly material: MaterialState };

/** Whether every material holds together, and whether who does not read is shown pictures. */
export function materialFaults(lesson: Pick<Lesson, "band" | "beats">): LessonFault[] {
  const found = materialsIn(lesson);
  const own = found.flatMap(({ path, material }) => {
    return idFaults(material).map((reason) => ({ path, reason }));
  });
  return lesson.band === "3-5" ? [...own, ...readingFaults(lesson, found)] : own;
}

/** Every material of a lesson, with its place in the file. */
function materialsIn({ beats }: Pick<Lesson, "beats">): Place[] {
  const places: Place[] = [];
  const look = (part: unknown, path: LessonFault["path"]): void => {
    if (Array.isArray(part)) for (const [at, each] of part.entries()) look(each, [...path, at]);
    else if (typeof part === "object" && part !== null) {
      for (const [name, value] of Object.entries(part)) {
        // The player's names for the two tasks of a pair and for a check stand in no file.
        const next = name === "first" || name === "check" ? path : [...path, name];
        if (name === "material" && value !== undefined)
          places.push({ path: next, material: value as MaterialState });
        else look(value, next);
      }
    }
  };
  look(beats, ["beats"]);
  return places;
}

const repeated = (ids: readonly string[]) => ids.find((id, at) => ids.indexOf(id) !== at);

function idFaults(material: MaterialState): string[] {
  if (material.kind === "trays") {
    const ids = [...material.trays, ...material.things].map(({ id }) => id);
    const twice = repeated(ids);
    if (ids.includes("left"))
      return ['"left" counts what is not sorted yet; give the tray or thing another id'];
    return twice === undefined ? [] : [`"${twice}" is the id of two things`];
  }
  const list =
    material.kind === "timeline"
      ? material.cards
      : material.kind === "chart"
        ? material.columns
        : material.kind === "table"
          ? [...material.columns, ...material.rows]
          : material.kind === "map"
            ? material.places
            : material.kind === "plane"
              ? material.points
              : material.kind === "shapes"
                ? material.shapes
                : material.kind === "scatter"
                  ? material.things
                  : [];
  const twice = repeated(list.map(({ id }) => id));
  if (twice !== undefined) return [`"${twice}" is the id of two things`];
  if ("wholes" in material && material.wholes.some(({ of, filled }) => filled > of))
    return ["more parts are filled than there are"];
  if (material.kind === "ten-frame" && Number(factsOf(material).empty) < 0)
    return ["more counters than places"];
  return [];
}

function readingFaults({ beats }: Pick<Lesson, "beats">, found: readonly Place[]): LessonFault[] {
  const faults: LessonFault[] = [];
  const pictured = (list: readonly Shown[], path: LessonFault["path"]) => {
    for (const [at, { picture, material }] of list.entries())
      if (picture === undefined && material === undefined)
        faults.push({ path: [...path, at], reason: "at 3-5 a choice is a picture or a material" });
  };
  for (const [at, beat] of beats.entries()) {
    if (beat.kind === "wonder") pictured(beat.guesses, ["beats", at, "guesses"]);
    if (beat.kind === "tell") pictured(beat.reports, ["beats", at, "reports"]);
    if (beat.kind !== "together" && beat.kind !== "alone") continue;
    for (const [place, { first, again }] of beat.tasks.entries()) {
      const path = ["beats", at, "tasks", place];
      for (const [task, where] of [
        [first, path],
        [again, [...path, "again"]],
      ] as const) {
        if (task?.check.by === "choices") pictured(task.check.choices, [...where, "choices"]);
        if (task?.check.by === "word") faults.push({ path: where, reason: "at 3-5 no word is written" });
      }
    }
  }
  for (const { path, material } of found) {
    const things =
      material.kind === "trays"
        ? [...material.trays, ...material.things]
        : material.kind === "timeline"
          ? material.cards
          : material.kind === "scatter"
            ? material.things
            : [];
    if (things.some(({ picture }) => picture === undefined))
      faults.push({ path, reason: "at 3-5 every thing and tray has a picture" });
    if (material.kind === "strips")
      faults.push({ path, reason: "strips are read, which nobody does at 3-5" });
  }
  return faults;
}
