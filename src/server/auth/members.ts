import { sql, type Transaction } from "kysely";
import type { StaffAccount } from "#contract/account.ts";
import type { StaffRole } from "#domain/staff/account.ts";
import type { Database } from "../db/schema.ts";
import type { Store } from "../db/store.ts";
import { Refusal } from "../http/refusal.ts";
import type { Auth } from "./better-auth.ts";
import { makeLink } from "./staff-passwords.ts";

/** More than any school has; better-auth lists a hundred unless told. */
const STAFF_AT_MOST = 10_000;
const INVITATION_MS = 72 * 3_600_000;

/** All accounts of staff. */
export function staffMembers(auth: Auth, store: Store) {
  const context = () => auth.$context;
  const find = async (email: string) =>
    (await context()).internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
  const users = async () => (await context()).internalAdapter.listUsers(STAFF_AT_MOST);
  const hasPassword = async (userId: string) =>
    Boolean((await (await context()).internalAdapter.findCredentialAccount(userId))?.password);

  async function create(email: string, role: StaffRole) {
    const address = email.toLowerCase();
    return (await context()).internalAdapter.createUser(
      { email: address, name: address.split("@")[0] ?? address, emailVerified: true, role },
      { method: "email-password" },
    );
  }

  async function createOnce(email: string, role: StaffRole) {
    try {
      return await create(email, role);
    } catch (error) {
      const other = await find(email);
      if (other === null) throw error;
      return other.user;
    }
  }

  return {
    /** The address of every account. */
    emails: async (): Promise<string[]> => (await users()).map(({ email }) => email),
    /** The address and the name of every account. */
    names: async (): Promise<{ email: string; name: string }[]> =>
      (await users()).map(({ email, name }) => ({ email, name })),
    /** Under which first name families know this person. */
    async rename(id: string, name: string): Promise<void> {
      await (await context()).internalAdapter.updateUser(id, { name });
    },
    count: async (): Promise<number> => (await context()).internalAdapter.countTotalUsers(),
    exists: async (email: string): Promise<boolean> => (await find(email)) !== null,

    async list(self: string): Promise<StaffAccount[]> {
      const found = await users();
      return Promise.all(
        found.map(async (user) => ({
          ...{ id: user.id, email: user.email, self: user.id === self },
          ...{
            role: roleIn(user),
            secondFactor: Boolean((user as { twoFactorEnabled?: unknown }).twoFactorEnabled),
          },
          joined: await hasPassword(user.id),
        })),
      );
    },

    /**
     * Makes an account without a password, once, also when two owners invite one address in the same moment. Answers the
     * token of the link that sets one.
     *
     * @throws Refusal conflict when the address already has an account
     */
    async invite(email: string, role: StaffRole): Promise<{ id: string; token: string }> {
      const known = await find(email);
      if (known !== null && known.accounts.length > 0) {
        throw new Refusal("conflict", "There is an account with this address.");
      }
      const { id } = known?.user ?? (await createOnce(email, role));
      return { id, token: await makeLink(auth, id, INVITATION_MS) };
    },

    /**
     * Removes an account, and with it its sessions. Whoever removes must be an owner in that very moment and stays one:
     * so an owner who can sign in is always left, also when two of them remove each other at once.
     *
     * @param note writes down the address of the account, in the same transaction
     * @throws Refusal not_found, conflict for one's own account, forbidden when the caller is no owner any more
     */
    async remove(
      id: string,
      self: string,
      note: (trx: Transaction<Database>, email: string) => Promise<void>,
    ): Promise<void> {
      if (id === self) throw new Refusal("conflict", "Nobody removes their own account.");
      await store.write(async (trx) => {
        const held = await holdUsers(trx, [id, self]);
        if (held.get(self)?.role !== "owner") throw new Refusal("forbidden", "Only an owner may do this.");
        const removed = held.get(id);
        if (removed === undefined) throw new Refusal("not_found", "There is no such account.");
        // What else is an account's own goes with it: its tables refer to it so.
        await trx
          .deleteFrom("user" as never)
          .where("id" as never, "=", id as never)
          .execute();
        await note(trx, removed.email);
      });
    },

    /** Makes an owner's account unless the address already has one with a password. True when it made one. */
    async ensure(email: string, hash: string): Promise<boolean> {
      const { internalAdapter } = await context();
      const found = await find(email);
      if (found?.accounts.some((account) => account.providerId === "credential")) return false;
      try {
        const user = found?.user ?? (await create(email, "owner"));
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: "credential",
          accountId: user.id,
          password: hash,
        });
        return true;
      } catch (error) {
        // Another server that starts now was faster: the address is taken, and the account is its to finish.
        if (await find(email)) return false;
        throw error;
      }
    },

    /**
     * Gives an account another password, ends its sessions and takes its second factor away: the way back in for
     * whoever runs the server. False when that is its password already.
     */
    async setPassword(email: string, password: string, hash: string): Promise<boolean> {
      const { internalAdapter, adapter, password: hasher } = await context();
      const found = await find(email);
      const before = found?.accounts.find((account) => account.providerId === "credential")?.password;
      if (!found || !before || (await hasher.verify({ hash: before, password }))) return false;
      const userId = found.user.id;
      await internalAdapter.updatePassword(userId, hash);
      await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
      await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: userId }] });
      await internalAdapter.deleteUserSessions(userId);
      return true;
    },
  };
}

/**
 * Accounts that are there, held until the transaction ends, on both engines: an update that changes nothing. Always in
 * the order of their ids, so that no two transactions wait for each other.
 */
async function holdUsers(trx: Transaction<Database>, ids: readonly string[]) {
  const held = new Map<string, { email: string; role: string }>();
  for (const id of [...ids].sort()) {
    const { rows } = await sql<{ email: string; role: string }>`
      update "user" set "role" = "role" where "id" = ${id} returning "email", "role"`.execute(trx);
    if (rows[0] !== undefined) held.set(id, rows[0]);
  }
  return held;
}

const roleIn = (user: object): StaffRole =>
  (user as { role?: unknown }).role === "owner" ? "owner" : "member";
