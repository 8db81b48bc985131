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
  },
};
