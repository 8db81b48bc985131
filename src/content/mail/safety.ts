/**
 * The mails about what a child told, in both languages because whoever reads them first must understand them. They hold
 * neither the words nor the name of the child: mail is read on lock screens (decisions 081, 105). The severity stands
 * first, where a narrow screen still shows it.
 */
export const safetyMails = {
  severity: {
    now: "DANGER TO LIFE NOW / VIDA EN PELIGRO AHORA",
    urgent: "URGENT / URGENTE",
    soon: "TODAY / HOY",
    note: "TO KNOW / PARA SABER",
  },
  subject: "{severity} · {brand}: please look at the safety desk / por favor mira la mesa de seguridad",
  /** The subject of a mail about something that was told before. */
  again:
    "{severity} · NOT TAKEN YET / SIN ATENDER · {brand}: please look at the safety desk / por favor mira la mesa de seguridad",
  en: {
    severity: {
      now: "A child may be in danger of life at this moment. Find the child now.",
      urgent: "A child needs an adult now: it told something grave, or asked for a grown-up.",
      soon: "A child may have told something that an adult must know. Please look at it today.",
      note: "There is something on the safety desk to look at.",
    },
    gathered:
      "Many came within a few minutes, so there is one mail a minute about all that are new: {counts}. Each one stands on the desk. It may be a game, and one of them may be real.",
    waited: "Nobody has taken it for {waited}.",
    escalation: "You are written to because those who were told first have not taken it.",
    look: "On the safety desk:",
    end: "As soon as somebody takes it there, these mails end. What was written is only on the desk, not in this mail.",
  },
  es: {
    severity: {
      now: "Es posible que una niña o un niño esté en peligro de muerte en este momento. Búscale ahora.",
      urgent:
        "Una niña o un niño necesita ahora a una persona adulta: contó algo grave, o pidió hablar con alguien mayor.",
      soon: "Es posible que una niña o un niño haya contado algo que una persona adulta debe saber. Por favor míralo hoy.",
      note: "Hay algo que ver en la mesa de seguridad.",
    },
    gathered:
      "Llegaron muchos en pocos minutos; por eso hay un correo por minuto con todos los nuevos: {counts}. Cada uno está en la mesa. Puede ser un juego, y alguno puede ser de verdad.",
    waited: "Nadie lo ha atendido desde hace {waited}.",
    escalation: "Te escribimos porque quienes recibieron el primer aviso no lo han atendido.",
    look: "En la mesa de seguridad:",
    end: "En cuanto alguien lo atienda ahí, dejan de llegar estos correos. Lo que se escribió está solo en la mesa, no en este correo.",
  },
  /** For the school's messenger, which shows one line. */
  line: "{subject}: {url}",
} as const;
