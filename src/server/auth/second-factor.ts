import { isAPIError } from "better-auth/api";
import { readCookies, writeCookies } from "../http/cookies.ts";
import { tooMany } from "../http/limits.ts";
import { Refusal } from "../http/refusal.ts";
import { type Auth, type SignedIn, sessionHeaders, type WithCookies } from "./better-auth.ts";

/** Six digits come from the app; a recovery code is longer. */
const APP_CODE = /^\d{6}$/;

const wrongCode = () => new Refusal("wrong_code", "That code is wrong, used up or too late.");
const wrongPassword = () => new Refusal("wrong_password", "The password is wrong.");

/** How better-auth says that an account takes no code for a while, after ten wrong ones in a row. */
const LOCKED = 429;

async function orRefuse<Value>(
  work: () => Promise<Value>,
  refusal: (isLocked: boolean) => Refusal | Promise<Refusal>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw await refusal(error.statusCode === LOCKED);
    throw error;
  }
}

/** A second factor besides the password: codes of an app (TOTP), and recovery codes for when the phone is lost. */
export function secondFactors(auth: Auth) {
  /** A wrong code; or the time that is left of a lock, of the longest should several accounts be locked. */
  async function noEntry(isLocked: boolean): Promise<Refusal> {
    if (!isLocked) return wrongCode();
    const { adapter } = await auth.$context;
    const [last] = await adapter.findMany<{ lockedUntil: Date }>({
      model: "twoFactor",
      where: [{ field: "lockedUntil", operator: "gt", value: new Date() }],
      sortBy: { field: "lockedUntil", direction: "desc" },
      limit: 1,
    });
    return tooMany((last?.lockedUntil.getTime() ?? 0) - Date.now());
  }

  return {
    async isOn(headers: Headers): Promise<boolean> {
      const found = await auth.api.getSession({ headers: sessionHeaders(headers) });
      return found?.user.twoFactorEnabled ?? false;
    },

    /** How many recovery codes were not used yet. */
    async codesLeft(userId: string): Promise<number> {
      return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
    },

    /** @throws Refusal wrong_password, conflict when there is one already */
    async begin(password: string, headers: Headers) {
      const made = await orRefuse(
        () => auth.api.enableTwoFactor({ body: { password }, headers: sessionHeaders(headers) }),
        wrongPassword,
      );
      if (made.method !== "totp") throw new Error("An app was asked for.");
      const key = new URL(made.totpURI).searchParams.get("secret") ?? "";
      return { key, uri: made.totpURI, recoveryCodes: made.backupCodes };
    },

    /** @throws Refusal wrong_code, rate_limited while the account is locked */
    async confirm(code: string, headers: Headers): Promise<WithCookies<void>> {
      const { headers: sent } = await orRefuse(
        () =>
          auth.api.verifyTOTP({
            body: { code: code.trim() },
            headers: sessionHeaders(headers),
            returnHeaders: true,
          }),
        noEntry,
      );
      return { value: undefined, cookies: sent.getSetCookie() };
    },

    /** @throws Refusal conflict while there is no second factor */
    async otherCodes(password: string, headers: Headers): Promise<string[]> {
      const made = await orRefuse(
        () => auth.api.generateBackupCodes({ body: { password }, headers: sessionHeaders(headers) }),
        () => new Refusal("conflict", "There is no second factor."),
      );
      return made.backupCodes;
    },

    /** @throws Refusal wrong_password */
    async remove(password: string, headers: Headers): Promise<WithCookies<void>> {
      const { headers: sent } = await orRefuse(
        () =>
          auth.api.disableTwoFactor({
            body: { password },
            headers: sessionHeaders(headers),
            returnHeaders: true,
          }),
        wrongPassword,
      );
      return { value: undefined, cookies: sent.getSetCookie() };
    },

    /** The second step of signing in. @throws Refusal wrong_code, rate_limited while the account is locked */
    async signIn(code: string, headers: Headers): Promise<{ value: SignedIn; sent: Headers }> {
      const typed = code.replace(/\s/g, "");
      const asked = { body: { code: typed }, headers: withoutSession(headers), returnHeaders: true } as const;
      const { headers: sent, response } = await orRefuse(
        () => (APP_CODE.test(typed) ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked)),
        noEntry,
      );
      const { id, email, name } = response.user;
      return { value: { id, email, name }, sent };
    },
  };
}

/** Who is signed in already would be taken for who signs in now. */
function withoutSession(headers: Headers): Headers {
  const kept = sessionHeaders(headers);
  const cookies = readCookies(kept.get("cookie")).filter(([name]) => !name.endsWith("ceiba.session_token"));
  kept.set("cookie", writeCookies(cookies));
  return kept;
}
