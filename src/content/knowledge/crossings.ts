import type { Crossing } from "#domain/enrolment/assistant/knowledge.ts";

const explorers = [
  "explorer_names",
  "plan_differences",
  "companion_plans",
  "school_subscriptions",
  "pods",
  "pod_school",
  "little_explorers",
];
const trial = ["free_trial", "pod_school", "school_subscriptions", "worldschooler_pass", "little_explorers"];
const leaving = ["cancel", "pod_school", "worldschooler_pass", "refund"];
const refund = [
  "refund",
  "pod_school",
  "school_subscriptions",
  "companion_plans",
  "worldschooler_pass",
  "cancel",
];

const forPlans = {
  en: "The {trialDays}-day trial belongs to the companion plans for families, when they open.",
  es: "Los {trialDays} días de prueba son de los planes para casa de las familias, cuando abran.",
};
const apart = {
  en: "Pod School and the school subscriptions are two separate things. Pod School, the in-person school, is {podPrice} a month; the school subscriptions are Explorer at {subExplorer} and Premium at {subPremium} a month. A person from our team can tell you what fits your family.",
  es: "Pod School y las suscripciones de la escuela son cosas aparte. Pod School, la escuela presencial, cuesta {podPrice} al mes; las suscripciones de la escuela son Explorer por {subExplorer} y Premium por {subPremium} al mes, en dólares. Una persona del equipo te puede decir qué le queda a tu familia.",
};

