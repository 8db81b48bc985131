import type { DeskNotice } from "#contract/staff.ts";
import type { Accounts, WithCookies } from "#server/auth/accounts.ts";
import type { KnownDevices } from "#server/auth/known-devices.ts";
import type { signInGuard } from "#server/auth/sign-in-guard.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import type { Desk } from "./desk.ts";

type StaffParts = {
  readonly desk: Desk;
  readonly accounts: Accounts;
  readonly guard: ReturnType<typeof signInGuard>;
  readonly devices: KnownDevices;
  readonly notices: () => Promise<readonly DeskNotice[]>;
};

type StaffHandlers = Pick<
  Handlers,
  | "GET /api/stats"
  | "GET /api/admin/stats"
  | "GET /api/admin/notices"
  | "GET /api/leads"
  | "GET /api/admin/leads"
  | "GET /api/admin/leads/{id}/history"
  | "PATCH /api/admin/leads/{id}"
  | "POST /api/auth/sign-in/email"
  | "POST /api/auth/sign-out"
  | "GET /api/auth/get-session"
>;

/** The staff slice as handlers of the contract. */
export function staffHandlers({ desk, accounts, guard, devices, notices }: StaffParts): StaffHandlers {
  return {
    "GET /api/stats": () => desk.stats(),
    "GET /api/admin/stats": () => desk.stats(),
    "GET /api/admin/notices": async () => ({ notices: [...(await notices())] }),
    "GET /api/leads": ({ query }) => desk.leads(query),
    "GET /api/admin/leads": ({ query }) => desk.leads(query),
    "GET /api/admin/leads/{id}/history": ({ params }) => desk.history(params.id),
    "PATCH /api/admin/leads/{id}": async ({ params, body }, call) => {
      const by = (await call.staff())?.email ?? "staff";
      return desk.change(params.id, body, by);
    },
    "POST /api/auth/sign-in/email": async ({ body }, call) => {
      const caller = { address: call.address, device: devices.idOf(call.headers, body.email) };
      // Behind a proxy that was not declared, all strangers share its address with the owner.
      if (caller.device === null) await call.count();
      await guard.attempt(body.email, caller);
      const user = withCookies(call, await accounts.signIn(body.email, body.password, call.headers));
      await guard.succeeded(body.email, caller);
      call.addHeader("set-cookie", devices.remember(body.email));
      return { user };
    },
    "POST /api/auth/sign-out": async (_, call) => withCookies(call, await accounts.signOut(call.headers)),
    "GET /api/auth/get-session": async (_, call) => {
      const user = await call.staff();
      return user && { user };
    },
  };
}

function withCookies<Value>(call: Call, { value, cookies }: WithCookies<Value>): Value {
  for (const each of cookies) call.addHeader("set-cookie", each);
  return value;
}
