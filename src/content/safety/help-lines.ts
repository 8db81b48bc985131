import type { HelpLines } from "#domain/safety/care/help-lines.ts";
import lines from "./help-lines.json" with { type: "json" };

/** Numbers to call, by country (decision 103). Only what is `confirmed` is told to a child. */
export const helpLines: HelpLines = lines;
