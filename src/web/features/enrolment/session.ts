import { enrolmentSession } from "#web/chat/chat-session.ts";

/** The enrolment conversation of this device. */
export const { current: currentSession, open: openSession, forget: forgetSession } = enrolmentSession;
