import { randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { brand } from "#content/catalogue/brand.ts";
import { commonPasswords } from "#content/catalogue/common-passwords.ts";
import { passwordFault } from "#domain/staff/password.ts";
import { Refusal } from "../http/refusal.ts";
import { type Auth, sessionHeaders, type WithCookies } from "./better-auth.ts";

const RESET_MS = 3_600_000;
const PREFIX = "reset-password:";

/** The token of a link that sets another password, once. Only a hash of it is kept. */
export async function makeLink(auth: Auth, userId: string, lifeMs: number): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + lifeMs);
  await internalAdapter.createVerificationValue({
    identifier: `${PREFIX}${token}`,
    value: userId,
    expiresAt,
  });
  return token;
}

/** @throws Refusal weak_password */
function refuseWeak(password: string, email: string): void {
  const known = [email, ...email.split(/[@.]/), brand.name];
  const fault = passwordFault(password, { common: commonPasswords, known });
  if (fault !== null) throw new Refusal("weak_password", fault);
}

const wrong = () => new Refusal("wrong_password", "The password is wrong.");

/** How the passwords of staff are proved, changed and set anew. */
export function staffPasswords(auth: Auth) {
  const credential = async (userId: string) => {
    const { internalAdapter } = await auth.$context;
    return internalAdapter.findCredentialAccount(userId);
  };

  return {
    hash: async (password: string) => (await auth.$context).password.hash(password),
    matches: async (hash: string, password: string) =>
      (await auth.$context).password.verify({ hash, password }),

    /** @throws Refusal wrong_password */
    async prove(userId: string, password: string): Promise<void> {
      const { password: hasher } = await auth.$context;
      const hash = (await credential(userId))?.password;
      if (!hash || !(await hasher.verify({ hash, password }))) throw wrong();
    },

    /**
     * Changes one's own password and ends every other session.
     *
     * @throws Refusal weak_password
     */
    async change(
      email: string,
      { current, password }: { current: string; password: string },
      headers: Headers,
    ): Promise<WithCookies<void>> {
      refuseWeak(password, email);
      try {
        const { headers: sent } = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: sessionHeaders(headers),
          returnHeaders: true,
        });
        return { value: undefined, cookies: sent.getSetCookie() };
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        throw wrong();
      }
    },

    /** The token of a link that sets another password, or null when nobody has this address. */
    async link(email: string): Promise<string | null> {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      return found && makeLink(auth, found.user.id, RESET_MS);
    },

    /**
     * Sets another password by the link of a mail and ends all sessions. Answers whose it was.
     *
     * @throws Refusal link_expired, weak_password
     */
    async reset(token: string, password: string): Promise<string> {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(`${PREFIX}${token}`);
      const user =
        link && link.expiresAt > new Date() ? await internalAdapter.findUserById(link.value) : null;
      if (user === null) throw expired();
      refuseWeak(password, user.email);
      try {
        await auth.api.resetPassword({ body: { newPassword: password, token } });
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        throw expired();
      }
      return user.email;
    },
  };
}

const expired = () => new Refusal("link_expired", "This link was used, or is too old. Ask for another one.");
