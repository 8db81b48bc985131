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
Amount: {amount}
Date: {date}
Receipt number: {receipt}
{refund}{practice}
A person from our team will write to you about what comes next.

{brand}, {tagline}
{url}
`,
  "receipt.refund":
    "Your deposit is refundable until {launchDate}. To have it back, write to {contact} and name the receipt number.",
  "paid_again.subject": "{brand}: we have two payments of your {what}",
  "paid_again.text": `{greeting}

We have received your {what} twice: {amount} with the receipt number {receipt}, and one before it.

If you meant to pay for two places, you need not do anything. If one of them is a mistake, write to {contact} and name the receipt number: we will send that payment back.
{practice}
{brand}, {tagline}
{url}
`,
  "refund.subject": "{brand}: your refund",
  "refund.text": `{greeting}

We have sent you back {amount} of your {what}. Depending on your bank it can take some days until you see it.

Receipt number: {receipt}
{practice}
Questions? Write to {contact}.

{brand}, {tagline}
{url}
`,
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
  "subscription.text": `{greeting}

{news}

What for: {what}
Amount per month: {amount}
Paid until: {until}
Receipt number: {receipt}
{practice}
Questions? Write to {contact}.

{brand}, {tagline}
{url}
`,

  "staff.subject": "{brand}: {news}",
  "staff.text": `{sentence}.

What: {what}
Amount: {amount}
Payer: {payer}
Receipt number: {receipt}
{practice}
The details are on the staff desk: {url}/admin
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
  "staff.started": "a school subscription has begun",
  "staff.recovered": "a late subscription payment has arrived",
  "staff.payment_failed": "a subscription payment did not go through",
  "staff.plan_changed": "a family changed the plan of its subscription",
  "staff.cancel_scheduled": "a subscription was canceled",
  "staff.cancel_withdrawn": "a subscription goes on after all",
  "staff.ended": "a subscription has ended",
} as const satisfies Record<string, string>;
