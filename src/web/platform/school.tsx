import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { School } from "#domain/site/school.ts";

/** Where a document holds the facts that were changed at the desk. */
export const SCHOOL_ELEMENT = "school";

const SchoolContext = createContext<School>(deliveredSchool);

/** What the school says of itself on this page: its launch date, its town, its prices, how to reach it. */
export const useSchool = (): School => useContext(SchoolContext);

/** The school of a document: the one with which it was rendered, so that nothing differs when it comes alive. */
export function schoolOf(document: Document): School {
  const data = document.getElementById(SCHOOL_ELEMENT)?.textContent;
  return data ? (JSON.parse(data) as School) : deliveredSchool;
}

let tell: ((school: School) => void) | null = null;

export function SchoolProvider({
  school,
  children,
}: {
  readonly school: School;
  readonly children: ReactNode;
}) {
  const [now, setNow] = useState(school);
  useEffect(() => {
    tell = setNow;
    return () => {
      tell = null;
    };
  }, []);
  return <SchoolContext value={now}>{children}</SchoolContext>;
}

/** Asks for this page's document once more: an open page then says what a fresh one would. False if it could not. */
export async function readSchoolAgain(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: "no-cache", headers: { accept: "text/html" } });
    if (!response.ok) return false;
    tell?.(schoolOf(new DOMParser().parseFromString(await response.text(), "text/html")));
    return true;
  } catch {
    return false;
  }
}

/** What dials a telephone number. */
export const callHref = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, "")}`;
