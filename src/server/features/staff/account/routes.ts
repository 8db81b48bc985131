import type { Accounts } from "#server/auth/accounts.ts";
import type { WithCookies } from "#server/auth/better-auth.ts";
import type { KnownDevices } from "#server/auth/known-devices.ts";
import type { signInGuard } from "#server/auth/sign-in-guard.ts";
import type { AuditLog } from "#server/db/audit.ts";
import type { Store } from "#server/db/store.ts";
import type { Call, Handlers, StaffMember } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { aboutEach, isLookedUp } from "./audit-about.ts";
import { linkOf, type SendsAccountMail } from "./mails.ts";

type AccountParts = {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly guard: ReturnType<typeof signInGuard>;
  readonly devices: KnownDevices;
  readonly audit: AuditLog;
  readonly mail: SendsAccountMail;
  readonly publicUrl: () => string;
  readonly now: () => number;
};

type AccountHandlers = Pick<
  Handlers,
  | "GET /api/account"
  | "POST /api/account/proof"
  | "POST /api/account/password"
  | "DELETE /api/account/sessions"
  | "DELETE /api/account/sessions/{id}"
  | "POST /api/account/second-factor"
  | "POST /api/account/second-factor/confirm"
  | "POST /api/account/second-factor/codes"
  | "POST /api/account/second-factor/remove"
  | "GET /api/account/members"
  | "POST /api/account/members"
  | "DELETE /api/account/members/{id}"
  | "GET /api/account/audit"
>;

/** One's own account, the accounts of the others, and the audit. */
export function accountHandlers(parts: AccountParts): AccountHandlers {
  const { accounts, guard, devices, audit, mail, publicUrl, now } = parts;
  const { passwords, sessions, members, secondFactor } = accounts;

  /** Somebody at an open desk may guess no faster than somebody at the door. */
  async function guarded<Value>(call: Call, work: (staff: StaffMember) => Promise<Value>): Promise<Value> {
    const staff = await self(call);
    const caller = { address: call.address, device: devices.idOf(call.headers, staff.email) };
    await guard.attempt(staff.email, caller);
    const value = await work(staff);
    await guard.succeeded(staff.email, caller);
    return value;
  }

  return {
    "GET /api/account": async (_, call) => {
      const { id, email, role } = await self(call);
      const isOn = await secondFactor.isOn(call.headers);
      return {
        ...{ email, role, secondFactor: isOn },
        recoveryCodes: isOn ? await secondFactor.codesLeft(id) : null,
        sessions: await sessions.list(call.headers),
      };
    },
    "POST /api/account/proof": ({ body }, call) =>
      guarded(call, async ({ id }) => {
        await passwords.prove(id, body.password);
        await sessions.prove(call.headers, now());
      }),
    "POST /api/account/password": ({ body }, call) =>
      guarded(call, async ({ email }) => {
        withCookies(call, await passwords.change(email, body, call.headers));
        await audit.write({ action: "password_changed", actor: email });
      }),

    "DELETE /api/account/sessions": (_, call) => sessions.endAll(call.headers),
    "DELETE /api/account/sessions/{id}": ({ params }, call) => sessions.end(call.headers, params.id),

    "POST /api/account/second-factor": ({ body }, call) =>
      guarded(call, async () => {
        if (await secondFactor.isOn(call.headers)) {
          throw new Refusal("conflict", "There is a second factor already.");
        }
        return secondFactor.begin(body.password, call.headers);
      }),
    "POST /api/account/second-factor/confirm": ({ body }, call) =>
      guarded(call, async () => withCookies(call, await secondFactor.confirm(body.code, call.headers))),
    "POST /api/account/second-factor/codes": ({ body }, call) =>
      guarded(call, async ({ id }) => {
        await passwords.prove(id, body.password);
        return { recoveryCodes: await secondFactor.otherCodes(body.password, call.headers) };
      }),
    "POST /api/account/second-factor/remove": ({ body }, call) =>
      guarded(call, async () => withCookies(call, await secondFactor.remove(body.password, call.headers))),

    "GET /api/account/members": async (_, call) => members.list((await self(call)).id),
    "POST /api/account/members": async ({ body: { email, role, language } }, call) => {
      const staff = await self(call);
      const { id, token } = await members.invite(email, role);
      await audit.write({ action: "member_added", actor: staff.email, reference: email.toLowerCase() });
      await mail({ kind: "invite", to: email.toLowerCase(), token, language, by: staff.email });
      const member = (await members.list(staff.id)).find((each) => each.id === id);
      if (member === undefined) throw new Refusal("conflict", "Another owner has just removed this account.");
      return { member, link: linkOf(publicUrl(), token) };
    },
    "DELETE /api/account/members/{id}": async ({ params }, call) => {
      const staff = await self(call);
      await members.remove(params.id, staff.id, (trx, reference) =>
        audit.writeIn(trx, { action: "member_removed", actor: staff.email, reference }),
      );
    },

    "GET /api/account/audit": async ({ query }) => {
      const { entries, more } = await audit.page(query.before);
      const about = await aboutEach(parts.store.db, entries);
      return {
        entries: entries.map((entry) => ({
          ...{ id: entry.id, action: entry.action, reference: entry.reference, about: about(entry) },
          isGone: isLookedUp(entry) && about(entry) === null,
          ...{ at: new Date(entry.at).toISOString(), by: entry.actor },
        })),
        more,
      };
    },
  };
}

/** The router lets nobody else in. */
async function self(call: Call): Promise<StaffMember> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  return staff;
}

function withCookies<Value>(call: Call, { value, cookies }: WithCookies<Value>): Value {
  for (const each of cookies) call.addHeader("set-cookie", each);
  return value;
}
