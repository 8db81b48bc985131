import type { SendMailOptions } from "nodemailer";

/** The appointment as a file beside the text, which mail programs offer to put into a calendar. */
export function calendarAttached(calendar: string | null | undefined): Pick<SendMailOptions, "attachments"> {
  if (!calendar) return {};
  const method = calendar.includes("METHOD:CANCEL") ? "CANCEL" : "PUBLISH";
  return {
    attachments: [
      {
        ...{ filename: "ceiba.ics", content: calendar },
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        contentTransferEncoding: "quoted-printable",
      },
    ],
  };
}
