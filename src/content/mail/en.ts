/** Mails about the waitlist. `{placeholder}` is filled by the server; nothing here promises a date or a place. */
export const mails = {
  "family.subject": "You are on the {brand} waitlist",
  "family.greeting": "Hello {name},",
  "family.greeting.plain": "Hello,",
  "family.text": `{greeting}

Thank you for your interest in {brand}. You are on our waitlist, and a person from our team will write to you here.
{visit}
There is nothing to pay and nothing else to do for now. Being on the waitlist does not commit you to anything.

Would you like to correct something, ask a question, or have us delete what you sent? Write to {contact}.

If it was not you who joined, someone typed your address by mistake. You can ignore this mail, or write to us and we will remove it.

{brand}, {tagline}
{phone}{url}
`,
  "family.visit": `
Would you like to see the school, or talk with us first? Choose a time here:

{link}
`,
  "staff.subject": "{brand}: a family joined the waitlist",
  "staff.subject.again": "{brand}: a family sent the waitlist form again",
  "staff.text": `{intro}

Name: {name}
E-mail: {email}
Phone: {phone}
Children: {children} ({ages})
Language: {language}
Came for: {interest}

The family on the staff desk: {url}/admin/families?id={lead}
`,
  "staff.intro": "A family joined the waitlist.",
  "staff.intro.again":
    "A family that we already know sent the waitlist form again. What it said before is unchanged on the staff desk; this is what it says now:",
  "staff.noPhone": "not provided",
  "staff.noEmail": "none: reach them by phone",
  "staff.interest.none": "nothing in particular",
  "staff.interest.explorer": "the companion plan Explorer",
  "staff.interest.pathfinder": "the companion plan Pathfinder",
  "staff.interest.trailblazer": "the companion plan Trailblazer",
  "staff.interest.founders_circle": "the Founders' Circle deposit",
  "staff.interest.teacher_sponsor": "the Teacher Sponsor deposit",
  "staff.language.en": "English",
  "staff.language.es": "Spanish",
} as const satisfies Record<string, string>;
