/** The cookies of a Cookie header, as they stand. */
export function readCookies(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? "").split(";").flatMap((part): [string, string][] => {
    const equals = part.indexOf("=");
    return equals > 0 ? [[part.slice(0, equals).trim(), part.slice(equals + 1).trim()]] : [];
  });
}

/** The value of one cookie in a Cookie header, as it stands. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return readCookies(header).find(([each]) => each === name)?.[1] ?? null;
}

/** A Cookie header of these cookies. */
export const writeCookies = (cookies: readonly (readonly [string, string])[]): string =>
  cookies.map(([name, value]) => `${name}=${value}`).join("; ");

/**
 * The name of a cookie that proves something. On https a browser lets nobody but this very host set a `__Host-` cookie:
 * no neighbour under the same domain, and no page of the same name without https.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type CookieOptions = { readonly maxAge: number | null; readonly secure: boolean; readonly httpOnly: boolean };

/**
 * A Set-Cookie header for the whole site, never sent along from other sites' forms.
 *
 * @param options `maxAge` is in seconds; null keeps the cookie until the browser closes
 */
export function cookie(name: string, value: string, options: CookieOptions): string {
  const flags = `${options.httpOnly ? "; HttpOnly" : ""}${options.secure ? "; Secure" : ""}`;
  const age = options.maxAge === null ? "" : `; Max-Age=${options.maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${flags}`;
}
