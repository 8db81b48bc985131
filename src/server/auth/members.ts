import type { StaffAccount } from "#contract/account.ts";
import type { StaffRole } from "#domain/staff/account.ts";
import { Refusal } from "../http/refusal.ts";
import type { Auth } from "./better-auth.ts";
import { makeLink } from "./staff-passwords.ts";

/** More than any school has; better-auth lists a hundred unless told. */
const STAFF_AT_MOST = 10_000;
const INVITATION_MS = 72 * 3_600_000;

/** All accounts of staff. */
export function staffMembers(auth: Auth) {
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

  return {
    /** The address of every account. */
    emails: async (): Promise<string[]> => (await users()).map(({ email }) => email),
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
     * Makes an account without a password. Answers the token of the link that sets one.
     *
     * @throws Refusal conflict when the address already has an account
     */
    async invite(email: string, role: StaffRole): Promise<{ id: string; token: string }> {
      const known = await find(email);
      if (known !== null && known.accounts.length > 0) {
        throw new Refusal("conflict", "There is an account with this address.");
      }
      const { id } = known?.user ?? (await create(email, role));
      return { id, token: await makeLink(auth, id, INVITATION_MS) };
    },

    /**
     * Removes an account and ends its sessions. Answers its address.
     *
     * @throws Refusal not_found, conflict for one's own account
     */
    async remove(id: string, self: string): Promise<string> {
      if (id === self) throw new Refusal("conflict", "Nobody removes their own account.");
      const { internalAdapter } = await context();
      const user = await internalAdapter.findUserById(id);
      if (user === null) throw new Refusal("not_found", "There is no such account.");
      await internalAdapter.deleteUserSessions(id);
      await internalAdapter.deleteUser(id);
      return user.email;
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

const roleIn = (user: object): StaffRole =>
  (user as { role?: unknown }).role === "owner" ? "owner" : "member";
