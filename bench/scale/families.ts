import type { FamilyFilter } from "#domain/enrolment/families/filter.ts";
import type { Store } from "#server/db/store.ts";
import { boardOf, countFamilies, listFamilies, type Page } from "#server/features/staff/families/list.ts";
import { familyTasks } from "#server/features/staff/families/tasks.ts";
import { ME, NOW, TODAY } from "./fill.ts";
import type { Asked } from "./scale.ts";

/** What the table, the board and the day ask for. */
export async function families(store: Store): Promise<Asked> {
  const moment = { today: TODAY, now: NOW, mode: "practice", engine: store.engine } as const;
  const list = (filter: FamilyFilter, page: Partial<Page> = {}) =>
    listFamilies(store.db, filter, moment, { order: "newest", limit: 25, ...page });
  const count = (filter: FamilyFilter) => countFamilies(store.db, filter, moment);
  const board = (filter: FamilyFilter) => boardOf(store.db, filter, moment);
  const second = (await list({})).next ?? "";
  const tasks = familyTasks({
    ...{ store, now: () => NOW, mode: moment.mode, members: { names: async () => [] } },
    ...{
      usualHours: { timeZone: "UTC", week: [] },
      makeLead: async () => null,
      changeAddress: (_trx, _leads, change) => change(),
      joinList: async () => {},
    },
  });
  return {
    "first page": () => list({}),
    "second page": () => list({}, { after: second }),
    "longest wait first": () => list({}, { order: "waiting" }),
    "filter: one status": () => list({ status: "contacted" }),
    "filter: an age and a language": () => list({ age: 9, language: "es" }),
    "filter: deposit held": () => list({ deposit: "held" }),
    "filter: mine, step overdue": () => list({ owner: ME, nextStep: "overdue" }),
    "filter: that nobody passes": () => list({ status: "enrolled", age: 3, language: "es" }),
    "search: a common name": () => list({ search: "ana" }),
    "search: one family": () => list({ search: "familia777 " }),
    "search: one child": () => list({ search: "luz777 " }),
    "search: a phone number": () => list({ search: "322 000 0777" }),
    "search: nobody": () => list({ search: "zzz" }),
    "count of all": () => count({}),
    "count of a filter": () => count({ language: "es", age: 9 }),
    "count: mine": () => count({ owner: ME }),
    board: () => board({}),
    "board of a filter": () => board({ language: "es", pod: "creator" }),
    "board of a search": () => board({ search: "familia777" }),
    today: () => tasks.today(null),
    "today, mine": () => tasks.today(ME),
  };
}
