import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";

export const privacy: LegalDocument = {
  title: "Privacy",
  lead: "What this site keeps about you, why, and how to see it or have it erased. In plain words.",
  updated: updated.privacy,
  short: [
    "We keep what you write in the enrollment chat, what you send in the forms for the waitlist, the newsletter and teachers, and the parents’ questions that a person has to answer.",
    "The school does not follow your visits: no advertising, no analytics by other companies. Only where a card is really paid with does Stripe’s own form watch for signs of fraud.",
    "What is kept about a child needs an adult’s consent, expires by itself, and is never the child’s voice.",
    "Stripe takes card payments. This software never sees the number of a real card.",
    "Write to {contactEmail} to see, correct or erase what we hold about you.",
  ],
  sections: [
    {
      id: "who",
      heading: "Who is responsible",
      body: [
        "{brand}, a micro-school in {place}, decides how your details are used on this site. For anything on this page, write to {contactEmail}.",
      ],
    },
    {
      id: "chat",
      heading: "Enrollment chat",
      about: "chat",
      body: [
        "When you write in the chat, the school’s server stores:",
        {
          list: [
            "your messages and the answers, with their time, language and topic;",
            "what people of the school write to you there, under their first name, and the notes that they make about the conversation;",
            "the words of the conversation once more, in a list by which the staff can search;",
            "a random number for the conversation, and a scrambled form (a hash) of a key that stays in your browser, so that only your browser and the school’s staff can open the conversation again.",
          ],
        },
        "We use them to answer you and to learn what families ask. The staff may read the conversation, write in it, or answer you by the e-mail or phone that you left; which of them opened it and who answered is written down. You do not need to give a name there. When you send the waitlist form on the same device, or type your e-mail in the chat, the conversation belongs to your details: it is in the file that you may ask for, and goes when they are erased. Please leave out children’s full names, addresses and health details.",
      ],
    },
    {
      id: "ai",
      heading: "Who writes the answers",
      body: [
        "The answers are made by software, until a person of the school takes the conversation over: then the chat tells you so, with a first name, and no software answers until that person hands it back. The school may connect an outside AI provider for this. Then the provider receives your question, the recent messages of that conversation and the school’s published facts. It does not receive what you send in the waitlist form.",
        "When no provider is connected, the answers are worked out on the school’s own server and your messages go nowhere else.",
      ],
    },
    {
      id: "waitlist",
      heading: "Waitlist",
      about: "waitlist",
      body: [
        "When you join the waitlist we store your name, e-mail, phone if you give it, how many children you have and their ages, your language and the time. If you send the form again with the same e-mail, the new details are kept beside the earlier ones.",
        "We also keep the history of what follows, such as a new status or the date of a next step, and which member of staff noted it.",
        "Which of your children stand on the list for a group, are offered a place there or have one is kept with these details, with a first name once you have told us one. An offer comes by e-mail, with a link by which you accept or decline it.",
        "When you book a visit or a call we store the same details without the ages, and the time you chose; for a call, the number we call. Whether you came is noted too. You get a confirmation and, the day before, a reminder, if you gave an e-mail; both hold a link by which you move or cancel the booking.",
        "We use this to answer you and to plan groups. You receive an e-mail that confirms it, and the school may receive one with your details. Of the e-mails we send, a list of addresses, subjects and times stays. While the school has no mail service, a copy of each e-mail stays on its server. We do not need more about your children than their number and ages.",
      ],
    },
    {
      id: "newsletter",
      heading: "Newsletter",
      about: "newsletter",
      body: [
        "When you ask for the newsletter we store your e-mail, your language and the time, and send one mail to confirm it. Nobody else can sign you up: without that confirmation nothing more is sent, and the address is deleted after a week.",
        "You end it with one tap, in your mail program or by the link at the foot of each letter. Your address is then deleted from the list at once; so that a backup cannot bring it back, a scrambled form (a hash) of it stays. Letters hold nothing that tells us whether you opened them.",
      ],
    },
    {
      id: "careers",
      heading: "Applications of teachers",
      about: "careers",
      body: [
        "When you apply as a teacher we store what you send: your name, e-mail, phone if you give it, what and in which languages you would like to teach, from when, and your message, with the language and the time. The school’s staff read it and note how far it is. You receive a mail that it arrived. We use it for this and for nothing else. Until you send it, what you type stays in the tab’s own storage.",
      ],
    },
    {
      id: "parents",
      heading: "Little Explorers",
      about: "packs",
      body: [
        "The weekly packs ask for nothing. Which weeks are complete is kept on your device only.",
        "The name for the certificate is sent to the school’s server, put on the sheet and forgotten. It is not stored or recorded anywhere.",
        "When a grown-up asks a question there, the school’s own server works out the answer, and nothing is kept. When it is not sure, or when you ask for a person, it keeps your question with its language and time, and your e-mail if you choose to leave one. The school’s staff see it and may write to you. They note when it was answered and by whom, and can erase it. Please leave out children’s full names and health details.",
      ],
    },
    {
      id: "children",
      heading: "Children’s data",
      body: [
        "An adult decides about three things, each by itself: the profile, the microphone and the AI chat. The adult allows them for each child on each device, after entering with the class password. Or the school, when it holds the signed papers of a whole class, records that once, with the time and the member of staff. An adult’s no on a device counts more than the papers of the class.",
        "With consent to the profile, the server keeps the result of the first questions:",
        {
          list: [
            "the child’s name, age and language;",
            "the learning approach, the interests chosen from our list, and how the child likes to explore;",
            "the levels in math and reading, and an estimate of confidence;",
            "the guide, the activities done before and the activities assigned;",
            "the times, a random number, and scrambled forms (hashes) of a key and a cookie of the browser that made it.",
          ],
        },
        "The list above is worked out from the first questions; the answers themselves are not kept on the server. Without this consent nothing of it is kept there: the result is worked out, sent to the browser and forgotten.",
        "With consent to the microphone the child may answer by speaking. We keep no recording. The browser turns speech into words, and its maker may receive the sound for that; which company that is depends on the browser. Without this consent everything works by tapping and typing.",
        "With consent to the AI chat the child may write with the tutor. Before a message is stored or given to an AI provider, names we know, addresses, phone numbers, e-mails and the like are taken out, as well as rules can do it. Messages about danger or harm, and some others, are also kept for the school’s staff with what was said just before and after, so that a person can help; taking back the consent does not erase these. Which member of staff read them and what was done is written down.",
        "Points, badges, practice and progress stay in the browser and are never sent to us.",
        "The browser that made a profile and the school’s staff can see it, and nobody else. An adult may leave an e-mail with the consent, so that the school can find what it keeps about the family. It is optional.",
        "Consent can be taken back at any time on the same device, or by writing to {contactEmail}. Taking it back erases the profiles it allowed and the e-mail left with it. What stays is a note that it was taken back. When the school takes back the consent of a class, the profiles that only it allowed are erased.",
        "Whoever pays a deposit that holds a place tells the school the first names and ages of the children it is for; see [Payments](/privacy#payments).",
        "Children use AI tools with an adult near, or with the consent of a parent or guardian. You must be {adultAge} or older to sign up or to pay.",
      ],
    },
    {
      id: "speech",
      heading: "Sentences read aloud",
      body: [
        "The pages for children have sentences read aloud. The school’s server turns the sentence into sound. A sentence that is the same for everyone is kept there as a sound file, without names, so that it need not be spoken again. A sentence that the page marks as personal, or in which it names a person, is spoken on that server and not kept.",
        "The school may set up an outside speech server. Only then are sentences sent elsewhere, and only those that are the same for everyone.",
      ],
    },
    {
      id: "payments",
      heading: "Payments",
      body: [
        "When you pay a deposit or a school subscription, a card payment provider (Stripe) handles the card and receives what you type into its form. To detect fraud, that form also sends Stripe details of your browser and of how the form is used. It is loaded on the pages where you pay, and only when payments are real. This software gives the provider your name and e-mail, and keeps them with the amount, the kind of payment, its number at the provider, its state and the times. It never sees the card number. For a school subscription the provider keeps the card, to charge it each month; for one that is only reserved, first on the day it begins. A deposit that holds a place also asks for the first name and the age of each child, so that the school knows for whom; the provider is not given these.",
        "We use this to send you the receipt, to know whose place is paid for and to give money back. A deposit is kept with your waitlist details; without any, it makes an entry with your name and e-mail.",
        "In practice mode, before the school has connected a provider, no money moves. Our own practice form then takes only documented test card numbers, of which the brand and the last four digits are kept. Any other number is refused and nothing of it is stored or recorded.",
      ],
    },
    {
      id: "browser",
      heading: "What your browser keeps",
      body: [
        "The cookies are named below. On an encrypted address, one that begins with https, the name of a cookie begins with __Host- as well (ceiba_visitor is __Host-ceiba_visitor there): your browser then takes that cookie from this site only. ceiba_language and ceiba_staff are the same everywhere, because they open nothing.",
        {
          terms: [
            [
              "Language",
              "The cookie ceiba_language and an entry in local storage with the language you chose, so that the next page speaks it. The cookie is kept for a year, the entry until you clear it in your browser.",
            ],
            [
              "Chat",
              "An entry in local storage with the number and key of the conversation, so that you go on with it when you come back on the same device, until you start a new conversation in the chat or clear it in your browser. What you have written and not sent is in the tab’s own storage, gone when you close the tab. If the key cannot be sent, the cookie ceiba_visitor does the same work for up to 180 days.",
            ],
            [
              "Payment",
              "An entry in the tab’s own storage with the key of the payment you began or of the link in our mail that you opened, so that a reload finds it, gone when you close the tab. The cookie ceiba_visitor lets this browser continue a deposit or a subscription it began, for up to 180 days. In practice mode the key of a subscription also stays in local storage, so that you can cancel it later. When payments are real, Stripe’s form may set cookies of Stripe’s own to detect fraud, such as __stripe_mid for a year and __stripe_sid for half an hour.",
            ],
            [
              "Student portal",
              "The cookie ceiba_student, set by the class password, until the browser closes and for 12 hours at most; and the cookie ceiba_visitor, by which the server knows the device again for consents, profiles and password tries, for up to 180 days. With consent to the profile on this device, local storage keeps who learns here (first name, age, guide and plan); without it only the tab’s own storage does. Points, practice, packs and the sound switch are in local storage until you clear them on the grown-ups’ page.",
            ],
            [
              "Little Explorers",
              "An entry in local storage with how many weeks are complete, until you clear it on the grown-ups’ page of the portal or in your browser.",
            ],
            [
              "Staff sign-in",
              "Only for the school’s staff, set when they sign in: the cookie ceiba.session_token for the session, and ceiba_staff, by which the pages know that there is one, both for 14 days; for each account a cookie whose name begins with ceiba_device_, which tells the server for 180 days that somebody signed in to it on this device before; and, for those with a second factor, ceiba.two_factor for the ten minutes in which they type its code.",
            ],
          ],
        },
        "All but Stripe’s come from this site and are needed for what they do. There are no advertising cookies, and the school does not follow your visits with any of them.",
      ],
    },
    {
      id: "staff",
      heading: "Staff accounts",
      body: [
        "For the people who work at the school we store a name, an e-mail, a password in hashed form, the sessions that are open with what the browser calls itself, and, for those who want one, a second factor in enciphered form. Attempts to sign in are counted for up to an hour, to slow down guessing. What staff do with accounts, families’ data, refunds and settings is written down with the time and the e-mail of the member of staff, and kept for a year.",
      ],
    },
    {
      id: "server",
      heading: "Records of the server",
      body: [
        "When something fails, the server writes a technical record: the time, what it was doing and where in the program. It carries no names, e-mails or messages. To stop abuse, requests are counted per network address for up to a day. Tries at the class password are counted for ten minutes, per browser and per network address, to slow down guessing.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else can see it",
      body: [
        "The school’s staff. The companies that run the server, deliver the e-mail, take card payments (Stripe) and, if connected, the AI provider and the speech server, each only for that work. Nobody else, unless the law obliges us. We do not sell or trade your details.",
      ],
    },
    {
      id: "keeping",
      heading: "How long we keep it",
      body: [
        "Conversations of the enrollment chat go by themselves one year after their last message, and the waitlist details of a family that neither paid nor enrolled two years after the last thing that happened with them, or after another time that the school sets. Details of families that paid or enrolled, and records of payments, stay until the school erases them. An address of the newsletter goes when you end it, or two years after the last letter; an application of a teacher goes a year after its last change; the school can set these times too. You can ask for yours to go at any time. The school’s staff can then give you a file with everything under your e-mail, or erase it in one step. Of payments the amounts and dates stay for the books, without your name and e-mail. What staff had to look at to protect a child is not part of that.",
        "A child’s profile and the messages with the tutor are deleted by themselves {keptDays} days after their last change, or after another number of days from {keptFrom} to {keptTo} if the school sets one. A parents’ question goes in the same time after it was answered, and after one year if nobody answered it. An item that staff have to look at goes in the same time after somebody has dealt with it, and two years after its last change if nobody has; the school is warned before. The school can set these times too. Of mails, to whom they went is kept for three months. A record of a device’s consent goes 180 days after its last change, or together with the profiles if those are kept longer. Of a class’s consent only the latest record stays, also when it takes the consent back. Sound files are replaced by newer ones when their space is full.",
        "Copies in backups disappear as the backups are replaced.",
      ],
    },
    {
      id: "rights",
      heading: "See, correct, erase, object",
      body: [
        "You can ask what we hold about you, have it corrected or erased, receive a copy, or object to a use. Write to {contactEmail} from the e-mail address you gave us. For a conversation without a name, tell us the day and about what time it was and a few words from it, or its number: this page shows it under this section in the browser where you wrote. The school may ask for something that shows it is you.",
        "In Mexico the federal law on personal data held by private parties (LFPDPPP) knows these as ARCO rights: access, rectification, cancellation and opposition. If you live elsewhere, your law may give you similar or further rights. This page explains what we do. It is not legal advice.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      body: [
        "When the site begins to keep something new, this page changes first, and so does its date. The rules for using the site are on the [Terms page](/terms).",
      ],
    },
  ],
};
