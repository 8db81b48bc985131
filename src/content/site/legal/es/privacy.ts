import type { LegalDocument } from "../document.ts";
import { updated } from "../updated.ts";

export const privacy: LegalDocument = {
  title: "Privacidad",
  lead: "Qué guarda este sitio sobre ti, para qué, y cómo verlo o pedir que se borre. En palabras sencillas.",
  updated: updated.privacy,
  short: [
    "Guardamos lo que escribes en el chat de inscripciones, lo que envías en los formularios de la lista de espera, del boletín y para docentes, y las preguntas de las familias que tiene que contestar una persona.",
    "La escuela no sigue tus visitas: no hay publicidad ni analítica de otras empresas. Solo donde de verdad se paga con tarjeta, el formulario de Stripe busca señales de fraude.",
    "Lo que se guarda de una niña o un niño requiere el consentimiento de una persona adulta, caduca solo y nunca es su voz.",
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
      about: "chat",
      body: [
        "Cuando escribes en el chat, el servidor de la escuela guarda:",
        {
          list: [
            "tus mensajes y las respuestas, con su hora, idioma y tema;",
            "lo que te escriben ahí las personas de la escuela, con su nombre de pila, y las notas que toman sobre la conversación;",
            "las palabras de la conversación otra vez, en una lista en la que el personal puede buscar;",
            "un número al azar para la conversación, y una forma cifrada (un hash) de una clave que se queda en tu navegador, para que solo tu navegador y el personal de la escuela puedan volver a abrir la conversación.",
          ],
        },
        "Los usamos para responderte y para saber qué preguntan las familias. El personal puede leer la conversación, escribir en ella o responderte por el correo o el teléfono que dejaste; queda anotado quién la abrió y quién respondió. Ahí no necesitas dar tu nombre. Si en el mismo dispositivo envías el formulario de la lista de espera, o escribes tu correo en el chat, la conversación es parte de tus datos: va en el archivo que puedes pedir y se borra con ellos. Por favor no escribas nombres completos de niños, direcciones ni datos de salud.",
      ],
    },
    {
      id: "ai",
      heading: "Quién escribe las respuestas",
      body: [
        "Las respuestas las hace un software, hasta que una persona de la escuela toma la conversación: entonces el chat te lo dice, con su nombre de pila, y ningún software responde hasta que esa persona la devuelve. La escuela puede conectar para eso un proveedor externo de IA. En ese caso el proveedor recibe tu pregunta, los mensajes recientes de esa conversación y la información pública de la escuela. No recibe lo que envías en el formulario de la lista de espera.",
        "Cuando no hay un proveedor conectado, las respuestas se calculan en el propio servidor de la escuela y tus mensajes no van a ningún otro lado.",
      ],
    },
    {
      id: "waitlist",
      heading: "Lista de espera",
      about: "waitlist",
      body: [
        "Cuando te unes a la lista de espera guardamos tu nombre, correo, teléfono si lo das, cuántos hijos tienes y sus edades, tu idioma y la hora. Si envías otra vez el formulario con el mismo correo, los datos nuevos se guardan junto a los anteriores.",
        "También guardamos la historia de lo que sigue, como un nuevo estado o la fecha de un siguiente paso, y quién del personal lo anotó.",
        "Junto a estos datos guardamos quién de tus hijos está en la lista de un grupo, tiene una oferta o ya tiene lugar, con su nombre de pila si nos lo has dicho. La oferta te llega por correo, con un enlace para aceptarla o decir que no.",
        "Cuando apartas una visita o una llamada guardamos los mismos datos, sin las edades, y la hora que elegiste; para una llamada, el número al que te llamamos. También anotamos si viniste. Si diste un correo, te llegan una confirmación y, un día antes, un recordatorio, con un enlace para cambiarla o cancelarla.",
        "Lo usamos para responderte y para planear los grupos. Recibes un correo que lo confirma, y la escuela puede recibir uno con tus datos. De los correos que enviamos queda una lista de direcciones, asuntos y horas. Mientras la escuela no tenga un servicio de correo, queda una copia de cada correo en su servidor. De tus hijos no necesitamos más que cuántos son y sus edades.",
      ],
    },
    {
      id: "newsletter",
      heading: "Boletín",
      about: "newsletter",
      body: [
        "Cuando pides el boletín guardamos tu correo, tu idioma y la hora, y te mandamos un correo para confirmarlo. Nadie más te puede apuntar: sin esa confirmación no se manda nada más y la dirección se borra a la semana.",
        "Lo terminas con un toque, en tu programa de correo o con el enlace al pie de cada carta. Entonces tu dirección se borra de la lista al momento; para que un respaldo no la traiga de vuelta, queda una forma cifrada (un hash) de ella. Las cartas no llevan nada que nos diga si las abriste.",
      ],
    },
    {
      id: "careers",
      heading: "Solicitudes de docentes",
      about: "careers",
      body: [
        "Cuando te postulas como docente guardamos lo que envías: tu nombre, correo, teléfono si lo das, qué te gustaría enseñar y en qué idiomas, desde cuándo, y tu mensaje, con el idioma y la hora. El personal de la escuela lo lee y anota en qué va. Recibes un correo que confirma que llegó. Lo usamos para esto y para nada más. Hasta que lo envías, lo que escribes se queda en el almacenamiento de la pestaña.",
      ],
    },
    {
      id: "parents",
      heading: "Little Explorers",
      about: "packs",
      body: [
        "Los paquetes semanales no piden nada. Qué semanas están completas se guarda solo en tu dispositivo.",
        "El nombre para el diploma se envía al servidor de la escuela, se pone en la hoja y se olvida. No se guarda ni se registra en ningún lado.",
        "Cuando una persona grande hace ahí una pregunta, el propio servidor de la escuela busca la respuesta y no guarda nada. Cuando no está seguro, o cuando pides que conteste una persona, guarda tu pregunta con su idioma y su hora, y tu correo si decides dejarlo. El personal de la escuela la ve y puede escribirte. Anota cuándo se respondió y quién lo hizo, y puede borrarla. Por favor no escribas nombres completos de niños ni datos de salud.",
      ],
    },
    {
      id: "children",
      heading: "Datos de niñas y niños",
      body: [
        "Una persona adulta decide sobre tres cosas, cada una por separado: el perfil, el micrófono y el chat con IA. Las permite para cada niña o niño en cada dispositivo, después de entrar con la contraseña del grupo. O la escuela, si tiene los papeles firmados de todo un grupo, lo registra una vez, con la hora y quién del personal lo hizo. El no de una persona adulta en un dispositivo cuenta más que los papeles del grupo.",
        "Con el consentimiento para el perfil, el servidor guarda el resultado de las primeras preguntas:",
        {
          list: [
            "el nombre, la edad y el idioma del niño;",
            "el enfoque de aprendizaje, los intereses elegidos de nuestra lista y cómo le gusta explorar;",
            "los niveles en matemáticas y lectura, y una estimación de su confianza;",
            "la guía, las actividades que ya hizo y las actividades asignadas;",
            "las horas, un número al azar y formas cifradas (hashes) de una clave y de una cookie del navegador que lo creó.",
          ],
        },
        "Lo de la lista se obtiene de las primeras preguntas; las respuestas mismas no se guardan en el servidor. Sin este consentimiento ahí no se guarda nada de esto: el resultado se calcula, se envía al navegador y se olvida.",
        "Con el consentimiento para el micrófono se puede contestar hablando. No guardamos ninguna grabación. El navegador convierte la voz en palabras y quien lo fabrica puede recibir el sonido para eso; qué empresa es depende del navegador. Sin este consentimiento todo funciona tocando y escribiendo.",
        "Con el consentimiento para el chat con IA se puede escribir con la tutora. Antes de guardar un mensaje o de darlo a un proveedor de IA se quitan los nombres que conocemos, direcciones, teléfonos, correos y cosas parecidas, hasta donde unas reglas pueden hacerlo. Los mensajes sobre peligro o daño, y algunos otros, se guardan también para el personal de la escuela, con lo que se dijo justo antes y después, para que una persona pueda ayudar; retirar el consentimiento no los borra. Queda anotado quién del personal los leyó y qué se hizo.",
        "Los puntos, las insignias, la práctica y el avance se quedan en el navegador y nunca se nos envían.",
        "Un perfil lo pueden ver el navegador que lo creó y el personal de la escuela, y nadie más. Junto con el consentimiento, la persona adulta puede dejar un correo para que la escuela encuentre lo que guarda sobre la familia. Es opcional.",
        "El consentimiento se puede retirar en cualquier momento en el mismo dispositivo, o escribiendo a {contactEmail}. Al retirarlo se borran los perfiles que permitía y el correo que se dejó con él. Queda una nota de que se retiró. Cuando la escuela retira el consentimiento de un grupo, se borran los perfiles que solo ese consentimiento permitía.",
        "Quien paga un depósito que aparta un lugar le dice a la escuela el nombre y la edad de las niñas y los niños para quienes es; ve [Pagos](/privacy#payments).",
        "Los niños usan las herramientas de IA con una persona adulta cerca, o con el consentimiento de su mamá, papá o tutor. Debes tener {adultAge} años o más para inscribirte o pagar.",
      ],
    },
    {
      id: "speech",
      heading: "Frases leídas en voz alta",
      body: [
        "Las páginas para niñas y niños leen frases en voz alta. El servidor de la escuela convierte la frase en sonido. Una frase que es igual para todos se guarda ahí como archivo de sonido, sin nombres, para no tener que decirla otra vez. Una frase que la página marca como personal, o en la que nombra a alguien, se dice en ese servidor y no se guarda.",
        "La escuela puede configurar un servidor de voz externo. Solo entonces se envían frases a otro lado, y solo las que son iguales para todos.",
      ],
    },
    {
      id: "payments",
      heading: "Pagos",
      body: [
        "Cuando pagas un depósito o una suscripción de la escuela, un proveedor de pagos con tarjeta (Stripe) se encarga de la tarjeta y recibe lo que escribes en su formulario. Para detectar fraudes, ese formulario también le envía a Stripe datos de tu navegador y de cómo se usa el formulario. Se carga en las páginas donde pagas y solo cuando los pagos son reales. Este software le da al proveedor tu nombre y tu correo, y los guarda junto con el monto, el tipo de pago, su número con el proveedor, su estado y las horas. Nunca ve el número de la tarjeta. Para una suscripción de la escuela, el proveedor guarda la tarjeta y la cobra cada mes; si solo está apartada, por primera vez el día en que empieza. Un depósito que aparta un lugar pide además el nombre y la edad de cada niña o niño, para que la escuela sepa de quién es; al proveedor no se le dan.",
        "Lo usamos para mandarte el recibo, para saber de quién es el lugar pagado y para devolver dinero. Un depósito se guarda con tus datos de la lista de espera; si no los hay, se crea un registro con tu nombre y tu correo.",
        "En modo de práctica, antes de que la escuela conecte un proveedor, no se mueve dinero. Nuestro formulario de práctica acepta entonces solo números de tarjetas de prueba documentados, de los que se guardan la marca y los últimos cuatro dígitos. Cualquier otro número se rechaza y nada de él se guarda ni se registra.",
      ],
    },
    {
      id: "browser",
      heading: "Lo que guarda tu navegador",
      body: [
        "Abajo están los nombres de las cookies. En una dirección cifrada, de las que empiezan con https, el nombre de una cookie empieza además con __Host- (ahí ceiba_visitor es __Host-ceiba_visitor): así tu navegador solo acepta esa cookie de este sitio. ceiba_language y ceiba_staff se llaman igual en todas partes, porque no abren nada.",
        {
          terms: [
            [
              "Idioma",
              "La cookie ceiba_language y una entrada en el almacenamiento local con el idioma que elegiste, para que la siguiente página lo hable. La cookie se guarda un año; la entrada, hasta que la borras en tu navegador.",
            ],
            [
              "Chat",
              "Una entrada en el almacenamiento local con el número y la clave de la conversación, para que la sigas cuando vuelvas en el mismo dispositivo, hasta que empieces otra conversación en el chat o la borres en tu navegador. Lo que escribiste y no se ha enviado está en el almacenamiento de la pestaña y desaparece cuando la cierras. Si la clave no se puede enviar, la cookie ceiba_visitor hace el mismo trabajo hasta por 180 días.",
            ],
            [
              "Pago",
              "Una entrada en el almacenamiento de la pestaña con la clave del pago que empezaste o del enlace de nuestro correo que abriste, para que al recargar se encuentre; desaparece cuando cierras la pestaña. La cookie ceiba_visitor permite que este navegador continúe un depósito o una suscripción que empezó, hasta por 180 días. En modo de práctica la clave de una suscripción queda también en el almacenamiento local, para que puedas cancelarla después. Cuando los pagos son reales, el formulario de Stripe puede crear cookies propias de Stripe para detectar fraudes, como __stripe_mid por un año y __stripe_sid por media hora.",
            ],
            [
              "Portal de estudiantes",
              "La cookie ceiba_student, que se crea con la contraseña del grupo, hasta que se cierra el navegador y por 12 horas como máximo; y la cookie ceiba_visitor, con la que el servidor reconoce el dispositivo para consentimientos, perfiles e intentos de contraseña, hasta por 180 días. Con el consentimiento para el perfil en este dispositivo, el almacenamiento local guarda quién aprende aquí (nombre, edad, guía y plan); sin él, solo el de la pestaña. Los puntos, la práctica, los paquetes y el botón de sonido están en el almacenamiento local hasta que los borras en la página para personas adultas.",
            ],
            [
              "Little Explorers",
              "Una entrada en el almacenamiento local con cuántas semanas están completas, hasta que la borras en la página para personas adultas del portal o en tu navegador.",
            ],
            [
              "Acceso del personal",
              "Solo para el personal de la escuela, al iniciar sesión: la cookie ceiba.session_token, para la sesión, y ceiba_staff, con la que las páginas saben que hay una, ambas por 14 días; por cada cuenta, una cookie cuyo nombre empieza con ceiba_device_, que durante 180 días le dice al servidor que alguien ya inició sesión con esa cuenta en este dispositivo; y, para quienes tienen un segundo factor, ceiba.two_factor, durante los diez minutos que hay para escribir su código.",
            ],
          ],
        },
        "Todas, menos las de Stripe, vienen de este sitio y son necesarias para lo que hacen. No hay cookies de publicidad, y la escuela no sigue tus visitas con ninguna de ellas.",
      ],
    },
    {
      id: "staff",
      heading: "Cuentas del personal",
      body: [
        "De las personas que trabajan en la escuela guardamos nombre, correo, contraseña en forma de hash, las sesiones abiertas con el nombre que da el navegador y, si lo desean, un segundo factor cifrado. Los intentos de iniciar sesión se cuentan hasta por una hora, para frenar a quien quiera adivinar. Lo que el personal hace con las cuentas, los datos de las familias, los reembolsos y los ajustes queda anotado con la hora y el correo de quien lo hizo, y se guarda un año.",
      ],
    },
    {
      id: "server",
      heading: "Registros del servidor",
      body: [
        "Cuando algo falla, el servidor escribe un registro técnico: la hora, qué estaba haciendo y en qué parte del programa. No lleva nombres, correos ni mensajes. Para frenar abusos, las solicitudes de cada dirección de red se cuentan hasta por un día. Los intentos con la contraseña del grupo se cuentan durante diez minutos, por navegador y por dirección de red, para frenar a quien quiera adivinar.",
      ],
    },
    {
      id: "sharing",
      heading: "Quién más puede verlo",
      body: [
        "El personal de la escuela. Las empresas que operan el servidor, entregan el correo, reciben los pagos con tarjeta (Stripe) y, si están conectados, el proveedor de IA y el servidor de voz, cada una solo para ese trabajo. Nadie más, salvo que la ley nos obligue. No vendemos ni intercambiamos tus datos.",
      ],
    },
    {
      id: "keeping",
      heading: "Cuánto tiempo lo guardamos",
      body: [
        "Las conversaciones del chat de inscripciones se borran solas un año después de su último mensaje, y los datos en la lista de espera de una familia que no pagó ni se inscribió, dos años después de lo último que pasó con ellos, o después de otro tiempo que la escuela fije. Los datos de las familias que pagaron o se inscribieron y los registros de pagos se quedan hasta que la escuela los borra. Una dirección del boletín se va cuando lo terminas, o dos años después de la última carta; la solicitud de una o un docente, un año después de su último cambio; la escuela también puede fijar esos tiempos. Puedes pedir en cualquier momento que borremos lo tuyo. Entonces el personal de la escuela puede darte un archivo con todo lo que está con tu correo, o borrarlo en un paso. De los pagos se quedan los montos y las fechas para la contabilidad, sin tu nombre ni tu correo. Lo que el personal tuvo que atender para proteger a una niña o un niño no es parte de eso.",
        "El perfil de una niña o un niño y los mensajes con la tutora se borran solos {keptDays} días después de su último cambio, o después de otro número de días, de {keptFrom} a {keptTo}, si la escuela lo fija. La pregunta de una familia se borra en el mismo tiempo después de que se respondió, y después de un año si nadie la respondió. Lo que el personal tiene que atender se borra en el mismo tiempo después de que alguien lo atendió, y dos años después de su último cambio si nadie lo hizo; antes se avisa a la escuela. La escuela también puede fijar estos tiempos. De los correos, a quién se enviaron se guarda tres meses. El registro del consentimiento en un dispositivo se borra 180 días después de su último cambio, o junto con los perfiles si estos se guardan más tiempo. Del consentimiento de un grupo solo queda el último registro, también cuando lo retira. Los archivos de sonido se reemplazan por otros más nuevos cuando se llena su espacio.",
        "Las copias en los respaldos desaparecen conforme se reemplazan.",
      ],
    },
    {
      id: "rights",
      heading: "Ver, corregir, borrar, oponerte",
      body: [
        "Puedes preguntar qué tenemos sobre ti, pedir que se corrija o se borre, recibir una copia u oponerte a un uso. Escribe a {contactEmail} desde el correo que nos diste. Para una conversación sin nombre, dinos el día, más o menos a qué hora fue y algunas palabras de ella, o su número: esta página lo muestra al final de este apartado en el navegador donde escribiste. La escuela puede pedirte algo que muestre que eres tú.",
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
