import { useEffect } from "react";
import { isSignedOut } from "./desk-queries.ts";
import { dropStaffHint } from "./session.ts";

/** Goes back to the door once the server no longer knows who asks. */
export function useExpired(onSignedOut: (why: "expired") => void, ...errors: readonly unknown[]): void {
  const expired = errors.some(isSignedOut);
  useEffect(() => {
    if (!expired) return;
    dropStaffHint();
    onSignedOut("expired");
  }, [expired, onSignedOut]);
}
