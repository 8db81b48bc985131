import { createContext, useContext } from "react";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { School } from "#domain/site/school.ts";

/** Where a document holds the facts that were changed at the desk. */
export const SCHOOL_ELEMENT = "school";

const SchoolContext = createContext<School>(deliveredSchool);
export const SchoolProvider = SchoolContext;

/** What the school says of itself on this page: its launch date, its town, how to reach it. */
export const useSchool = (): School => useContext(SchoolContext);

/** The school of a document: the one with which it was rendered, so that nothing differs when it comes alive. */
export function schoolOf(document: Document): School {
  const data = document.getElementById(SCHOOL_ELEMENT)?.textContent;
  return data ? (JSON.parse(data) as School) : deliveredSchool;
}

/** What dials a telephone number. */
export const callHref = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, "")}`;
