export const PERSONAL_KINDS = [
  ...(["name", "full_name", "email", "phone", "address", "link", "handle"] as const),
  ...(["school", "place", "number", "password", "birthday"] as const),
] as const;
export type PersonalOf = (typeof PERSONAL_KINDS)[number];

/** Personal data in a text, in UTF-16 units. */
export type PersonalSpan = { readonly from: number; readonly to: number; readonly of: PersonalOf };
