/** Mails about payments. `{placeholder}` is filled by the server; they say only what the provider has confirmed. */
export const mails = {
  greeting: "Hello {name},",
  "greeting.plain": "Hello,",
  "what.founders_circle": "Founders' Circle deposit",
  "what.teacher_sponsor": "Teacher Sponsor deposit",
  "what.explorer": "School subscription: Explorer",
  "what.premium": "School subscription: Premium",
  practice: "This is practice mode: no money moved and no real card was charged.",

  "receipt.subject": "{brand}: receipt for your {what}",
  "receipt.text": `{greeting}

Thank you. Your payment has arrived.

What for: {what}
{children}Amount: {amount}
Date: {date}
Received by: {issuer}
Receipt number: {receipt}
{refund}{practice}
What happens next: a person from our team writes to you at this address by {answerBy}. School begins on {launchDate}.

{brand}, {tagline}
{phone}{url}
`,
  "receipt.children": "Children: {names}",
  "receipt.refund":
    "Your deposit is refundable until {launchDate}. To have it back, write to {contact} and name the receipt number.",
  "paid_again.subject": "{brand}: we have two payments of your {what}",
  "paid_again.text": `{greeting}

We have received your {what} twice: {amount} with the receipt number {receipt}, and one before it.

If you meant to pay for two places, you need not do anything. If one of them is a mistake, write to {contact} and name the receipt number: we will send that payment back.
{practice}
{brand}, {tagline}
{phone}{url}
`,
  "refund.subject": "{brand}: your refund",
  "refund.text": `{greeting}

We have sent you back {amount} of your {what}. Depending on your bank it can take some days until you see it.

Receipt number: {receipt}
{practice}
Questions? Write to {contact}.

{brand}, {tagline}
{phone}{url}
`,
  "subscription.reserved.subject": "{brand}: your subscription is reserved",
  "subscription.reserved":
    "Your subscription is reserved, and nothing was charged. The first month is charged on {until}, when the school opens, and then every month until you cancel. Until that day you can cancel without paying anything.",
  "subscription.postponed.subject": "{brand}: your subscription begins later",
  "subscription.postponed":
    "The school opens later than we had told you. Your subscription stays reserved, and nothing was charged. The first month is charged on {until}, not before. Until that day you can cancel without paying anything.",
  "subscription.given_up.subject": "{brand}: your reservation is canceled",
  "subscription.given_up": "Your reservation is canceled. Nothing was charged, and nothing will be.",
  "subscription.started.subject": "{brand}: your subscription has begun",
  "subscription.started":
    "Thank you. Your first payment has arrived and your subscription has begun. It renews every month until you cancel, and you can cancel at any time.",
  "subscription.renewed.subject": "{brand}: receipt for your subscription",
  "subscription.renewed": "Your subscription was renewed for another month, and the payment has arrived.",
  "subscription.payment_failed.subject": "{brand}: a payment did not go through",
  "subscription.payment_failed":
    "The monthly payment of your subscription did not go through. It will be tried again. You may want to check the card you pay with.",
  "subscription.mend": "\n\nYou can pay this month now, with the same card or another one, here: {payUrl}",
  "subscription.plan_changed.subject": "{brand}: your plan has changed",
  "subscription.plan_changed":
    "Your subscription now has the plan and the monthly amount below. What was charged before does not change.",
  "subscription.cancel_scheduled.subject": "{brand}: your subscription ends",
  "subscription.cancel_scheduled":
    "Your subscription is canceled. It runs until the day below and is not renewed.",
  "subscription.ended.subject": "{brand}: your subscription has ended",
  "subscription.ended": "Your subscription has ended. Nothing more will be charged.",
  "subscription.until": "Paid until: {until}",
  "subscription.manage": "See or cancel your subscription, from any device:\n{link}",
  "subscription.text": `{greeting}

{news}

What for: {what}
Amount per month: {amount}
{paidUntil}Receipt number: {receipt}
{manage}{practice}
Questions? Write to {contact}.

{brand}, {tagline}
{phone}{url}
`,

  "manage.subject": "{brand}: the way to your subscription",
  "manage.text": `{greeting}

Somebody asked on our site for the way to your subscription. Here you see it and can cancel it:

{links}

Was it not you? Then you need not do anything. Please do not pass this mail on: whoever has the link can cancel.
{practice}
{brand}, {tagline}
{phone}{url}
`,
  "staff.subject": "{brand}: {news}",
  "staff.text": `{sentence}.

What: {what}
{children}Amount: {amount}
Payer: {payer}
Receipt number: {receipt}
{practice}
The details are on the staff desk: {desk}
`,
  "staff.nobody": "not known",
  "staff.paid": "a deposit was paid",
  "staff.paid_again": "a family has paid the same deposit a second time, please ask whether it meant to",
  "staff.refund_settled": "a refund has gone out",
  "staff.refund_failed": "a refund did not reach the payer, please look at it",
  "staff.disputed": "a payer disputes a deposit, please answer at the payment provider",
  "staff.dispute_won": "a dispute was decided for the school",
  "staff.lost": "a dispute was decided for the payer, the money is gone",
  "staff.quarantined": "a payment does not match our records and was set aside, please look at it",
  "staff.reserved": "a school subscription was reserved",
  "staff.given_up": "a reserved subscription was canceled",
  "staff.started": "a school subscription has begun",
  "staff.recovered": "a late subscription payment has arrived",
  "staff.payment_failed": "a subscription payment did not go through",
  "staff.plan_changed": "a family changed the plan of its subscription",
  "staff.cancel_scheduled": "a subscription was canceled",
  "staff.cancel_withdrawn": "a subscription goes on after all",
  "staff.ended": "a subscription has ended",
} as const satisfies Record<string, string>;
