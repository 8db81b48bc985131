import type { Form } from "./form.ts";
import type { SandboxEvent } from "./objects.ts";
import type { Unit } from "./unit.ts";

/** A page of events, newest first; one more than `limit` says whether there are more. */
export async function listEvents(unit: Unit, form: Form): Promise<{ data: SandboxEvent[]; more: boolean }> {
  form.allow("created", "limit", "starting_after", "type", "types");
  const limit = Math.min(form.integer("limit") ?? 10, 100);
  const since = Number(form.tree("created").gte ?? 0);
  const until = Number(form.tree("created").lt ?? Number.POSITIVE_INFINITY);
  const types = [form.text("type"), ...form.list("types")].filter((type) => type !== null);
  const after = form.text("starting_after");
  const data: SandboxEvent[] = [];
  let before = after ?? undefined;
  while (true) {
    const page = await unit.list("event", { limit: 100, ...(before === undefined ? {} : { before }) });
    for (const event of page) {
      if (event.created < since) return { data, more: false };
      if (event.created >= until) continue;
      if (types.length > 0 && !types.includes(event.type)) continue;
      if (data.length === limit) return { data, more: true };
      data.push(event);
    }
    before = page.at(-1)?.id;
    if (page.length < 100 || before === undefined) return { data, more: false };
  }
}
