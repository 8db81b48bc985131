import { openToday } from "../compose.ts";
import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";
import { open } from "./open.ts";

export const terms: LegalDocument = {
  title: "Términos del servicio",
  lead: "Con qué puedes contar de nuestra parte y qué te pedimos. En palabras sencillas.",
  updated: updated.terms,
  short: [
    "Debes tener {adultAge} años o más para inscribirte o pagar.",
    "Los niños usan las herramientas de IA con una persona adulta cerca o con el consentimiento de su mamá, papá o tutor.",
    "Unirte a la lista de espera es gratis. No aparta un lugar y puedes salirte cuando quieras.",
    "Los dos depósitos son totalmente reembolsables hasta el {launchDate}. Las suscripciones de la escuela se renuevan cada mes hasta que canceles.",
    "El chat responde con IA y puede equivocarse. Lo que vale es lo que dice la página de Programas.",
  ],
  sections: [
    {
      id: "about",
      heading: "Quiénes somos",
      body: [
        "{brand} es una microescuela en {place}, en etapa piloto. Estos términos son entre tú y la escuela, y abarcan este sitio: sus páginas y todo lo que está abierto en él.",
        "Al usar el sitio los aceptas. Si algo no te convence, [pregúntanos](/chat) antes de seguir.",
      ],
    },
    {
      id: "who",
      heading: "Quién puede usar el sitio",
      body: [
        "Cualquier persona puede leerlo. Para unirte a la lista de espera, inscribirte o pagar debes tener {adultAge} años o más.",
        "Las herramientas de IA para niños están pensadas para edades de {learnerFrom} a {learnerTo} años. Las usan con una persona adulta cerca, o después de que su mamá, papá o tutor dio su consentimiento. La persona adulta que lo permite sigue siendo responsable de ese uso.",
      ],
    },
    {
      id: "today",
      heading: "Qué está abierto hoy",
      body: [
        ...openToday(open),
        "Mientras la escuela no haya conectado un proveedor de pagos con tarjeta, las páginas donde se paga algo están en modo de práctica y lo dicen. En modo de práctica no se mueve dinero, y lo que se paga ahí no aparta un lugar ni inicia una suscripción.",
      ],
    },
    {
      id: "chat",
      heading: "El chat y la IA",
      about: "chat",
      body: [
        "El chat de inscripciones responde con software. Cuando la escuela conecta un proveedor externo de IA, ese proveedor ayuda a escribir las respuestas. Si no, se calculan en el propio servidor de la escuela.",
        "Una respuesta puede estar incompleta o equivocada. No es una oferta, ni es asesoría legal, médica o educativa. Si no coincide con un precio, una edad o una fecha de la [página de Programas](/programas), vale la página. Cuando sea importante, pide que te contacte una persona.",
      ],
    },
    {
      id: "waitlist",
      heading: "La lista de espera",
      about: "waitlist",
      body: [
        "La lista de espera le dice a la escuela que te interesa. Es gratis, no promete un lugar ni una fecha de inicio, y no te compromete ni nos compromete. Para salirte, escribe a {contactEmail}.",
      ],
    },
    {
      id: "prices",
      heading: "Programas y precios",
      body: [
        "Los precios están en dólares estadounidenses. La escuela publica tres cosas distintas, y ninguna incluye a otra:",
        {
          list: [
            "Pod School, un lugar en un grupo: {podPrice} al mes.",
            "Suscripciones de la escuela: Explorer por {explorerPrice} al mes y Premium por {premiumPrice} al mes.",
            "El compañero digital para casa, en tres planes. La prueba gratis de {trialDays} días es de estos planes y empieza cuando se abran.",
          ],
        },
        "El precio del Worldschooler Pass y las condiciones de la Residencia para docentes no se publican en este sitio. Pregúntanos.",
      ],
    },
    {
      id: "deposits",
      heading: "Depósitos y reembolsos",
      about: "deposits",
      body: [
        "Hay dos depósitos. El Círculo de Fundadores, de {foundersDeposit}, aparta el lugar de una familia. Patrocinio Docente, de {sponsorDeposit}, apoya el programa de vivienda compartida para docentes.",
        "Los dos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}. Para pedir un reembolso, escribe a {contactEmail} ese día o antes. El dinero regresa a la tarjeta de la que vino.",
      ],
    },
    {
      id: "subscriptions",
      heading: "Suscripciones",
      about: "subscriptions",
      body: [
        "Una suscripción de la escuela que tomas antes del {launchDate} queda apartada: el proveedor de pagos guarda tu tarjeta, no se cobra nada y hasta ese día puedes cancelar sin pagar nada. Se cobra por primera vez ese día. La que tomas después se cobra al empezar.",
        "Después se renueva cada mes hasta que canceles. Puedes cancelar cuando quieras, con el enlace que trae cada correo sobre ella: entonces sigue hasta el fin del mes que pagaste y ya no se renueva.",
      ],
    },
    {
      id: "payments",
      heading: "Pagos con tarjeta",
      body: [
        "Los pagos con tarjeta los procesa un proveedor de pagos (Stripe). Los números de tarjeta van al proveedor y nunca pasan por este software. Al pago en sí se le aplican los términos del proveedor.",
        "En modo de práctica no hay proveedor. Nuestro formulario de práctica acepta solo números de tarjetas de prueba documentados; cualquier otro número se rechaza sin guardarse. Por favor nunca escribas ahí una tarjeta real.",
      ],
    },
    {
      id: "conduct",
      heading: "Qué te pedimos",
      body: [
        {
          list: [
            "Da datos verdaderos y que sean tuyos.",
            "No escribas en el chat datos privados de otras personas, sobre todo de un niño.",
            "No intentes entrar por la fuerza al sitio, saturarlo o hacer que el chat diga cosas dañinas.",
          ],
        },
        "Podemos rechazar solicitudes que pongan en riesgo al sitio o a otras personas.",
      ],
    },
    {
      id: "responsibility",
      heading: "Nuestra responsabilidad",
      body: [
        "Cuidamos el sitio con esmero, pero puede tener errores o no estar disponible por momentos. Nada en estos términos te quita un derecho que la ley te da como consumidor o como madre, padre o tutor.",
        "Cómo tratamos tus datos se explica en la [página de Privacidad](/privacy).",
      ],
    },
    {
      id: "changes",
      heading: "Cambios y preguntas",
      body: [
        "Cuando estos términos cambian, cambia esta página y también su fecha.",
        "Preguntas: {contactEmail}.",
      ],
    },
  ],
};
