import { brand } from "#content/catalogue/brand.ts";
import { answerMails } from "#content/mail/answers.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { fill } from "#domain/locale/fill.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { InboxParts } from "./changes.ts";

/** A family's answer by mail, in its language. */
export const answerMail =
  (publicUrl: () => string, school: () => School): InboxParts["answerMail"] =>
  (lead, answer) => {
    const words = answerMails[lead.language];
    const names = { brand: brand.name, tagline: brand.tagline[lead.language] };
    const name = greetableName(lead.name);
    return {
      to: lead.email,
      kind: "family",
      subject: fill(words.subject, names),
      text: fill(words.text, {
        greeting: name === null ? words.plain : fill(words.greeting, { name }),
        answer: answer.text,
        signature:
          answer.name === ""
            ? fill(words.unsigned, names)
            : fill(words.signature, { ...names, name: answer.name }),
        ...letterhead(school()),
        url: publicUrl(),
      }),
    };
  };
