import { brand } from "#content/catalogue/brand.ts";
import { visitMails } from "#content/mail/visits.ts";
import { dayAt } from "#domain/enrolment/families/days.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { calendarFile } from "#domain/enrolment/visits/calendar.ts";
import { timeInWords } from "#domain/enrolment/visits/wording.ts";
import { fill } from "#domain/locale/fill.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { NewMail } from "#server/db/mails.ts";
import { type VisitLinks, visitLinks } from "./links.ts";
import { type Booked, readBooked, timeZoneOf, type VisitParts } from "./parts.ts";

/** What a family is written about its booking. */
export type VisitNews = "booked" | "moved" | "cancelled" | "place" | "reminder";

/** Writes the mails about visits and calls, and the file that goes into calendars. */
export function visitMailsOf(publicUrl: () => string, links: VisitLinks, school: () => School) {
  const calendarOf = ({ booking, slot }: Booked, timeZone: string, at: number): string => {
    const words = visitMails[booking.language];
    const { host } = new URL(publicUrl());
    const link = links.mine(booking.id, booking.language);
    return calendarFile(
      {
        ...{ uid: `${booking.id}@${host}`, sequence: booking.sequence, writtenAt: at },
        isCancelled: booking.state === "cancelled",
        ...{ startsAt: slot.starts_at, minutes: slot.minutes },
        title: fill(words[`title.${slot.kind}`], { brand: brand.name }),
        text: fill(words["calendar.text"], {
          when: timeInWords(slot.starts_at, booking.language, timeZone),
          place: placeOf({ slot, booking }),
          link,
        }),
        place: slot.kind === "visit" ? slot.place : "",
        url: link,
      },
      brand.name,
    );
  };

  /** Where it is, or which number is called, as a sentence; empty where nothing is known. */
  function placeOf({ slot, booking }: Pick<Booked, "slot" | "booking">): string {
    const words = visitMails[booking.language];
    if (slot.kind === "visit") return slot.place === "" ? "" : fill(words.place, { place: slot.place });
    return [
      booking.phone === null ? "" : fill(words.callTo, { phone: booking.phone }),
      slot.place === "" ? "" : fill(words.callFrom, { place: slot.place }),
    ]
      .filter((part) => part !== "")
      .join("\n");
  }

  return {
    calendarOf,

    /** Null for a family that has no e-mail. */
    family(news: VisitNews, booked: Booked, timeZone: string, at: number): NewMail | null {
      const { booking, slot, lead } = booked;
      if (lead.email === "") return null;
      const words = visitMails[booking.language];
      const name = greetableName(lead.name);
      const when = timeInWords(slot.starts_at, booking.language, timeZone);
      const values = {
        ...{ brand: brand.name, tagline: brand.tagline[booking.language], ...letterhead(school()) },
        ...{ url: publicUrl(), when, minutes: String(slot.minutes) },
        greeting: name === null ? words.plain : fill(words.greeting, { name }),
        what: words[`what.${slot.kind}`],
        link:
          news === "cancelled"
            ? links.family(lead.id, booking.language)
            : links.mine(booking.id, booking.language),
      };
      const place = placeOf(booked);
      return {
        ...{ to: lead.email, kind: "family", leadId: lead.id },
        subject: fill(words[`${news}.subject`], values),
        text: fill(words[`${news}.text`], {
          ...values,
          place: place === "" ? (news === "place" ? `\n${words.noPlace}` : "") : `\n${place}`,
        }),
        // A reminder changes nothing of the appointment.
        ...(news === "reminder" ? {} : { calendar: calendarOf(booked, timeZone, at) }),
      };
    },

    /** Tells staff, in the family's language, which whoever answers it reads. */
    staff(
      news: "booked" | "moved" | "cancelled",
      { booking, slot, lead }: Booked,
      to: string,
      timeZone: string,
    ): NewMail {
      const words = visitMails[booking.language];
      const values = {
        ...{ brand: brand.name, name: lead.name, url: publicUrl() },
        ...{ day: dayAt(timeZone, slot.starts_at), slot: slot.id },
        what: words[`what.${slot.kind}`],
        when: timeInWords(slot.starts_at, booking.language, timeZone),
        email: lead.email === "" ? "-" : lead.email,
        phone: booking.phone ?? lead.phone ?? "-",
      };
      return {
        ...{ to, kind: "staff", leadId: lead.id },
        subject: fill(words[`staff.${news}`], values),
        text: fill(words["staff.text"], values),
      };
    },
  };
}
export type VisitMails = ReturnType<typeof visitMailsOf>;

type ReminderParts = Pick<VisitParts, "store" | "usualHours" | "secret" | "publicUrl" | "school">;

/** A reminder as it reads when it is sent: its time, its place and the school may be others than when it was booked. */
export function remindersNow(parts: ReminderParts) {
  const { store, publicUrl, school } = parts;
  const mails = visitMailsOf(publicUrl, visitLinks(parts.secret, publicUrl), school);
  return async (mailId: string): Promise<Pick<NewMail, "subject" | "text"> | null> => {
    const found = await store.db
      .selectFrom("visit_bookings")
      .select("id")
      .where("reminder_id", "=", mailId)
      .executeTakeFirst();
    const booked = found === undefined ? null : await readBooked(store.db, found.id);
    return booked && mails.family("reminder", booked, await timeZoneOf(parts), Date.now());
  };
}
