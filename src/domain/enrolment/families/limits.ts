/** Families on a page, and in a column of the board. */
export const FAMILIES_ON_A_PAGE = 25;
/** Rows at most in one answer. */
export const FAMILIES_AT_MOST = 500;
/** Families at most that one act may change. */
export const ACT_AT_MOST = 5_000;
