import { readFileSync } from "node:fs";
import { assembled, type CompiledTexts, type CompiledWords } from "#content/tutor/assembled.ts";
import type { TutorLibrary } from "#domain/tutor/library.ts";
import { createTutor, type Tutor } from "#domain/tutor/tutor.ts";
import { packageFile } from "./package-root.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(packageFile(`src/content/tutor/reference/${name}.json`), "utf8"));

let library: TutorLibrary | undefined;

/**
 * Everything the embedded tutor says: five megabytes, read when it is first needed and kept. A server without children
 * starts sooner and does without their memory.
 */
export function tutorLibrary(): TutorLibrary {
  // Their form is checked when they are compiled, and by the tests of the content.
  library ??= assembled(read("compiled") as CompiledTexts, read("words-compiled") as CompiledWords);
  return library;
}

let tutor: Tutor | undefined;

/** The tutor over the school's own content. */
export function ownTutor(): Tutor {
  tutor ??= createTutor(tutorLibrary());
  return tutor;
}
