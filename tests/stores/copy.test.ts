import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openPostgres } from "#server/db/postgres.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import { readTallies } from "#server/db/tallies.ts";
import { readingSchool } from "#server/db/transfer/school-file.ts";
import { CopyDiffers, copyToPostgres, isSame } from "#server/db/transfer/to-postgres.ts";
import { contents, fillSchool, sortedRows } from "../school.ts";
import { postgresDatabase } from "./engines.ts";

/** More than one batch of some, a few of the others. */
const MANY: Readonly<Record<string, number>> = { messages: 1_203, leads: 501, settings: 500 };

describe.skipIf(inject("postgresUrl") === null)("a school that moves to PostgreSQL", () => {
  const undo: (() => Promise<void> | void)[] = [];
  let dataDir: string;
  let url: string;
  let school: Sqlite.Database;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "ceiba-copy-"));
    const database = await postgresDatabase();
    url = database.url;
    const store = openSqlite(dataDir);
    await store.migrate();
    await store.close();
    school = new Sqlite(join(dataDir, "ceiba.sqlite"));
    fillSchool(school, (table) => MANY[table] ?? 7);
    undo.push(
      () => rmSync(dataDir, { recursive: true, force: true }),
      database.drop,
      () => void school.close(),
    );
  });
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  const copy = () => readingSchool(dataDir, (source) => copyToPostgres(source, url));
  async function inPostgres<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: url });
    client.setTypeParser(pg.types.builtins.INT8, Number);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  async function migrated(): Promise<void> {
    const store = openPostgres(url);
    await store.migrate();
    await store.close();
  }
  const countLeads = () =>
    inPostgres(async (client) => (await client.query("select count(*) as n from leads")).rows[0].n);

  it("is there with every row of every table, and with its totals", async () => {
    const { result, isChanged } = await copy();
    const there = contents(school);
    expect(result.every(isSame)).toBe(true);
    expect(isChanged).toBe(false);
    expect(Object.keys(there).length).toBeGreaterThan(20);
    expect(result.map(({ table }) => table).sort()).toEqual([...Object.keys(there), "(totals)"].sort());
    await inPostgres(async (client) => {
      for (const [table, rows] of Object.entries(there)) {
        expect(rows.length, table).toBeGreaterThan(0);
        expect(sortedRows((await client.query(`select * from "${table}"`)).rows), table).toEqual(rows);
      }
    });
    const store = openPostgres(url);
    undo.push(() => store.close());
    expect(await readTallies(store.db, ["families", "safety.open.now"])).toEqual({
      families: 501,
      "safety.open.now": school
        .prepare("select count(*) from safety_items where state = 'open' and severity = 'now'")
        .pluck()
        .get(),
    });
  });

  it("takes a table along that nobody told it of, and goes on numbering after its rows", async () => {
    await migrated();
    school.exec("create table visits (id integer primary key, name text not null)");
    school.exec("insert into visits values (3, 'three'), (41, 'forty-one')");
    await inPostgres((client) =>
      client.query(
        "create table visits (id bigint primary key generated always as identity, name text not null)",
      ),
    );
    await copy();
    await inPostgres(async (client) => {
      await client.query("insert into visits (name) values ('next')");
      expect((await client.query("select id, name from visits order by id")).rows).toEqual([
        { id: 3, name: "three" },
        { id: 41, name: "forty-one" },
        { id: 42, name: "next" },
      ]);
    });
  });

  it("is not copied at all when one value of one row arrives otherwise", async () => {
    await migrated();
    await inPostgres((client) =>
      client.query(`
        create function spoil() returns trigger language plpgsql as $$ begin
          new.name := 'Somebody else'; return new; end $$;
        create trigger spoil before insert on leads for each row when (new.id like 'id 77 %')
          execute function spoil()`),
    );
    const failure = await copy().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CopyDiffers);
    const differing = (failure as CopyDiffers).report.filter((each) => !isSame(each));
    expect(differing.map(({ table, source, target }) => [table, source.rows, target.rows])).toEqual([
      ["leads", 501, 501],
    ]);
    expect(await countLeads()).toBe(0);
  });

  it("is not copied over another, nor from another version", async () => {
    await copy();
    await expect(copy()).rejects.toThrow("is not empty (");
    expect(await countLeads()).toBe(501);
    school.exec("insert into migrations values ('999-later', 1)");
    await expect(copy()).rejects.toThrow("of another version");
  });

  it("says when a server wrote meanwhile, and copies what was there at its beginning", async () => {
    const { isChanged } = await readingSchool(dataDir, async (source) => {
      school.exec("delete from leads where id like 'id 5 %'");
      return copyToPostgres(source, url);
    });
    expect(isChanged).toBe(true);
    expect(await countLeads()).toBe(501);
  });

  it("is copied by the command, which prints a line for each table", async () => {
    const run = promisify(execFile);
    const command = (address: string) =>
      run(process.execPath, ["src/server/commands/copy.ts", address], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      });
    const { stdout } = await command(url);
    expect(stdout).toMatch(/^leads +501 +[0-9a-f]{12} +the same$/m);
    expect(stdout).toContain("start it with DATABASE_URL");
    await expect(command("postgres://127.0.0.1:1/x")).rejects.toMatchObject({
      stderr: expect.stringMatching(/^PostgreSQL cannot be used: .*\n$/),
    });
  });
});
