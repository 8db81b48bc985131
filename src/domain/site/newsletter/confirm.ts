/** For so many days the link of the first mail confirms; then the address goes by itself. */
export const CONFIRM_DAYS = 7;
