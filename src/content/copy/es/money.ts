import type { money as en } from "../en/money.ts";

/** La página de dinero del equipo: suscripciones, depósitos, lo que entró y ambos como archivos. */
export const money: Record<keyof typeof en, string> = {
  "money.meta.title": "Dinero · Ceiba Admin",
  "money.meta.description":
    "Suscripciones y depósitos de la escuela: lo que se ha pagado y lo que se cobra después.",
  "money.title": "Dinero",
  "money.lead":
    "Suscripciones y depósitos, tal como los tiene el proveedor de pagos. Todos los montos son dólares estadounidenses.",
  "money.loading": "Cargando los pagos...",
  "money.linked": "El pago que buscas",
  "money.failed": "No se pudieron cargar los pagos",

  "money.totals": "Totales",
  "money.totals.deposits": "Depósitos pagados",
  "money.totals.refunded": "Reembolsado",
  "money.totals.lost": "Perdido en disputas",
  "money.totals.collected": "Depósitos recaudados",
  "money.totals.subscriptions": "Suscripciones pagadas",
  "money.totals.subscriptions.refunded": "Reembolsado de ellas",
  "money.totals.subscriptions.collected": "Suscripciones recaudadas",

  "money.subscriptions": "Suscripciones de la escuela",
  "money.subscriptions.none":
    "Todavía nadie tiene una suscripción. Aquí aparece cada una desde que una familia la empieza, con la fecha del próximo pago.",
  "money.subscriptions.refunds":
    "Para devolverle un mes a quien se suscribió, hazlo en el proveedor de pagos. Aquí aparece en cuanto el proveedor lo avisa.",
  "money.deposits": "Depósitos",
  "money.deposits.none":
    "Todavía no se ha pagado ningún depósito. Aquí aparece cada uno en cuanto se paga; para devolverlo, abre su familia en el inicio.",
  "money.plan.explorer": "Explorer",
  "money.plan.premium": "Premium",
  "money.status.incomplete": "Sin terminar",
  "money.status.reserved": "Reservada",
  "money.status.active": "En curso",
  "money.status.past_due": "Pago pendiente",
  "money.status.canceled": "Terminada",
  "money.status.incomplete_expired": "Abandonada",
  "money.noName": "Sin nombre guardado",
  "money.email": "Correo",
  "money.name": "Nombre",
  "money.status": "Estado",
  "money.plan": "Plan",
  "money.monthly": "Al mes",
  "money.begins": "Empieza",
  "money.began": "Empezó",
  "money.next": "Próximo cobro",
  "money.next.owed": "Se debe ahora; la tarjeta se vuelve a intentar",
  "money.next.none": "Ninguno",
  "money.ends": "Termina",
  "money.ended": "Terminó",
  "money.paid": "Pagado hasta hoy",
  "money.paid.unknown": "Se está consultando con el proveedor",
  "money.failures": "Cobros rechazados",
  "money.date": "Fecha de pago",
  "money.what": "Depósito",
  "money.children": "Para",
  "money.number": "Recibo",
  "money.payment": "ID del pago",
  "money.fee.currency": "Moneda de la comisión",

  "money.pages": "Páginas: {list}",
  "money.newest": "Lo más reciente",
  "money.older": "Anteriores",
  "money.file.subscriptions": "suscripciones",
  "money.file.deposits": "depositos",
};
