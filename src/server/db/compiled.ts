import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Stands in a query for a value that is told when it is asked. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Compiled<Row> = { readonly query: CompiledQuery<Row>; readonly places: readonly unknown[] };

/**
 * A query that every message asks, built and compiled once for each kind of database: that costs several times what
 * SQLite needs to answer it. Only single values differ from time to time; how many there are does not.
 *
 * @param build the query, with the values it is given in the places where they belong
 */
export function compiled<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const places = new Proxy({} as Values, { get: (_, name) => new Place(name) });
  const known = new WeakMap<object, Compiled<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let made = known.get(adapter);
    if (made === undefined) {
      const query = build(db, places).compile();
      made = { query, places: query.parameters };
      known.set(adapter, made);
    }
    const parameters = made.places.map((each) =>
      each instanceof Place ? values[each.name as keyof Values] : each,
    );
    const { rows } = await db.executeQuery<Row>({ ...made.query, parameters });
    return rows;
  };
}
