import type { mails as english } from "./en.ts";

/** Los mismos correos en español. */
export const mails: Record<keyof typeof english, string> = {
  greeting: "Hola, {name}:",
  "greeting.plain": "Hola:",
  "what.founders_circle": "depósito del Círculo de Fundadores",
  "what.teacher_sponsor": "depósito de Patrocinio Docente",
  "what.explorer": "Suscripción de la escuela: Explorer",
  "what.premium": "Suscripción de la escuela: Premium",
  practice: "Este es el modo de práctica: no se movió dinero y no se cobró ninguna tarjeta real.",

  "receipt.subject": "{brand}: recibo de tu {what}",
  "receipt.text": `{greeting}

Gracias. Tu pago ya llegó.

Concepto: {what}
{children}Monto: {amount}
Fecha: {date}
Recibió: {issuer}
Número de recibo: {receipt}
{refund}{practice}
Qué sigue: una persona de nuestro equipo te escribe a este correo a más tardar el {answerBy}. Las clases empiezan el {launchDate}.

{brand}, {tagline}
{phone}{url}
`,
  "receipt.children": "Niñas y niños: {names}",
  "receipt.refund":
    "Tu depósito es reembolsable hasta el {launchDate}. Si quieres que te lo devolvamos, escribe a {contact} y menciona el número de recibo.",
  "paid_again.subject": "{brand}: recibimos dos pagos de tu {what}",
  "paid_again.text": `{greeting}

Recibimos dos veces tu {what}: {amount} con el número de recibo {receipt}, y otro pago anterior.

Si querías pagar dos lugares, no tienes que hacer nada. Si uno fue un error, escribe a {contact} y menciona el número de recibo: te devolvemos ese pago.
{practice}
{brand}, {tagline}
{phone}{url}
`,
  "refund.subject": "{brand}: tu reembolso",
  "refund.text": `{greeting}

Te devolvimos {amount} de tu {what}. Según tu banco, puede tardar algunos días en aparecer.

Número de recibo: {receipt}
{practice}
¿Tienes preguntas? Escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,
  "subscription.reserved.subject": "{brand}: tu suscripción está apartada",
  "subscription.reserved":
    "Tu suscripción está apartada y no se cobró nada. El primer mes se cobra el {until}, cuando abre la escuela, y después cada mes hasta que canceles. Antes de ese día puedes cancelar sin pagar nada.",
  "subscription.postponed.subject": "{brand}: tu suscripción empieza más tarde",
  "subscription.postponed":
    "La escuela abre más tarde de lo que te habíamos dicho. Tu suscripción sigue apartada y no se cobró nada. El primer mes se cobra el {until}, no antes. Hasta ese día puedes cancelarla sin pagar nada.",
  "subscription.given_up.subject": "{brand}: cancelaste lo que apartaste",
  "subscription.given_up":
    "Ya no tienes una suscripción apartada. No se cobró nada y no se va a cobrar nada.",
  "subscription.started.subject": "{brand}: tu suscripción ya empezó",
  "subscription.started":
    "Gracias. Tu primer pago ya llegó y tu suscripción empezó. Se renueva cada mes hasta que la canceles, y puedes cancelarla cuando quieras.",
  "subscription.renewed.subject": "{brand}: recibo de tu suscripción",
  "subscription.renewed": "Tu suscripción se renovó por un mes más y el pago ya llegó.",
  "subscription.payment_failed.subject": "{brand}: un pago no se pudo hacer",
  "subscription.payment_failed":
    "El pago mensual de tu suscripción no se pudo hacer. Se va a intentar otra vez. Quizá quieras revisar la tarjeta con la que pagas.",
  "subscription.mend": "\n\nPuedes pagar este mes ahora, con la misma tarjeta o con otra, aquí: {payUrl}",
  "subscription.plan_changed.subject": "{brand}: tu plan cambió",
  "subscription.plan_changed":
    "Tu suscripción ahora tiene el plan y el monto mensual que ves abajo. Lo que ya se cobró no cambia.",
  "subscription.cancel_scheduled.subject": "{brand}: tu suscripción termina",
  "subscription.cancel_scheduled":
    "Tu suscripción quedó cancelada. Sigue activa hasta el día que ves abajo y ya no se renueva.",
  "subscription.ended.subject": "{brand}: tu suscripción terminó",
  "subscription.ended": "Tu suscripción terminó. Ya no se va a cobrar nada más.",
  "subscription.until": "Pagado hasta: {until}",
  "subscription.manage": "Ve o cancela tu suscripción desde cualquier dispositivo:\n{link}",
  "subscription.text": `{greeting}

{news}

Concepto: {what}
Monto por mes: {amount}
{paidUntil}Número de recibo: {receipt}
{manage}{practice}
¿Tienes preguntas? Escríbenos a {contact}.

{brand}, {tagline}
{phone}{url}
`,

  "manage.subject": "{brand}: cómo llegar a tu suscripción",
  "manage.text": `{greeting}

Alguien pidió en nuestro sitio cómo llegar a tu suscripción. Aquí la ves y la puedes cancelar:

{links}

¿No fuiste tú? Entonces no tienes que hacer nada. Por favor no reenvíes este correo: quien tenga el enlace puede cancelar.
{practice}
{brand}, {tagline}
{phone}{url}
`,
  "staff.subject": "{brand}: {news}",
  "staff.text": `{sentence}.

Concepto: {what}
{children}Monto: {amount}
Paga: {payer}
Número de recibo: {receipt}
{practice}
Los detalles están en el panel del equipo: {desk}
`,
  "staff.nobody": "no se sabe",
  "staff.paid": "se pagó un depósito",
  "staff.paid_again":
    "una familia pagó el mismo depósito por segunda vez, hay que preguntarle si así lo quería",
  "staff.refund_settled": "se envió un reembolso",
  "staff.refund_failed": "un reembolso no le llegó a quien pagó, hay que revisarlo",
  "staff.disputed": "alguien disputa un depósito, hay que responder con el proveedor de pagos",
  "staff.dispute_won": "una disputa se resolvió a favor de la escuela",
  "staff.lost": "una disputa se resolvió a favor de quien pagó, ese dinero ya no está",
  "staff.quarantined": "un pago no coincide con nuestros registros y quedó apartado, hay que revisarlo",
  "staff.reserved": "se apartó una suscripción de la escuela",
  "staff.given_up": "se canceló una suscripción apartada",
  "staff.started": "empezó una suscripción de la escuela",
  "staff.recovered": "llegó un pago atrasado de una suscripción",
  "staff.payment_failed": "un pago de una suscripción no se pudo hacer",
  "staff.plan_changed": "una familia cambió el plan de su suscripción",
  "staff.cancel_scheduled": "se canceló una suscripción",
  "staff.cancel_withdrawn": "una suscripción sí continúa",
  "staff.ended": "terminó una suscripción",
};
