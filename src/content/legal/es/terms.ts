import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";

export const terms: LegalDocument = {
  title: "Términos del servicio",
  lead: "Con qué puedes contar de nuestra parte y qué te pedimos. En palabras sencillas.",
  updated: updated.terms,
  short: [
    "Debes tener {adultAge} años o más para inscribirte o pagar.",
    "Los niños usan las herramientas de IA con una persona adulta cerca o con el consentimiento de su mamá, papá o tutor.",
    "Unirte a la lista de espera es gratis. No aparta un lugar y puedes salirte cuando quieras.",
    "Hoy no se puede pagar nada en este sitio. Los dos depósitos, cuando se abran, son reembolsables hasta el {launchDate}.",
    "El chat responde con IA y puede equivocarse. Lo que vale es lo que dice la página de Programas.",
  ],
  sections: [
    {
      id: "about",
      heading: "Quiénes somos",
      body: [
        "{brand} es una microescuela en {place}, en etapa piloto. Estos términos son entre tú y la escuela, y abarcan este sitio: sus páginas, el chat de inscripciones y la lista de espera.",
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
        "Puedes leer sobre la escuela, preguntar en el chat y unirte a la lista de espera. El portal de estudiantes, la demo, los paquetes para casa, los depósitos y las suscripciones todavía no abren. Sus páginas lo dicen, y no recibirán tu dinero ni los datos de tus hijos antes de abrir.",
      ],
    },
    {
      id: "chat",
      heading: "El chat y la IA",
      body: [
        "El chat de inscripciones responde con software. Cuando la escuela conecta un proveedor externo de IA, ese proveedor ayuda a escribir las respuestas. Si no, se calculan en el propio servidor de la escuela.",
        "Una respuesta puede estar incompleta o equivocada. No es una oferta, ni es asesoría legal, médica o educativa. Si no coincide con un precio, una edad o una fecha de la [página de Programas](/programas), vale la página. Cuando sea importante, pide que te contacte una persona.",
      ],
    },
    {
      id: "waitlist",
      heading: "La lista de espera",
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
      body: [
        "Hay dos depósitos. El Círculo de Fundadores, de {foundersDeposit}, aparta el lugar de una familia. Patrocinio Docente, de {sponsorDeposit}, apoya el programa de vivienda compartida para docentes.",
        "Los dos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}. Para pedir un reembolso, escribe a {contactEmail} ese día o antes. Los depósitos todavía no se pueden pagar.",
      ],
    },
    {
      id: "subscriptions",
      heading: "Suscripciones",
      body: [
        "Cuando abran las suscripciones de la escuela, se renovarán cada mes hasta que canceles. Puedes cancelar cuando quieras, y dejan de renovarse.",
      ],
    },
    {
      id: "payments",
      heading: "Pagos con tarjeta",
      body: [
        "Cuando se abran los pagos, los procesará un proveedor de pagos con tarjeta (Stripe). Los números de tarjeta van al proveedor y nunca pasan por este software. Al pago en sí se le aplicarán los términos del proveedor.",
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
