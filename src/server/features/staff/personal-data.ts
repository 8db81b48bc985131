import type { PersonalData } from "#server/db/personal-data.ts";

const ACCOUNT = "an account of a member of staff, which its owner ends";

export const staffData: PersonalData = {
  tables: {
    user: { stays: ACCOUNT },
    session: { rowsOf: "user" },
    account: { rowsOf: "user" },
    twoFactor: { rowsOf: "user" },
    verification: { stays: "links of an hour for accounts of staff" },
    audit_log: { stays: "what staff did; a family stands there as a keyed hash" },
    taught_answers: { stays: "the school's own words; an address or number in a way to ask is refused" },
    taught_versions: { rowsOf: "taught_answers" },
    school_facts: { stays: "what the school says of itself" },
    daily_counts: { stays: "numbers by day, of nobody" },
  },
};
