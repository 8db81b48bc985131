import type { Topic } from "#domain/tutor/library.ts";

/** Space and weather. */
export const space: readonly Topic[] = [
  {
    id: "sky_blue",
    asks: { en: ["sky blue", "color sky"], es: ["cielo azul", "color cielo"] },
    about: { en: ["sky"], es: ["cielo"] },
    short: {
      en: "Sunlight holds all colors. The air bounces the blue light around the most, so the sky looks blue.",
      es: "La luz del Sol tiene todos los colores. El aire hace rebotar más la luz azul, por eso el cielo se ve azul.",
    },
    long: {
      en: "Sunlight is a mix of colors. Tiny parts of the air scatter blue light much more than red, so blue reaches your eyes from every side. Violet is scattered even more, but the Sun sends less of it and our eyes see it less well.",
      es: "La luz del Sol es una mezcla de colores. Las partes pequeñitas del aire dispersan mucho más la luz azul que la roja, así que el azul te llega de todos lados. La violeta se dispersa aún más, pero el Sol manda menos y nuestros ojos la ven peor.",
    },
    wonder: {
      en: "And why do you think the sky turns orange at sunset?",
      es: "¿Y por qué crees que al atardecer se pone naranja?",
    },
    more: {
      en: "In the evening the light crosses much more air. Most of the blue is scattered away, and the orange and red are left.",
      es: "Al atardecer la luz cruza mucho más aire. Casi todo el azul se dispersa en el camino y quedan el naranja y el rojo.",
    },
  },
  {
    id: "moon_shape",
    asks: {
      en: ["moon change", "moon shape", "moon phases", "moon shine", "half moon"],
      es: ["luna cambia", "luna forma", "fases luna", "luna brilla", "media luna"],
    },
    about: { en: ["moon"], es: ["luna"] },
    short: {
      en: "The Moon is always a ball. The Sun lights one half, and we see more or less of that bright half.",
      es: "La Luna siempre es una bola. El Sol ilumina una mitad y nosotros vemos más o menos de esa mitad brillante.",
    },
    long: {
      en: "The Moon makes no light; it reflects sunlight. It goes around the Earth, and from here we see its sunlit half from different sides: new, crescent, half, full and back. From one full moon to the next takes about 29 and a half days.",
      es: "La Luna no hace luz: refleja la del Sol. Da vueltas a la Tierra y desde aquí vemos su mitad iluminada desde distintos lados: nueva, creciente, llena y menguante. De una luna llena a la otra pasan unos 29 días y medio.",
    },
    wonder: {
      en: "What shape was the Moon the last time you saw it?",
      es: "¿Qué forma tenía la Luna la última vez que la viste?",
    },
    more: {
      en: "Draw it tonight and again in three days. Soon you will be able to say what comes next.",
      es: "Dibújala hoy y otra vez en tres días. Pronto podrás decir qué forma sigue.",
    },
  },
  {
    id: "stars",
    asks: {
      en: ["stars twinkle", "stars shine", "how many stars", "what are stars"],
      es: ["estrellas brillan", "estrellas parpadean", "cuantas estrellas", "que son estrellas"],
    },
    about: { en: ["star", "stars"], es: ["estrella", "estrellas"] },
    short: {
      en: "Stars are huge hot balls of gas that shine by themselves. They look tiny because they are so far away.",
      es: "Las estrellas son bolas enormes de gas muy caliente que brillan solas. Se ven chiquitas porque están lejísimos.",
    },
    long: {
      en: "In the middle of a star hydrogen joins into helium, and that gives off light and heat. They twinkle because moving air bends their light. With your eyes alone you can see a few thousand on a very dark night; our galaxy has at least a hundred billion.",
      es: "En el centro de una estrella el hidrógeno se une y forma helio, y eso da luz y calor. Parpadean porque el aire que se mueve dobla su luz. A simple vista se ven unas miles en una noche muy oscura; nuestra galaxia tiene al menos cien mil millones.",
    },
    wonder: {
      en: "Which star do you think is nearest to us?",
      es: "¿Cuál crees que es la estrella más cercana?",
    },
    more: {
      en: "The Sun! It is a star too. Never look straight at it, because it can hurt your eyes.",
      es: "¡El Sol! También es una estrella. Nunca lo mires directo, porque puede lastimar tus ojos.",
    },
  },
  {
    id: "day_night",
    asks: {
      en: ["day night", "why night", "sun go night", "sun sets"],
      es: ["dia noche", "por noche", "sol va noche", "hace noche"],
    },
    about: { en: ["daytime", "nighttime"], es: ["anochecer", "amanecer"] },
    short: {
      en: "The Earth turns like a top. When your side looks at the Sun it is day; when it turns away it is night.",
      es: "La Tierra gira como un trompo. Cuando tu lado mira al Sol es de día; cuando se voltea es de noche.",
    },
    long: {
      en: "The Earth turns once around itself in about 24 hours. The half that faces the Sun has day, the other half night. So while you sleep, children on the other side of the world are at school.",
      es: "La Tierra da una vuelta sobre sí misma en unas 24 horas. La mitad que mira al Sol tiene día y la otra, noche. Así que mientras duermes, del otro lado del mundo hay quienes están en la escuela.",
    },
    wonder: {
      en: "With a ball and a lamp, how could you show day and night to someone?",
      es: "Con una pelota y una lámpara, ¿cómo le mostrarías a alguien el día y la noche?",
    },
    more: {
      en: "Mark your town with a sticker, turn the ball slowly in front of the lamp, and watch the sticker wake up and go to sleep.",
      es: "Marca tu pueblo con una calcomanía, gira la pelota despacio frente a la lámpara y mira cómo amanece y anochece.",
    },
  },
  {
    id: "gravity",
    asks: {
      en: ["things fall", "why fall down", "fall off earth", "what gravity"],
      es: ["cosas caen", "por caen", "caemos tierra", "que gravedad"],
    },
    about: { en: ["gravity"], es: ["gravedad"] },
    short: {
      en: "The Earth pulls everything toward its middle. That pull is gravity, and it brings your ball back down.",
      es: "La Tierra jala todo hacia su centro. A ese jalón se le llama gravedad, y hace que tu pelota baje.",
    },
    long: {
      en: "Everything that has mass pulls on everything else. The Earth is so big that its pull keeps us, the air and the Moon with it. On the Moon the pull is about one sixth as strong, so you could jump much higher.",
      es: "Todo lo que tiene masa jala a lo demás. La Tierra es tan grande que su jalón nos sostiene a nosotros, al aire y a la Luna. En la Luna es como una sexta parte, así que saltarías mucho más alto.",
    },
    wonder: {
      en: "If you drop a big stone and a small stone together, which lands first?",
      es: "Si sueltas juntas una piedra grande y una pequeña, ¿cuál llega primero?",
    },
    more: {
      en: "They land almost together! Gravity speeds both up in the same way; only air can slow light, wide things like a leaf.",
      es: "¡Llegan casi juntas! La gravedad las acelera igual; solo el aire frena cosas ligeras y anchas, como una hoja.",
    },
  },
  {
    id: "planets",
    asks: {
      en: ["how many planets", "planets solar system", "saturn rings", "life mars"],
      es: ["cuantos planetas", "planetas sistema solar", "anillos saturno", "vida marte"],
    },
    about: {
      en: ["planet", "planets", "solar system", "jupiter", "saturn", "mars"],
      es: ["planeta", "planetas", "sistema solar", "jupiter", "saturno", "marte"],
    },
    short: {
      en: "Eight planets go around our Sun. Jupiter is the biggest, and Saturn has bright rings of ice and rock.",
      es: "Ocho planetas dan vueltas al Sol. Júpiter es el más grande y Saturno tiene anillos brillantes de hielo y roca.",
    },
    long: {
      en: "From the Sun outward: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune. The first four are rocky, the others giants of gas and ice. On Mars robots look for signs of ancient life; so far nobody has found living things there.",
      es: "Desde el Sol: Mercurio, Venus, Tierra, Marte, Júpiter, Saturno, Urano y Neptuno. Los cuatro primeros son rocosos y los demás, gigantes de gas y hielo. En Marte hay robots que buscan señales de vida antigua; hasta ahora no se ha encontrado vida ahí.",
    },
    wonder: {
      en: "Which planet would you visit, and what would you pack?",
      es: "¿Qué planeta visitarías y qué llevarías?",
    },
    more: {
      en: "A good choice to think through! Everywhere but on Earth you would need to bring air, water and a way to stay warm or cool.",
      es: "¡Buena elección! En cualquiera que no sea la Tierra tendrías que llevar aire, agua y algo para el frío o el calor.",
    },
  },
  {
    id: "rainbow",
    asks: {
      en: ["rainbow made", "why rainbow", "rainbow colors", "rainbow appear"],
      es: ["arcoiris forma", "por arcoiris", "arcoiris colores", "arcoiris sale", "arco iris"],
    },
    about: { en: ["rainbow", "rainbows"], es: ["arcoiris"] },
    short: {
      en: "Sunlight goes into raindrops, bends and comes out as colors. Stand with the Sun behind you to see it.",
      es: "La luz del Sol entra en las gotas, se dobla y sale en colores. Para verlo, ponte de espaldas al Sol.",
    },
    long: {
      en: "A raindrop bends light as it goes in, bounces it off the back, and bends it again on the way out. Each color bends a little differently, so they fan out. Every person sees their own rainbow, from their own drops.",
      es: "La gota dobla la luz al entrar, la refleja atrás y la dobla otra vez al salir. Cada color se dobla un poco distinto, y así se abren como abanico. Cada persona ve su propio arcoíris, de sus propias gotas.",
    },
    wonder: {
      en: "Where could you see small rainbows without rain?",
      es: "¿Dónde podrías ver arcoíris pequeños sin lluvia?",
    },
    more: {
      en: "In a garden hose's spray, a soap bubble, or a glass of water in the sun. Try it!",
      es: "En el chorro de una manguera, en una burbuja de jabón o en un vaso de agua al sol. ¡Pruébalo!",
    },
  },
  {
    id: "rain",
    asks: {
      en: ["why rain", "rain come", "rain made", "water cycle"],
      es: ["por llueve", "lluvia viene", "lluvia forma", "ciclo agua", "hace lluvia"],
    },
    about: { en: ["rain"], es: ["lluvia"] },
    short: {
      en: "The Sun warms the sea and water rises as vapor you cannot see. High up it cools into drops, and they fall: rain!",
      es: "El Sol calienta el mar y el agua sube como vapor que no se ve. Arriba se enfría, se hacen gotas y caen: ¡lluvia!",
    },
    long: {
      en: "Water evaporates from seas and leaves, rises, and cools. It gathers on tiny specks of dust or salt as cloud droplets. They bump together and grow until the air cannot hold them up. The same water has been going around for billions of years.",
      es: "El agua se evapora del mar y de las hojas, sube y se enfría. Se junta en motitas de polvo o sal y forma gotitas de nube. Chocan, crecen y caen cuando el aire ya no las sostiene. La misma agua lleva miles de millones de años dando vueltas.",
    },
    wonder: {
      en: "Where do you think the water of your last glass was before?",
      es: "¿Dónde crees que estuvo antes el agua de tu último vaso?",
    },
    more: {
      en: "Perhaps in a cloud, a river, a glacier, and long ago even in a dinosaur's drink!",
      es: "Quizá en una nube, un río, un glaciar y, hace mucho, ¡hasta en el trago de un dinosaurio!",
    },
  },
  {
    id: "clouds",
    asks: {
      en: ["what clouds", "clouds made", "clouds float", "clouds white"],
      es: ["que nubes", "nubes hechas", "nubes flotan", "nubes blancas"],
    },
    about: { en: ["cloud", "clouds"], es: ["nube", "nubes"] },
    short: {
      en: "Clouds are millions of tiny drops of water or bits of ice. They are so small that the air keeps them up.",
      es: "Las nubes son millones de gotitas de agua o pedacitos de hielo. Son tan pequeños que el aire los sostiene.",
    },
    long: {
      en: "A cloud droplet is far thinner than a hair, so rising air easily holds it up. Clouds look white because the drops scatter all colors alike, and gray underneath when they are so thick that little light comes through.",
      es: "Una gotita de nube es mucho más delgada que un cabello, por eso el aire que sube la sostiene. Se ven blancas porque dispersan todos los colores por igual, y grises por abajo cuando son tan gruesas que pasa poca luz.",
    },
    wonder: {
      en: "What did the last cloud you watched look like?",
      es: "¿A qué se parecía la última nube que miraste?",
    },
    more: {
      en: "Heaps like cotton are called cumulus, thin feathers high up are cirrus, and a gray blanket is stratus. Which one was yours?",
      es: "Los montones de algodón se llaman cúmulos, las plumas delgadas y altas son cirros y la cobija gris, estratos. ¿Cuál era la tuya?",
    },
  },
  {
    id: "thunder",
    asks: {
      en: ["thunder lightning", "why thunder", "lightning made", "thunder loud"],
      es: ["trueno rayo", "por truena", "rayo forma", "relampago trueno", "truenos suenan"],
    },
    about: { en: ["thunder", "lightning", "storm"], es: ["trueno", "rayo", "relampago", "tormenta"] },
    short: {
      en: "Lightning is a giant spark. It heats the air so fast that the air goes boom: thunder!",
      es: "El rayo es una chispa gigante. Calienta el aire tan rápido que hace ¡bum!: el trueno.",
    },
    long: {
      en: "In a storm cloud bits of ice bump and charges separate. When the difference is big enough, a spark jumps: lightning, hotter than the Sun's surface. The air bursts outward and we hear thunder. In a storm, go indoors and stay away from lone trees and water.",
      es: "En la nube de tormenta chocan pedacitos de hielo y se separan las cargas. Cuando la diferencia es grande salta una chispa: el rayo, más caliente que la superficie del Sol. El aire se expande de golpe y oímos el trueno. Si hay tormenta, entra a casa y aléjate de árboles solos y del agua.",
    },
    wonder: {
      en: "Why do we see the flash before we hear the thunder?",
      es: "¿Por qué vemos la luz antes de oír el trueno?",
    },
    more: {
      en: "Light is almost instant; sound needs about three seconds for each kilometer. Count the seconds, divide by three, and you know how far away it was.",
      es: "La luz llega casi al instante; el sonido tarda unos tres segundos por kilómetro. Cuenta los segundos, divide entre tres y sabrás a cuántos kilómetros cayó.",
    },
  },
  {
    id: "wind",
    asks: {
      en: ["why wind", "wind made", "wind come", "wind blow", "hurricane form"],
      es: ["por viento", "viento hace", "viento viene", "viento sopla", "huracan forma"],
    },
    about: { en: ["wind", "hurricane"], es: ["viento", "huracan"] },
    short: {
      en: "Warm air rises and cooler air rushes in to take its place. That moving air is wind.",
      es: "El aire caliente sube y el aire más fresco corre a ocupar su lugar. Ese aire que se mueve es el viento.",
    },
    long: {
      en: "The Sun warms land faster than sea. Over warm land air rises, and cooler sea air flows in: the breeze you feel at the beach by day. At night it often turns around. Hurricanes draw their strength from very warm sea water.",
      es: "El Sol calienta la tierra más rápido que el mar. Sobre la tierra caliente el aire sube y llega aire fresco del mar: la brisa de la playa de día. De noche suele voltearse. Los huracanes toman su fuerza del mar muy caliente.",
    },
    wonder: {
      en: "How could you find out where the wind comes from right now?",
      es: "¿Cómo podrías saber de dónde viene el viento ahora mismo?",
    },
    more: {
      en: "Wet a finger, hold it up, and feel which side gets cold; or hang a ribbon and watch. The cold side faces the wind.",
      es: "Moja un dedo, levántalo y siente qué lado se enfría; o cuelga un listón y míralo. El lado frío mira al viento.",
    },
  },
  {
    id: "black_hole",
    asks: {
      en: ["black hole what", "black hole inside", "black hole swallow", "black hole earth"],
      es: ["hoyo negro que", "agujero negro que", "hoyo negro traga", "agujero negro traga"],
    },
    about: {
      en: ["black hole", "black holes"],
      es: ["hoyo negro", "hoyos negros", "agujero negro", "agujeros negros"],
    },
    short: {
      en: "A black hole is a place in space that pulls so strongly that not even light can get out. All of them are very far away from us.",
      es: "Un hoyo negro es un lugar del espacio que jala tan fuerte que ni la luz puede salir. Todos están lejísimos de nosotros.",
    },
    long: {
      en: "A black hole is a place where so much matter is packed together that its gravity lets not even light out. Some form when a very massive star runs out of fuel and collapses. They are no vacuum cleaners: only what comes very close falls in, and all of them are far away.",
      es: "Un hoyo negro es un lugar donde hay tanta materia apretada que su gravedad no deja salir ni la luz. Algunos se forman cuando una estrella enorme se queda sin combustible y se derrumba. No son aspiradoras: solo cae lo que se acerca muchísimo, y todos están muy lejos.",
    },
    wonder: {
      en: "If it gives no light, how do you think people found one?",
      es: "Si no da luz, ¿cómo crees que encontraron uno?",
    },
    more: {
      en: "By what is around it: gas that glows as it circles, and stars that run around something nobody sees. In 2019 the first picture of the glowing ring around one was shown, made by telescopes all over the Earth together.",
      es: "Por lo que tiene alrededor: gas que brilla al dar vueltas y estrellas que giran alrededor de algo que no se ve. En 2019 se mostró la primera imagen del anillo brillante de uno, hecha con telescopios de toda la Tierra juntos.",
    },
  },
  {
    id: "sun_hot",
    asks: {
      en: ["sun hot", "sun burn out", "sun die", "sun far", "sun made", "sun end"],
      es: ["sol caliente", "sol apagar", "sol apaga", "sol lejos", "sol hecho", "sol quema"],
    },
    about: { en: ["sun"], es: ["sol"] },
    short: {
      en: "The Sun is a huge ball of very hot gas. Deep inside it makes light and warmth, and it will go on for very, very long.",
      es: "El Sol es una bola enorme de gas muy caliente. Muy adentro hace luz y calor, y seguirá así por muchísimo tiempo.",
    },
    long: {
      en: "The Sun is a ball of hot gas in which more than a million Earths would fit. In its middle, at about 15 million degrees, hydrogen joins into helium and gives off light and heat. It is about 150 million kilometers away, and it will shine for around five billion years more.",
      es: "El Sol es una bola de gas caliente en la que cabrían más de un millón de Tierras. En su centro, a unos 15 millones de grados, el hidrógeno se une y forma helio, y eso da luz y calor. Está a unos 150 millones de kilómetros y brillará unos cinco mil millones de años más.",
    },
    wonder: {
      en: "How long do you think its light travels until it reaches you?",
      es: "¿Cuánto crees que tarda su luz en llegar hasta ti?",
    },
    more: {
      en: "A little more than eight minutes, though nothing is faster than light. So you always see the Sun as it was eight minutes ago. Never look straight at it: it can hurt your eyes.",
      es: "Un poco más de ocho minutos, y eso que nada es más rápido que la luz. Siempre ves el Sol como era hace ocho minutos. Nunca lo mires directo: puede lastimar tus ojos.",
    },
  },
];
