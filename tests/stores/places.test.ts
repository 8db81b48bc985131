import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { OperationKey, Output } from "#contract/index.ts";
import type { FamilyOffer, Place } from "#contract/places.ts";
import type { DepositChild } from "#domain/payments/children.ts";
import type { Store } from "#server/db/store.ts";
import { leadIntake } from "#server/features/enrolment/leads.ts";
import { leadMaker } from "#server/features/enrolment/make-lead.ts";
import { type HeldDeposit, paidLeads } from "#server/features/enrolment/paid-leads.ts";
import { enrolmentData } from "#server/features/enrolment/personal-data.ts";
import { deliverPods } from "#server/features/enrolment/places/deliver.ts";
import { freePlacesInWords } from "#server/features/enrolment/places/in-words.ts";
import { placeLinks } from "#server/features/enrolment/places/mails.ts";
import { readPlace } from "#server/features/enrolment/places/parts.ts";
import { createPlaces } from "#server/features/enrolment/places/routes.ts";
import { desk } from "#server/features/staff/desk.ts";
import { boardOf } from "#server/features/staff/families/list.ts";
import { familyMerging } from "#server/features/staff/families/merging.ts";
import { listLeads } from "#server/features/staff/lead-list.ts";
import type { Call } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { onBothEngines } from "./engines.ts";

const DAY = 86_400_000;
const SECRET = "s".repeat(32);
const usualHours = {
  timeZone: "America/Mexico_City",
  week: Array.from({ length: 7 }, () => ({ from: 540, to: 900 })),
};

