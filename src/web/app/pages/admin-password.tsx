import { StaffDoor } from "#web/app/staff-page.tsx";
import { PasswordLink } from "#web/features/staff/account/password-link.tsx";

/** Where a forgotten password is asked for, and where the link of the mail leads. */
export default function AdminPasswordPage() {
  return (
    <StaffDoor keepsAddress>
      <PasswordLink />
    </StaffDoor>
  );
}
