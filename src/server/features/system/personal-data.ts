import type { PersonalData } from "#server/db/personal-data.ts";

export const systemData: PersonalData = {
  tables: {
    rate_limits: { stays: "counts by network address, for the minutes of a limit", only: "postgres" },
    migrations: { stays: "which steps the database has seen" },
    settings: { stays: "settings of the school" },
    tallies: { stays: "totals" },
    left_sessions: { stays: "numbers of class sessions that were left, until they would have ended" },
    erased: { stays: "keyed hashes of what was erased, replayed over a restored backup" },
  },
};
