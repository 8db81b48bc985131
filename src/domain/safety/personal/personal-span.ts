export type PersonalOf =
  | "name"
  | "full_name"
  | "email"
  | "phone"
  | "address"
  | "link"
  | "handle"
  | "school"
  | "place"
  | "number"
  | "password"
  | "birthday";
/** Personal data in a text, in UTF-16 units. */
export type PersonalSpan = { readonly from: number; readonly to: number; readonly of: PersonalOf };