/** A school with the pods of the catalogue, on the first of March 2027; each family joins a minute after the last. */
async function school(store: Store, staffNotify: string | null = "desk@school.example") {
  let clock = Date.parse("2027-03-01T18:00:00Z");
  const now = () => clock;
  const makeLead = leadMaker(SECRET);
  const { handlers, moves } = createPlaces({
    ...{ store, now, secret: SECRET, usualHours, publicUrl: () => "https://ceiba.example" },
    ...{ school: () => deliveredSchool, staffNotify },
    ...{ wakeMail: () => {}, wakeTerms: () => {} },
  });
  await deliverPods(store, async () => [], clock);
  const staff = {
    id: "m",
    email: "marta@school.example",
    name: "Marta",
    role: "owner",
    provedAt: 0,
  } as const;
  const call = { staff: async () => staff, note: async () => {} } as unknown as Call;
  const ask = <Key extends keyof typeof handlers & OperationKey>(key: Key, about: object = {}) =>
    handlers[key]({ params: {}, query: { limit: 50 }, body: {}, ...about } as never, call) as Promise<
      Output<Key>
    >;
  const submit = leadIntake({
    ...{ store, makeLead, publicUrl: () => "", school: () => deliveredSchool, staffNotify: null },
    ...{ mailBudget: { isLeft: async () => false, take: async () => true }, wakeMail: () => {} },
  });
  const leads = paidLeads(store, makeLead);
  const staffDesk = desk(store, "practice", moves.offersFollow);
  const merging = familyMerging({
    ...{ store, now, makeLead, usualHours, mode: "practice", joinList: async () => {} },
    members: { names: async () => [] },
    changeAddress: moves.offersFollow,
  });
  const links = placeLinks(SECRET, () => "");
  const tokenOf = async (id: string) => links.tokenOf(await readPlace(store.db, id));
  return {
    tokenOf,
    ask,
    moves,
    pass: (ms: number) => {
      clock += ms;
    },
    /** A family joins by the form. */
    async joins(name: string, ages = "7", language: "en" | "es" = "en") {
      clock += 60_000;
      const numberOfChildren = ages.split(",").length;
      const form = {
        name,
        email: `${name.toLowerCase()}@x.co`,
        numberOfChildren,
        childrenAges: ages,
        language,
      };
      return (await submit({ ...form, adult: true } as never, clock)).id;
    },
    pays: (leadId: string, id: string, children: readonly DepositChild[]) =>
      store.write((trx) =>
        leads.paid(trx, leadId, { id, type: "founders_circle", payer: null, children }, ++clock),
      ),
    corrects: (leadId: string, id: string, children: readonly DepositChild[]) =>
      store.write((trx) =>
        leads.childrenCorrected(trx, leadId, { id, type: "founders_circle", children }, ++clock),
      ),
    isRefunded: (leadId: string, id: string, ...others: Partial<HeldDeposit>[]) =>
      store.write((trx) =>
        leads.refunded(
          trx,
          leadId,
          id,
          async () => others.map((each) => ({ id: "other", type: "founders_circle", children: [], ...each })),
          ++clock,
        ),
      ),
    readdresses: (leadId: string, email: string, version = 0) =>
      staffDesk.change(leadId, { email, version }, "marta@school.example"),
    merges: (id: string, other: string) => {
      const keep = {
        name: "this",
        reach: "this",
        phone: "this",
        children: "this",
        language: "this",
      } as const;
      return merging.merge(
        id,
        { version: 0, other: { id: other, version: 0 }, keep },
        "marta",
        async () => {},
      );
    },
    sendsAtOnce: (name: string, ages: string) => {
      const email = `${name.toLowerCase()}@x.co`;
      const form = { name, email, numberOfChildren: 2, childrenAges: ages, language: "en", adult: true };
      return Promise.all(Array.from({ length: 6 }, () => submit(form as never, clock)));
    },
    overview: () => ask("GET /api/admin/places"),
    async finds(search: string) {
      const rows = await listLeads(store, "practice", { search });
      return rows.map(({ name }) => name);
    },
    async ofLead(id: string) {
      const { places } = await ask("GET /api/admin/leads/{id}/places", { params: { id } });
      return places.map(({ place }) => place);
    },
    act: (id: string, body: object): Promise<Place> =>
      ask("PATCH /api/admin/places/{id}", { params: { id }, body }),
    mine: async (id: string, token?: string): Promise<FamilyOffer> =>
      ask("POST /api/places/mine", { body: { token: token ?? (await tokenOf(id)) } }),
    answer: async (id: string, accepts: boolean, token?: string): Promise<FamilyOffer> =>
      ask("POST /api/places/answer", { body: { token: token ?? (await tokenOf(id)), accepts } }),
    /** A family that staff reach by phone alone. */
    hasOnlyPhone: (leadId: string) =>
      store.db
        .updateTable("leads")
        .set({ email: "", email_key: leadId, phone: "999 123 4567" })
        .where("id", "=", leadId)
        .execute(),
    async pod(id: string, about: object) {
      const found = (await ask("GET /api/admin/places")).pods.find((each) => each.id === id);
      return ask("PUT /api/admin/places/pods/{id}", { params: { id }, body: { ...found, ...about } });
    },
    history: async (leadId: string) =>
      (
        await store.db
          .selectFrom("lead_events")
          .select("detail")
          .where("lead_id", "=", leadId)
          .where("kind", "=", "place")
          .orderBy("id")
          .execute()
      ).map(({ detail }) => detail),
    mails: () => store.db.selectFrom("mails").selectAll().orderBy("id").execute(),
  };
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "allowed",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
const names = (places: readonly Place[]) => places.map(({ lead }) => lead.name);

onBothEngines("places", ({ fresh }) => {
  it("a family is found by what its children are called, as it is known now", async () => {
    const store = await fresh();
    const { joins, pays, corrects, finds } = await school(store);
    const ana = await joins("Ana", "6,9");
    const beth = await joins("Beth");
    await pays(ana, "d1", [
      { name: "Íñigo", age: 6 },
      { name: "Luz", age: 9 },
    ]);
    expect([await finds("inigo"), await finds("ana luz"), await finds("beth luz")]).toEqual([
      ["Ana"],
      ["Ana"],
      [],
    ]);
    await corrects(ana, "d1", [
      { name: "Iñaki", age: 6 },
      { name: "Luz", age: 9 },
    ]);
    expect([await finds("inigo"), await finds("inaki")]).toEqual([[], ["Ana"]]);
    const moment = { today: "2027-03-01", now: 0, mode: "practice", engine: store.engine } as const;
    const shown = (await boardOf(store.db, {}, moment)).columns.flatMap(({ items }) => items);
    expect(shown.map(({ name, children }) => [name, children]).toSorted()).toEqual([
      [
        "Ana",
        [
          { name: "Iñaki", age: 6 },
          { name: "Luz", age: 9 },
        ],
      ],
      ["Beth", []],
    ]);
    await store.db.updateTable("places").set({ lead_id: beth }).where("child", "=", "Luz").execute();
    expect([await finds("luz"), await finds("inaki")]).toEqual([["Beth"], ["Ana"]]);
    await store.db.deleteFrom("places").where("lead_id", "=", beth).execute();
    expect(await finds("luz")).toEqual([]);
  });

  it("a child whose deposit is paid has a seat of its age; of more than there are seats the others come first on the list", async () => {
    const store = await fresh();
    const { joins, pays, overview, ofLead, pod, act } = await school(store);
    await pod("foundation", { seats: 1 });
    const early = await joins("Early");
    const ids = [];
    for (const name of ["Ana", "Beth", "Cleo"]) ids.push(await joins(name));
    // All at once, as payments settle.
    await Promise.all(ids.map((id, index) => pays(id, `d${index}`, [{ name: `Kid${index}`, age: 7 }])));
    const { pods, waiting, total } = await overview();
    const [foundation] = pods;
    expect(foundation?.holders).toHaveLength(1);
    expect(foundation?.holders[0]).toMatchObject({ state: "held", hasDeposit: true, seat: 1 });
    expect(waiting.map(({ turn }) => turn)).toEqual(["deposit", "deposit", "joined"]);
    expect([total, waiting.at(-1)?.lead.id]).toEqual([3, early]);
    // Paid once more, nobody stands twice.
    await pays(ids[0] ?? "", "again", [{ name: "Kid0", age: 7 }]);
    expect(await ofLead(ids[0] ?? "")).toHaveLength(1);
    // A seat that comes free is first of all theirs who paid before.
    await act(foundation?.holders[0]?.id ?? "", { act: "release" });
    const late = await joins("Dora");
    await pays(late, "late", [{ name: "Kid9", age: 7 }]);
    expect((await ofLead(late))[0]?.state).toBe("waiting");
  });

  it("a deposit seats each child in the pod of its own age, and an age that no pod has waits where staff see it", async () => {
    const { joins, pays, ofLead } = await school(await fresh());
    const lead = await joins("Ana", "7, 11");
    await pays(lead, "d", [
      { name: "Luz", age: 7 },
      { name: "Leo", age: 11 },
      { name: "Bit", age: 4 },
    ]);
    expect((await ofLead(lead)).map(({ child, podId, state }) => [child, podId, state])).toEqual([
      ["Luz", "foundation", "held"],
      ["Leo", "creator", "held"],
      ["Bit", null, "waiting"],
    ]);
  });

  it("a child that is named or put right only after the payment keeps its turn, and gets its seat", async () => {
    const store = await fresh();
    const { joins, pays, ofLead, corrects } = await school(store);
    const lead = await joins("Ana", "unsaid");
    await pays(lead, "d", []);
    expect((await ofLead(lead)).map(({ state, turn, age }) => [state, turn, age])).toEqual([
      ["waiting", "deposit", null],
    ]);
    await corrects(lead, "d", [{ name: "Luz", age: 7 }]);
    const [luz] = await ofLead(lead);
    expect(luz).toMatchObject({ child: "Luz", state: "held", podId: "foundation", turn: "deposit" });
    await corrects(lead, "d", [{ name: "Lucía", age: 7 }]);
    expect(await ofLead(lead)).toEqual([{ ...luz, child: "Lucía" }]);
  });

  it("a refund frees the seat, a dispute that is won takes it again, and who is enrolled stays", async () => {
    const { joins, pays, isRefunded, ofLead, act, history } = await school(await fresh());
    const lead = await joins("Ana", "7, 9");
    const children = [
      { name: "Luz", age: 7 },
      { name: "Leo", age: 9 },
    ];
    await pays(lead, "d", children);
    const [luz] = await ofLead(lead);
    await act(luz?.id ?? "", { act: "enrol" });
    await isRefunded(lead, "d");
    expect((await ofLead(lead)).map(({ state, seat }) => [state, seat])).toEqual([
      ["enrolled", 1],
      ["released", null],
    ]);
    await pays(lead, "d", children);
    expect((await ofLead(lead)).map(({ state }) => state)).toEqual(["enrolled", "held"]);
    // Another deposit of the family that holds nothing yet takes the children over.
    await isRefunded(lead, "d", { id: "other" });
    expect((await ofLead(lead)).map(({ state }) => state)).toEqual(["enrolled", "held"]);
    expect(await history(lead)).toContain("refunded:Explorer · Leo");
  });

  it("of two deposits that name a child the one that stays keeps its seat", async () => {
    const { joins, pays, isRefunded, ofLead } = await school(await fresh());
    const lead = await joins("Ana", "7, 9");
    const luz = { name: "Luz", age: 7 };
    const leo = { name: "Leo", age: 9 };
    await pays(lead, "one", [luz]);
    await pays(lead, "two", [luz, leo]);
    await isRefunded(lead, "one", { id: "two", children: [luz, leo] });
    expect((await ofLead(lead)).map(({ child, state }) => [child, state])).toEqual([
      ["Luz", "held"],
      ["Leo", "held"],
    ]);
    await isRefunded(lead, "two");
    expect((await ofLead(lead)).map(({ state }) => state)).toEqual(["released", "released"]);
  });

  it("a deposit for the teachers keeps a seat only for a child that it names", async () => {
    const { joins, pays, isRefunded, ofLead } = await school(await fresh());
    const children = [
      { name: "Luz", age: 7 },
      { name: "Leo", age: 9 },
    ];
    const sponsor = { id: "s", type: "teacher_sponsor" } as const;
    const [ana, beth] = [await joins("Ana", "7, 9"), await joins("Beth", "7, 9")];
    for (const lead of [ana, beth]) await pays(lead, lead, children);
    await isRefunded(ana, ana, sponsor);
    expect((await ofLead(ana)).map(({ state }) => state)).toEqual(["released", "released"]);
    await isRefunded(beth, beth, { ...sponsor, children: children.slice(1) });
    expect((await ofLead(beth)).map(({ state }) => state)).toEqual(["released", "held"]);
  });

  it("a deposit that went back gives no turn any more, whatever happens to the child then", async () => {
    const { joins, pays, isRefunded, ofLead, act } = await school(await fresh());
    const lead = await joins("Ana", "7, 8, 9");
    await pays(lead, "d", [
      { name: "Luz", age: 7 },
      { name: "Mar", age: 8 },
      { name: "Leo", age: 9 },
    ]);
    const [luz, mar, leo] = (await ofLead(lead)).map(({ id }) => id) as [string, string, string];
    await act(luz, { act: "enrol" });
    await act(mar, { act: "release" });
    await isRefunded(lead, "d");
    await act(luz, { act: "wait" });
    await act(mar, { act: "wait" });
    await act(leo, { act: "hold", podId: "explorer" });
    expect((await ofLead(lead)).map(({ hasDeposit, turn }) => [hasDeposit, turn])).toEqual(
      Array(3).fill([false, "joined"]),
    );
  });

  it("of two who give the last seat at once one is refused", async () => {
    const { joins, ofLead, act, pod, overview } = await school(await fresh());
    await pod("foundation", { seats: 1 });
    const places = [];
    for (const name of ["Ana", "Beth"]) places.push((await ofLead(await joins(name)))[0]?.id ?? "");
    const wanted = places.map((id) =>
      refused(act(id, { act: "offer", podId: "foundation", reason: "both call" })),
    );
    expect((await Promise.all(wanted)).sort()).toEqual(["allowed", "conflict"]);
    expect((await overview()).pods[0]?.holders).toHaveLength(1);
    expect(await refused(pod("foundation", { seats: 0 }))).not.toBe("allowed");
  });

  it("an offer goes to whose turn it is; out of turn only with a reason, which everybody passed over has in the history", async () => {
    const { joins, ofLead, act, history, overview } = await school(await fresh());
    const [first, second] = [await joins("Ana"), await joins("Beth")];
    const [place] = await ofLead(second);
    expect((await overview()).pods[0]?.next?.lead.name).toBe("Ana");
    expect(await refused(act(place?.id ?? "", { act: "offer", podId: "foundation" }))).toBe("conflict");
    await act(place?.id ?? "", { act: "offer", podId: "foundation", reason: "sister is here" });
    expect(await history(first)).toEqual(["passed:Foundation · sister is here"]);
    expect(await history(second)).toEqual(["offered:Foundation · 7 · sister is here"]);
  });

  it("is offered by mail in the family's language, accepted or declined by its link; what is declined goes to the next", async () => {
    const { joins, ofLead, act, answer, mine, mails, pod, overview } = await school(await fresh());
    await pod("foundation", { seats: 1 });
    const [ana, beth] = [await joins("Ana", "7", "es"), await joins("Beth")];
    const id = (await ofLead(ana))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    const [offer] = await mails();
    expect(offer?.subject).toBe("Ceiba: hay un lugar para tu hija o hijo");
    expect(offer?.body).toContain("/place?lang=es#offer=");
    expect(offer?.body).not.toMatch(/\{\w+\}/);
    expect(await mine(id)).toMatchObject({
      state: "offered",
      pod: { es: "Foundation" },
      startsOn: "2027-09-06",
    });
    expect((await answer(id, false)).state).toBe("over");
    expect(await refused(answer(id, true))).toBe("conflict");
    expect((await answer(id, false)).state).toBe("over");
    const [next] = await ofLead(beth);
    expect(next).toMatchObject({ state: "offered", seat: 1 });
    expect((await answer(next?.id ?? "", true)).state).toBe("held");
    expect((await answer(next?.id ?? "", true)).state).toBe("held");
    expect((await overview()).total).toBe(0);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Ceiba: hay un lugar para tu hija o hijo",
      "Ceiba: Ana no toma el lugar (Foundation)",
      "Ceiba: there is a place for your child",
      "Ceiba: Beth takes the place (Foundation)",
    ]);
  });

  it("a lapsed offer goes to the next, once; whoever let it lapse stands at the end and is not offered it again unasked", async () => {
    const { joins, ofLead, act, answer, moves, pass, overview, pod } = await school(await fresh());
    await pod("foundation", { seats: 1 });
    const [ana, beth] = [await joins("Ana"), await joins("Beth")];
    await joins("Cleo", "11");
    const id = (await ofLead(ana))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    await moves.lapse();
    expect((await ofLead(ana))[0]?.state).toBe("offered");
    expect(await moves.nextTerm()).not.toBeNull();
    pass(7 * DAY + 1);
    expect(await refused(answer(id, true))).toBe("conflict");
    await Promise.all([moves.lapse(), moves.lapse()]);
    expect((await ofLead(beth))[0]?.state).toBe("offered");
    expect(names((await overview()).waiting)).toEqual(["Cleo", "Ana"]);
    pass(7 * DAY + 1);
    await moves.lapse();
    const { pods, waiting } = await overview();
    expect(pods[0]?.holders).toEqual([]);
    expect(waiting.map(({ lead, turn }) => [lead.name, turn])).toEqual([
      ["Cleo", "joined"],
      ["Ana", "lapsed"],
      ["Beth", "lapsed"],
    ]);
    await act(id, { act: "hold", podId: "foundation" });
    expect((await ofLead(ana))[0]?.state).toBe("held");
  });

  it("a family without e-mail that is offered a seat unasked is called by staff, who hear of its lapse", async () => {
    const { joins, ofLead, act, answer, moves, pass, mails, pod, hasOnlyPhone } = await school(await fresh());
    await pod("foundation", { seats: 1 });
    const [ana, beth] = [await joins("Ana"), await joins("Beth", "7", "es")];
    await hasOnlyPhone(beth);
    const id = (await ofLead(ana))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    await answer(id, false);
    const call = (await mails()).at(-1);
    expect(call).toMatchObject({ kind: "staff", lead_id: beth, recipient: "desk@school.example" });
    expect(call?.subject).toBe("Ceiba: llama a Beth, por favor (un lugar en Foundation)");
    expect(call?.body).toContain("hasta el lunes, 8 de marzo");
    expect(call?.body).toContain("Teléfono: 999 123 4567");
    expect(call?.body).toMatch(/\/admin\/places\?id=[\w-]+\n/);
    expect(call?.body).not.toMatch(/\{\w+\}/);
    pass(7 * DAY + 1);
    await moves.lapse();
    expect((await mails()).at(-1)?.subject).toBe("Ceiba: Beth no contestó a tiempo (Foundation)");
  });

  it("where staff read no mail, a seat waits for them rather than being offered to a family that nobody tells", async () => {
    const { joins, ofLead, act, answer, hasOnlyPhone, overview } = await school(await fresh(), null);
    const [ana, beth] = [await joins("Ana"), await joins("Beth")];
    await hasOnlyPhone(beth);
    const id = (await ofLead(ana))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    await answer(id, false);
    expect((await overview()).pods[0]).toMatchObject({ holders: [], next: { lead: { name: "Beth" } } });
  });

  it("the link of an offer answers that offer, for the address that it was sent to", async () => {
    const store = await fresh();
    const { joins, ofLead, act, mine, answer, moves, pass, tokenOf } = await school(store);
    const lead = await joins("Ana");
    const id = (await ofLead(lead))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    const first = await tokenOf(id);
    pass(7 * DAY + 1);
    await moves.lapse();
    expect((await mine(id, first)).state).toBe("over");
    await act(id, { act: "offer", podId: "foundation" });
    expect(await refused(answer(id, true, first))).toBe("link_expired");
    const second = await tokenOf(id);
    const readdress = (email: string) =>
      store.db.updateTable("leads").set({ email }).where("id", "=", lead).execute();
    await readdress("other@x.co");
    expect(await refused(mine(id, second))).toBe("link_expired");
    await readdress("Ana@X.co");
    expect((await answer(id, true, second)).state).toBe("held");
  });

  it("a family whose e-mail is put right gets its open offer there, by a link that answers it", async () => {
    const { joins, ofLead, act, mine, answer, mails, tokenOf, readdresses } = await school(await fresh());
    const lead = await joins("Ana");
    const id = (await ofLead(lead))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    const before = await tokenOf(id);
    await readdresses(lead, "ana.right@x.co");
    expect(await refused(mine(id, before))).toBe("link_expired");
    const sent = (await mails()).at(-1);
    expect(sent?.recipient).toBe("ana.right@x.co");
    expect(sent?.body).toContain(await tokenOf(id));
    expect((await answer(id, true)).state).toBe("held");
    // An offer that was answered is not sent again.
    const count = (await mails()).length;
    await readdresses(lead, "ana@x.co", 1);
    expect(await mails()).toHaveLength(count);
  });

  it("of two families that become one, the open offer whose link still holds is not mailed again", async () => {
    const { joins, ofLead, act, answer, mails, tokenOf, merges } = await school(await fresh());
    const [ana, beth] = [await joins("Ana", "7"), await joins("Beth", "9")];
    const offers = async (lead: string, podId: string) => {
      const id = (await ofLead(lead))[0]?.id ?? "";
      await act(id, { act: "offer", podId });
      return id;
    };
    const [anas, beths] = [await offers(ana, "foundation"), await offers(beth, "explorer")];
    const [first, count] = [await tokenOf(anas), (await mails()).length];
    await merges(ana, beth);
    const sent = (await mails()).slice(count);
    expect(sent.map(({ recipient }) => recipient)).toEqual(["ana@x.co"]);
    expect(sent[0]?.body).toContain(await tokenOf(beths));
    expect((await answer(anas, true, first)).state).toBe("held");
    expect((await answer(beths, true)).state).toBe("held");
  });

  it("a family whose e-mail changes in its capitals alone keeps its link and gets no other mail", async () => {
    const { joins, ofLead, act, mails, readdresses } = await school(await fresh());
    const lead = await joins("Ana");
    await act((await ofLead(lead))[0]?.id ?? "", { act: "offer", podId: "foundation" });
    const count = (await mails()).length;
    await readdresses(lead, "Ana@x.co");
    expect(await mails()).toHaveLength(count);
  });

  it("a known family that sends its form several times in one moment stands on the list once", async () => {
    const { joins, sendsAtOnce, ofLead } = await school(await fresh());
    const lead = await joins("Vera", "7");
    await sendsAtOnce("Vera", "7, 9");
    expect((await ofLead(lead)).map(({ age }) => age)).toEqual([7, 9]);
  });

  it("a family that comes back waits anew, each of its children once", async () => {
    const { joins, ofLead, act, history, overview } = await school(await fresh());
    const ana = await joins("Ana", "7, 9");
    const [luz, leo] = (await ofLead(ana)).map(({ id }) => id) as [string, string];
    await act(luz, { act: "correct", child: "Luz", age: 7 });
    await act(luz, { act: "release" });
    await act(leo, { act: "hold", podId: "explorer" });
    await joins("Beth");
    expect(await joins("Ana", "7, 9")).toBe(ana);
    expect((await ofLead(ana)).map(({ id, child, state }) => [id, child, state])).toEqual([
      [luz, "Luz", "waiting"],
      [leo, "", "held"],
    ]);
    expect(names((await overview()).waiting)).toEqual(["Beth", "Ana"]);
    expect((await history(ana)).at(-1)).toBe("waiting:Luz");
    await joins("Ana", "8, 9");
    expect(await ofLead(ana)).toHaveLength(2);
    // A year later it is another age: nobody guesses which child it is.
    await act(luz, { act: "release" });
    await joins("Ana", "8, 9");
    expect((await ofLead(ana)).map(({ child, age, state }) => [child, age, state])).toEqual([
      ["Luz", 7, "released"],
      ["", 9, "held"],
      ["", 8, "waiting"],
    ]);
  });

  it("staff move a child, let it go and put it back at the end; an enrolled child makes an enrolled family", async () => {
    const store = await fresh();
    const { joins, ofLead, act, pod } = await school(store);
    const lead = await joins("Ana", "8");
    const id = (await ofLead(lead))[0]?.id ?? "";
    await act(id, { act: "correct", child: "Luz", age: 8 });
    await act(id, { act: "hold", podId: "foundation" });
    expect(await act(id, { act: "hold", podId: "explorer" })).toMatchObject({
      podId: "explorer",
      child: "Luz",
    });
    await act(id, { act: "enrol" });
    const status = await store.db.selectFrom("leads").select("status").where("id", "=", lead).execute();
    expect(status).toEqual([{ status: "enrolled" }]);
    expect(await act(id, { act: "release" })).toMatchObject({ state: "released", seat: null });
    expect(await act(id, { act: "wait" })).toMatchObject({ state: "waiting", reason: null });
    await pod("foundation", { isOpen: false });
    expect(await refused(act(id, { act: "offer", podId: "foundation" }))).toBe("conflict");
  });

  it("says how many seats are free only where an owner wants it said, without those that are offered or waited for", async () => {
    const store = await fresh();
    const { joins, ofLead, act, pod } = await school(store);
    const words = freePlacesInWords(store);
    expect(await words("en")).toBeUndefined();
    await pod("foundation", { isTold: true });
    expect(await words("en")).toBe("Foundation (ages 6 to 8): 6 left");
    const id = (await ofLead(await joins("Ana")))[0]?.id ?? "";
    await act(id, { act: "offer", podId: "foundation" });
    await joins("Beth");
    expect(await words("es")).toBe("Foundation (6 a 8 años): quedan 4");
  });

  it("at the first start known families come on the list in their order, and children with a deposit on seats", async () => {
    const store = await fresh();
    const makeLead = leadMaker(SECRET);
    const family = { phone: null, language: "en", status: "new" } as const;
    const [ana, beth] = await store.write(async (trx) => [
      await makeLead(trx, { ...family, name: "Ana", email: "a@x.co", children: 2, ages: "6, 9" }, 1),
      await makeLead(trx, { ...family, name: "Beth", email: "b@x.co", children: 1, ages: "7" }, 2),
    ]);
    const held = {
      id: "d",
      leadId: beth?.id ?? "",
      paidAt: 3,
      children: [{ name: "Mia", age: 7 }],
      isSponsor: false,
    };
    await Promise.all([deliverPods(store, async () => [held], 4), deliverPods(store, async () => [held], 4)]);
    const rows = await store.db.selectFrom("places").selectAll().orderBy("joined_at").orderBy("id").execute();
    expect(rows.map(({ lead_id, age, state, joined_at }) => [lead_id, age, state, joined_at])).toEqual([
      [ana?.id, 6, "waiting", 1],
      [ana?.id, 9, "waiting", 1],
      [beth?.id, 7, "held", 2],
    ]);
    expect(await store.db.selectFrom("pods").select("id").execute()).toHaveLength(3);
  });

  it("a family's export names its places, and an erased family leaves its seat", async () => {
    const store = await fresh();
    const { joins, pays, overview } = await school(store);
    const lead = await joins("Ana");
    await pays(lead, "d", [{ name: "Luz", age: 7 }]);
    const found = await enrolmentData.find?.(store.db, "ana@x.co");
    const places = [{ child: "Luz", age: 7, state: "held", pod: "Foundation" }];
    expect((await found?.record())?.waitlist?.[0]).toMatchObject({ places });
    await store.write(async (trx) => (await enrolmentData.find?.(trx, "ana@x.co"))?.erase());
    expect((await overview()).pods[0]?.holders).toEqual([]);
  });

  it("what staff were written about a family is erased with it, sent or not, and without an address too", async () => {
    const store = await fresh();
    const { joins, ofLead, act, answer, mails, hasOnlyPhone } = await school(store);
    const [ana, beth] = [await joins("Ana"), await joins("Beth")];
    await hasOnlyPhone(beth);
    for (const lead of [ana, beth]) {
      const id = (await ofLead(lead))[0]?.id ?? "";
      await act(id, { act: "offer", podId: "foundation" });
      await answer(id, true);
    }
    const toStaff = (await mails()).find(({ kind }) => kind === "staff")?.body;
    expect(toStaff).toContain("ana@x.co");
    expect(toStaff).toContain(`/admin/families?id=${ana}\n`);
    await store.db.updateTable("mails").set({ status: "sent", body: "" }).execute();
    await store.write(async (trx) => (await enrolmentData.find?.(trx, "ana@x.co"))?.erase());
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Ceiba: Beth takes the place (Foundation)",
    ]);
    await store.write((trx) => trx.deleteFrom("leads").where("id", "=", beth).execute());
    expect(await mails()).toEqual([]);
  });
});