/** Questions about two things at once; the first that holds is said. */
export const crossings: readonly Crossing[] = [
  { all: ["explorer", "homeplan", "subname"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "homeplan", "podname"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "subname", "podname"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "homeplan", "pod"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "subname", "pod"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "explorers", "homeplan"], none: ["otherplan"], topics: explorers },
  { all: ["explorer", "explorers", "pod"], none: ["otherplan"], topics: explorers },
  {
    all: ["trial", "pod"],
    none: ["homeplan"],
    topics: trial,
    denies: true,
    text: {
      en: "The {trialDays}-day trial belongs to the companion plans, when they open; Pod School has no trial.",
      es: "Los {trialDays} días de prueba son de los planes para casa, cuando abran; Pod School no tiene prueba.",
    },
  },
  {
    all: ["trial", "subname"],
    none: ["homeplan"],
    topics: trial,
    denies: true,
    text: {
      en: "The {trialDays}-day trial belongs to the companion plans, when they open; the school subscriptions have no trial. You can cancel a subscription at any time.",
      es: "Los {trialDays} días de prueba son de los planes para casa, cuando abran; las suscripciones de la escuela no tienen prueba. Una suscripción la puedes cancelar cuando quieras.",
    },
  },
  {
    all: ["trial", "passname"],
    topics: trial,
    denies: true,
    text: {
      en: "The {trialDays}-day trial belongs to the companion plans, when they open; the Worldschooler Pass has no trial.",
      es: "Los {trialDays} días de prueba son de los planes para casa, cuando abran; el Worldschooler Pass no tiene prueba.",
    },
  },
  {
    all: ["trial", "explorers"],
    none: ["homeplan"],
    topics: trial,
    denies: true,
    text: {
      en: "The {trialDays}-day trial belongs to the companion plans, when they open. Little Explorers is open on its own page and has no trial.",
      es: "Los {trialDays} días de prueba son de los planes para casa, cuando abran. Little Explorers ya está abierto en su página y no tiene prueba.",
    },
  },
  {
    all: ["trial", "residency"],
    none: ["homeplan"],
    topics: [...trial, "teacher_residency"],
    denies: true,
    text: forPlans,
  },
  {
    all: ["trial", "teacher"],
    none: ["homeplan"],
    topics: [...trial, "teacher_residency"],
    denies: true,
    text: forPlans,
  },
  {
    all: ["cancel", "subname", "pod"],
    topics: ["cancel", "school_subscriptions", "pod_school"],
    text: {
      en: "A school subscription can be canceled at any time. For Pod School I have no published terms for leaving; a person from our team can tell you.",
      es: "Una suscripción de la escuela se puede cancelar cuando quieras. De Pod School no tengo condiciones publicadas para salirse; una persona del equipo te puede decir.",
    },
  },
  {
    all: ["cancel", "pod"],
    none: ["subname", "homeplan", "deposit", "refund"],
    topics: leaving,
    text: {
      en: 'That I can\'t promise for Pod School: "cancel at any time" holds for the school subscriptions, and for the companion plans when they open. A person from our team can tell you how leaving Pod School works.',
      es: "Eso no te lo puedo prometer para Pod School: lo de cancelar cuando quieras vale para las suscripciones de la escuela, y para los planes para casa cuando abran. Una persona del equipo te puede decir cómo es salirse de Pod School.",
    },
  },
  {
    all: ["cancel", "passname"],
    none: ["subname", "homeplan", "deposit", "refund"],
    topics: leaving,
    text: {
      en: 'That I can\'t promise for the Worldschooler Pass: "cancel at any time" holds for the school subscriptions, and for the companion plans when they open. A person from our team can tell you about passes.',
      es: "Eso no te lo puedo prometer para el Worldschooler Pass: lo de cancelar cuando quieras vale para las suscripciones de la escuela, y para los planes para casa cuando abran. Una persona del equipo te puede contar de los pases.",
    },
  },
  {
    all: ["cancel", "anytime", "deposit"],
    none: ["subname", "homeplan"],
    topics: ["refund", "cancel", "deposit_overview", "deposit_founders", "deposit_sponsor"],
    text: {
      en: "A deposit isn't canceled but refunded: both are fully refundable until the launch date, {launchDate}.",
      es: "Un depósito no se cancela, se reembolsa: los dos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}.",
    },
  },
  {
    all: ["refund", "pod"],
    none: ["deposit", "founders", "sponsor", "reserve", "subname", "alreadyopen", "when"],
    topics: refund,
    text: {
      en: "The refund I can confirm is for the two deposits, in full until {launchDate}. For the monthly price of Pod School I have no published refund terms; a person from our team can tell you.",
      es: "El reembolso que te puedo confirmar es el de los dos depósitos, completo hasta el {launchDate}. De la mensualidad de Pod School no tengo condiciones de reembolso publicadas; una persona del equipo te puede decir.",
    },
  },
  {
    all: ["refund", "subname"],
    none: ["deposit", "founders", "sponsor"],
    topics: refund,
    text: {
      en: "The refund I can confirm is for the two deposits, in full until {launchDate}. A school subscription you can cancel at any time, and the month you paid runs to its end; I have no published refund terms for it, so a person from our team would have to tell you.",
      es: "El reembolso que te puedo confirmar es el de los dos depósitos, completo hasta el {launchDate}. Una suscripción de la escuela la cancelas cuando quieras, y el mes que pagaste sigue hasta su fin; no tengo condiciones de reembolso publicadas para ella, así que te lo tendría que decir una persona del equipo.",
    },
  },
  {
    all: ["refund", "homeplan"],
    none: ["deposit", "founders", "sponsor"],
    topics: refund,
    text: {
      en: "The refund I can confirm is for the two deposits, in full until {launchDate}. The companion plans are not open yet; when they open, they start with a {trialDays}-day free trial and you can cancel at any time.",
      es: "El reembolso que te puedo confirmar es el de los dos depósitos, completo hasta el {launchDate}. Los planes para casa todavía no abren; cuando abran, empezarán con {trialDays} días de prueba gratis y podrás cancelar cuando quieras.",
    },
  },
  {
    all: ["refund", "passname"],
    none: ["deposit", "founders", "sponsor"],
    topics: refund,
    text: {
      en: "The refund I can confirm is for the two deposits, in full until {launchDate}. For the Worldschooler Pass I have no published refund terms; a person from our team can tell you.",
      es: "El reembolso que te puedo confirmar es el de los dos depósitos, completo hasta el {launchDate}. Del Worldschooler Pass no tengo condiciones de reembolso publicadas; una persona del equipo te puede decir.",
    },
  },
  {
    all: ["subname", "pod", "includes"],
    none: ["trial", "cancel", "refund", "deposit", "portal", "paymethod"],
    topics: ["school_subscriptions", "pod_school"],
    denies: true,
    text: apart,
  },
  {
    all: ["subname", "pod"],
    none: ["trial", "cancel", "refund", "deposit", "portal", "paymethod"],
    topics: ["school_subscriptions", "pod_school"],
    text: apart,
  },
  {
    all: ["deposit", "pod", "includes"],
    none: ["trial", "subname"],
    own: true,
    topics: ["deposit_founders", "deposit_overview", "deposit_sponsor", "pod_school"],
    text: {
      en: "The Founders' Circle deposit of {depositFounders} reserves your family's spot; Pod School itself is {podPrice} a month. Whether the deposit counts toward it I can't confirm; a person from our team can tell you.",
      es: "El depósito del Círculo de Fundadores, de {depositFounders}, aparta el lugar de tu familia; Pod School cuesta {podPrice} al mes. Si el depósito cuenta para la mensualidad no te lo puedo confirmar; una persona del equipo te puede decir.",
    },
  },
  {
    all: ["deposit", "towards"],
    none: ["trial", "homeplan", "subname"],
    topics: [
      "deposit_overview",
      "deposit_founders",
      "deposit_sponsor",
      "reserve",
      "cost_overview",
      "refund",
      "payment_methods",
    ],
    opens: "contact",
    text: {
      en: "I have no confirmed information on whether a deposit counts toward the monthly price. Leave your details below and a person from our team will tell you. What I know: both deposits are fully refundable until {launchDate}.",
      es: "No tengo información confirmada de si el depósito cuenta para la mensualidad. Deja tus datos aquí abajo y una persona del equipo te lo dice. Lo que sí sé: los dos depósitos son totalmente reembolsables hasta el {launchDate}.",
    },
  },
  {
    all: ["sponsor", "spot"],
    own: true,
    none: ["wishpay", "now", "founders"],
    topics: ["deposit_sponsor", "reserve", "deposit_founders", "deposit_overview"],
    denies: true,
    text: {
      en: "The Teacher Sponsor deposit of {depositSponsor} supports the teacher co-living program. What reserves a spot for your family is the Founders' Circle deposit of {depositFounders}.",
      es: "El depósito de Patrocinio Docente, de {depositSponsor}, apoya el programa de vivienda compartida para docentes. Lo que aparta el lugar de tu familia es el depósito del Círculo de Fundadores, de {depositFounders}.",
    },
  },
];
