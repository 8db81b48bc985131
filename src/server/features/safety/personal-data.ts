import type { PersonalData } from "#server/db/personal-data.ts";

const TERM = "a record of safety has a term of its own (decision 081), and is erased by it or by the owner";

export const safetyData: PersonalData = {
  tables: {
    safety_items: { stays: TERM },
    safety_turns: { rowsOf: "safety_items" },
    safety_log: { rowsOf: "safety_items" },
    safety_reads: { rowsOf: "safety_items" },
    safety_watches: { stays: "when an item is told again; the item's number" },
    safety_alerts: { stays: "which of the staff was told of an item" },
  },
};
