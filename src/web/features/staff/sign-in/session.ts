/** A cookie the page can read, set beside the httpOnly session: only a hint that asking for staff data is worth it. */
const HINT = "ceiba_staff";

/** Whether this browser probably holds a staff session. The server alone decides. */
export function hasStaffHint(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${HINT}=1`);
}

/** Forgets the hint, so that the next page does not ask for what it may not see. */
export function dropStaffHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
