/** How far a family is with the fit checklist. */
export type FitStage = "none" | "some" | "invite";

/**
 * What the checklist says: enough ticks mean "get in touch" (parent-side specification §2, Programs page).
 *
 * @param count ticked items
 * @param invite how many are enough (the catalogue's `fitChecklist.invite`)
 */
export function fitStage(count: number, invite: number): FitStage {
  if (count >= invite) return "invite";
  return count > 0 ? "some" : "none";
}

/**
 * The same rule as style, so that the checklist answers a tick before any script has run: each tick shows one more
 * branch, and exactly one of the three messages is displayed. The boxes are siblings, so n ticked boxes are a chain of
 * n. (`:nth-child(n of :checked)` is shorter, but Chromium does not always look again when a box changes.)
 *
 * @param total how many items, and branches, there are
 */
export function fitStyle(total: number, invite: number): string {
  const reached = (count: number) => `.fit:has(${Array(count).fill("input:checked").join("~")})`;
  const branches = Array.from({ length: total }, (_, index) => index + 1);
  return [
    `${branches.map((n) => `${reached(n)} .fit-branch-${n}`)}{opacity:1;transform:none}`,
    `${reached(1)} .fit-none,${reached(invite)} .fit-some{display:none!important}`,
    `${reached(1)} .fit-some,${reached(invite)} .fit-invite{display:block}`,
  ].join("");
}
