import { starterPacks } from "#content/packs/starter-packs.ts";
import type { AssignmentResult } from "#domain/curriculum/assign.ts";
import { type AssignedPack, packIn } from "#domain/curriculum/starter-pack.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { isRecord } from "./place.ts";

/**
 * An assignment that came from the server or from this tab's memory, if it has everything that is shown; null for
 * anything else, so that a broken answer is a failed one and never a broken page.
 */
export function readPlan(value: unknown): AssignmentResult | null {
  if (!isRecord(value)) return null;
  const { profile, skillAnalysis, curriculumAssignment, starterPack, recommendations } = value;
  const isWhole =
    isRecord(profile) &&
    typeof profile.name === "string" &&
    typeof profile.age === "number" &&
    isRecord(skillAnalysis) &&
    isRecord(curriculumAssignment) &&
    Array.isArray(curriculumAssignment.assignedModules) &&
    isTexts(recommendations) &&
    isRecord(starterPack) &&
    typeof starterPack.title === "string" &&
    isTexts(starterPack.activities) &&
    starterPack.activities.length > 0 &&
    typeof value.sessionDuration === "number" &&
    ["learningPath", "voiceTone", "lumaPersonality"].every((key) => typeof value[key] === "string");
  return isWhole ? (value as AssignmentResult) : null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/**
 * The pack in the language of the page: one of ours is shown in the language chosen now, whichever it was assigned in;
 * any other as it came.
 */
export function packFor(assigned: AssignedPack, language: Language): AssignedPack {
  const ours = starterPacks.find(
    (pack) =>
      pack.theme === assigned.theme && LANGUAGES.some((each) => packIn(pack, each).title === assigned.title),
  );
  return ours === undefined ? assigned : packIn(ours, language);
}
