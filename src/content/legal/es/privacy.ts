import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";

export const privacy: LegalDocument = {
  title: "Privacidad",
  lead: "Qué guarda este sitio sobre ti, para qué, y cómo verlo o pedir que se borre. En palabras sencillas.",
  updated: updated.privacy,
  short: [
    "Guardamos lo que escribes en el chat de inscripciones y lo que envías en el formulario de la lista de espera.",
    "Sin rastreo, sin publicidad y sin analítica de otras empresas.",
    "Las herramientas de aprendizaje para niños todavía no abren, así que este sitio no guarda cuentas, voces ni trabajos de ningún niño.",
    "Los pagos con tarjeta los recibe Stripe. Este software nunca ve el número de una tarjeta real.",
    "Escribe a {contactEmail} para ver, corregir o borrar lo que tenemos sobre ti.",
  ],
  sections: [
    {
      id: "who",
      heading: "Quién es responsable",
      body: [
        "{brand}, una microescuela en {place}, decide cómo se usan tus datos en este sitio. Para cualquier tema de esta página, escribe a {contactEmail}.",
      ],
    },
    {
      id: "chat",
      heading: "Chat de inscripciones",
      body: [
        "Cuando escribes en el chat, el servidor de la escuela guarda:",
        {
          list: [
            "tus mensajes y las respuestas, con su hora, idioma y tema;",
            "un número al azar para la conversación, y una forma cifrada (un hash) de una clave que se queda en tu navegador, para que solo tu navegador y el personal de la escuela puedan volver a abrir la conversación.",
          ],
        },
        "Los usamos para responderte y para saber qué preguntan las familias. Ahí no necesitas dar tu nombre. Por favor no escribas nombres completos de niños, direcciones ni datos de salud.",
      ],
    },
    {
      id: "ai",
      heading: "Quién escribe las respuestas",
      body: [
        "Las respuestas las hace un software. La escuela puede conectar para eso un proveedor externo de IA. En ese caso el proveedor recibe tu pregunta, los mensajes recientes de esa conversación y la información pública de la escuela. No recibe lo que envías en el formulario de la lista de espera.",
        "Cuando no hay un proveedor conectado, las respuestas se calculan en el propio servidor de la escuela y tus mensajes no van a ningún otro lado.",
      ],
    },
    {
      id: "waitlist",
      heading: "Lista de espera",
      body: [
        "Cuando te unes a la lista de espera guardamos tu nombre, correo, teléfono si lo das, cuántos hijos tienes y sus edades, tu idioma y la hora. Si envías otra vez el formulario con el mismo correo, los datos nuevos se guardan junto a los anteriores.",
        "También guardamos la historia de lo que sigue, como un nuevo estado o la fecha de un siguiente paso, y quién del personal lo anotó.",
        "Lo usamos para responderte y para planear los grupos. Recibes un correo que lo confirma, y la escuela puede recibir uno con tus datos. De los correos que enviamos queda una lista de direcciones, asuntos y horas. Mientras la escuela no tenga un servicio de correo, queda una copia de cada correo en su servidor. De tus hijos no necesitamos más que cuántos son y sus edades.",
      ],
    },
    {
      id: "children",
      heading: "Datos de niñas y niños",
      body: [
        "Las herramientas de aprendizaje para niños todavía no abren. Hoy lo único que podemos tener sobre un niño es lo que escribe una persona adulta: las edades en el formulario de la lista de espera, o algo que diga en el chat.",
        "Cuando esas herramientas abran, se pedirá el consentimiento de una persona adulta antes de guardar datos de un niño, por separado para el perfil, el micrófono y el chat con IA. Los niños usan las herramientas de IA con una persona adulta cerca, o con el consentimiento de su mamá, papá o tutor. Debes tener {adultAge} años o más para inscribirte o pagar.",
      ],
    },
    {
      id: "payments",
      heading: "Pagos",
      body: [
        "Cuando pagas un depósito o una suscripción de la escuela, un proveedor de pagos con tarjeta (Stripe) se encarga de la tarjeta y recibe lo que escribes en su formulario. Este software le da al proveedor tu nombre y tu correo, y los guarda junto con el monto, el tipo de pago, su número con el proveedor, su estado y las horas. Nunca ve el número de la tarjeta.",
        "Lo usamos para mandarte el recibo, para saber de quién es el lugar pagado y para devolver dinero. Un depósito se guarda con tus datos de la lista de espera; si no los hay, se crea un registro con tu nombre y tu correo.",
        "En modo de práctica, antes de que la escuela conecte un proveedor, no se mueve dinero. Nuestro formulario de práctica acepta entonces solo números de tarjetas de prueba documentados, de los que se guardan la marca y los últimos cuatro dígitos. Cualquier otro número se rechaza y nada de él se guarda ni se registra.",
      ],
    },
    {
      id: "browser",
      heading: "Lo que guarda tu navegador",
      body: [
        {
          terms: [
            [
              "Idioma",
              "Una cookie y una entrada en el almacenamiento local con el idioma que elegiste, para que la siguiente página lo hable. Se guarda un año.",
            ],
            [
              "Chat",
              "Entradas en el almacenamiento de la pestaña con el número y la clave de la conversación y con lo que escribiste y no se ha enviado. Desaparecen cuando cierras la pestaña. Si la clave no se puede enviar, una cookie hace el mismo trabajo hasta por 180 días.",
            ],
            [
              "Pago",
              "Una entrada en el almacenamiento de la pestaña con la clave del pago que empezaste, para que al recargar se encuentre; desaparece cuando cierras la pestaña. Una cookie permite que este navegador continúe una suscripción que empezó. En modo de práctica la clave de una suscripción queda también en el almacenamiento local, para que puedas cancelarla después.",
            ],
            [
              "Acceso del personal",
              "Dos cookies solo para el personal de la escuela, que se crean al iniciar sesión.",
            ],
          ],
        },
        "Todas vienen de este sitio y son necesarias para lo que hacen. No hay cookies de publicidad ni de rastreo.",
      ],
    },
    {
      id: "staff",
      heading: "Cuentas del personal",
      body: [
        "De las personas que trabajan en la escuela guardamos nombre, correo, contraseña en forma de hash y las sesiones abiertas. Los intentos de iniciar sesión se cuentan hasta por una hora, para frenar a quien quiera adivinar.",
      ],
    },
    {
      id: "server",
      heading: "Registros del servidor",
      body: [
        "Cuando algo falla, el servidor escribe un registro técnico: la hora, qué estaba haciendo y en qué parte del programa. No lleva nombres, correos ni mensajes. Para frenar abusos, las solicitudes de cada dirección de red se cuentan hasta por una hora.",
      ],
    },
    {
      id: "sharing",
      heading: "Quién más puede verlo",
      body: [
        "El personal de la escuela. Las empresas que operan el servidor, entregan el correo, reciben los pagos con tarjeta (Stripe) y, si está conectado, el proveedor de IA, cada una solo para ese trabajo. Nadie más, salvo que la ley nos obligue. No vendemos ni intercambiamos tus datos.",
      ],
    },
    {
      id: "keeping",
      heading: "Cuánto tiempo lo guardamos",
      body: [
        "Las conversaciones, los datos de la lista de espera y los registros de pagos se quedan hasta que la escuela los borra. Hoy nada se borra solo, así que pídelo cuando quieras que borremos lo tuyo. Las copias en los respaldos desaparecen conforme se reemplazan.",
      ],
    },
    {
      id: "rights",
      heading: "Ver, corregir, borrar, oponerte",
      body: [
        "Puedes preguntar qué tenemos sobre ti, pedir que se corrija o se borre, recibir una copia u oponerte a un uso. Escribe a {contactEmail} desde el correo que nos diste. Para una conversación sin nombre, dinos el día y más o menos a qué hora fue. La escuela puede pedirte algo que muestre que eres tú.",
        "En México, la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) los llama derechos ARCO: acceso, rectificación, cancelación y oposición. Si vives en otro país, tu ley puede darte derechos parecidos o más amplios. Esta página explica lo que hacemos. No es asesoría legal.",
      ],
    },
    {
      id: "changes",
      heading: "Cambios",
      body: [
        "Cuando el sitio empiece a guardar algo nuevo, esta página cambia primero, y también su fecha. Las reglas para usar el sitio están en la [página de Términos](/terms).",
      ],
    },
  ],
};
