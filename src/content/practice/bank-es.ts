import type { PracticeWords } from "#domain/practice/words.ts";

/** Ortografía del español. Quien apenas empieza elige entre palabras que existen; nadie ve primero cómo no se escribe. Después: b y v, h, c, s y z, g y j, ll y y, acentos y palabras que suenan igual. */
export const spelling: PracticeWords["spelling"] = [
  [
    { picture: "frog", answer: "rana", wrong: ["pez", "sol", "mono"] },
    { picture: "fish", answer: "pez", wrong: ["rana", "coco", "flor"] },
    { picture: "yellow-sun", answer: "sol", wrong: ["flor", "rana", "coco"] },
    { picture: "monkey", answer: "mono", wrong: ["mango", "pez", "rana"] },
    { picture: "mango", answer: "mango", wrong: ["mono", "sol", "flor"] },
    { picture: "coconut", answer: "coco", wrong: ["pez", "mono", "rana"] },
  ],
  [
    { picture: "bee", answer: "abeja", wrong: ["oveja", "aguja", "abajo"] },
    { picture: "whale", answer: "ballena", wrong: ["botella", "cabello", "caballo"] },
    { picture: "butterfly", answer: "mariposa", wrong: ["marinero", "manzana", "maravilla"] },
    { picture: "green-leaf", answer: "hoja", wrong: ["hora", "ola", "ojo"] },
    { picture: "crab", answer: "cangrejo", wrong: ["conejo", "consejo", "canción"] },
    { picture: "purple-shell", answer: "concha", wrong: ["coche", "noche", "ancha"] },
  ],
  [
    {
      show: "Ayer ___ toda la tarde.",
      answer: "llovió",
      wrong: ["llobió", "yovió"],
      why: "Llover y lluvia se escriben con ll y con v.",
    },
    {
      show: "El ___ cuida a sus abejas.",
      answer: "hombre",
      wrong: ["ombre", "honbre"],
      why: "Hombre lleva h, y m antes de b.",
    },
    {
      show: "La ___ da leche.",
      answer: "vaca",
      wrong: ["baca", "vaka"],
      why: "La vaca que da leche lleva v.",
    },
    { show: "Me ___ mucho la papaya.", answer: "gusta", wrong: ["justa", "guzta"] },
    {
      show: "Vi un ___ en el río.",
      answer: "bote",
      wrong: ["vote", "botte"],
      why: "El bote que flota lleva b. Vote es de votar.",
    },
    { show: "Mi ___ vive en la costa.", answer: "abuela", wrong: ["avuela", "habuela"] },
  ],
  [
    {
      show: "El ___ nada en el mar.",
      answer: "tiburón",
      wrong: ["tiburon", "tivurón"],
      why: "Es aguda y termina en n: lleva acento.",
    },
    { show: "Hoy ___ mucho calor.", answer: "hace", wrong: ["ase", "hase"], why: "Hacer lleva h y c." },
    {
      show: "Ese ___ es muy alto.",
      answer: "árbol",
      wrong: ["arbol", "árvol"],
      why: "Es grave y no termina en n, s ni vocal: lleva acento.",
    },
    {
      show: "Necesito un ___ rojo.",
      answer: "lápiz",
      wrong: ["lapiz", "lápis"],
      why: "Lápiz es grave, termina en z y lleva acento.",
    },
    {
      show: "Me lavo la cara con ___.",
      answer: "jabón",
      wrong: ["javón", "jabon"],
      why: "Jabón lleva b y acento.",
    },
    {
      show: "Las ___ vuelan de noche.",
      answer: "luciérnagas",
      wrong: ["luciernagas", "lusiérnagas"],
      why: "Es esdrújula: siempre lleva acento.",
    },
  ],
  [
    {
      show: "Vamos ___ qué pasa en la playa.",
      answer: "a ver",
      wrong: ["haber", "aver"],
      why: "A ver es ir a mirar. Haber es que algo existe.",
    },
    {
      show: "Ojalá ___ mangos maduros.",
      answer: "haya",
      wrong: ["halla", "allá"],
      why: "Haya es de haber. Halla es de encontrar.",
    },
    { show: "Ponlo ___, junto a la ceiba.", answer: "ahí", wrong: ["hay", "ay"], why: "Ahí es un lugar." },
    {
      show: "___ muchas conchas en la arena.",
      answer: "Hay",
      wrong: ["Ahí", "Ay"],
      why: "Hay es de haber: existen.",
    },
    { show: "No ___ si va a llover.", answer: "sé", wrong: ["se", "cé"], why: "Sé, de saber, lleva acento." },
    {
      show: "Quiero ___ agua, por favor.",
      answer: "más",
      wrong: ["mas", "máz"],
      why: "Más, de cantidad, lleva acento.",
    },
  ],
  [
    {
      show: "No entiendo ___ no llegaron.",
      answer: "por qué",
      wrong: ["porque", "porqué"],
      why: "Cuando se pregunta, aunque no haya signos, va separado y con acento.",
    },
    {
      show: "Salimos tarde ___ llovía.",
      answer: "porque",
      wrong: ["por qué", "porqué"],
      why: "Porque explica la causa: junto y sin acento.",
    },
    {
      show: "Estudia, ___ no pasarás la prueba.",
      answer: "si no",
      wrong: ["sino", "sí no"],
      why: "Si no pone una condición: va separado.",
    },
    {
      show: "No es un delfín, ___ una ballena.",
      answer: "sino",
      wrong: ["si no", "sinó"],
      why: "Sino opone una cosa a otra: va junto.",
    },
    {
      show: "El doctor le ___ una medicina.",
      answer: "recetó",
      wrong: ["receto", "resetó"],
      why: "Recetó es pasado y aguda: lleva acento.",
    },
    {
      show: "La marea ___ dejó pozas entre las rocas.",
      answer: "también",
      wrong: ["tambien", "tanbién"],
      why: "También es aguda y termina en n.",
    },
  ],
];

const pictures = {
  "un pájaro": "bird",
  "una tortuga": "turtle",
  "una ballena": "whale",
  "una abeja": "bee",
  "un conejo": "rabbit",
  "un mango": "mango",
  "un tambor": "drum",
  // "Concha" alone is a sweet bread as well.
  "una concha de mar": "purple-shell",
  "una hoja": "green-leaf",
  "una rana": "frog",
  "la abeja": "bee",
  "el cangrejo": "crab",
  "el mono": "monkey",
  "la tortuga": "turtle",
  "el pájaro": "bird",
  "el pez": "fish",
};

export const meaning: PracticeWords["meaning"] = [
  [
    {
      ask: "¿Cuál puede volar?",
      answer: "un pájaro",
      wrong: ["una tortuga", "una ballena"],
      hint: "Mueve los brazos como si volaras. ¿Cuál tiene alas?",
      why: "Mueve sus alas y sube al cielo. La tortuga camina y nada, y la ballena nada en el mar. Ellas no tienen alas.",
      pictures,
    },
    {
      ask: "¿Cuál vive en el mar?",
      answer: "una ballena",
      wrong: ["una abeja", "un conejo"],
      hint: "Imagina el mar, grande y hondo. ¿Cuál nada ahí todo el día?",
      why: "Nada en el mar de día y de noche. La abeja vuela de flor en flor, y el conejo brinca en el pasto.",
      pictures,
    },
    {
      ask: "¿Cuál se puede comer?",
      answer: "un mango",
      wrong: ["un tambor", "una concha de mar"],
      hint: "Piensa en algo rico para comer. ¿Cuál sabe dulce?",
      why: "Es una fruta dulce y jugosa. El tambor es para tocar, y la concha de mar es dura como una piedra.",
      pictures,
    },
    {
      ask: "¿Cuál sirve para hacer música?",
      answer: "un tambor",
      wrong: ["una hoja", "una rana"],
      hint: "Imagina una fiesta con música. ¿Cuál suena bum, bum cuando le pegas con las manos?",
      why: "Le pegas con las manos y suena bum, bum: ¡eso es música! La hoja casi no suena, y la rana solo dice croac.",
      pictures,
    },
    {
      ask: "¿Quién hace la miel?",
      answer: "la abeja",
      wrong: ["el cangrejo", "el mono"],
      hint: "La miel empieza en las flores. ¿Quién las visita y hace bzzz?",
      why: "Junta el jugo dulce de las flores y con él hace la miel. El cangrejo busca su comida junto al mar, y el mono come fruta. Ellos no hacen miel.",
      pictures,
    },
    {
      ask: "¿Quién lleva su casa a cuestas?",
      answer: "la tortuga",
      wrong: ["el pájaro", "el pez"],
      hint: "Imagina la espalda de cada animal. ¿Quién trae encima algo duro, como un techito?",
      why: "Su caparazón va con ella a todas partes, como una casita. El pájaro deja su nido en el árbol, y el pez no carga ninguna casa.",
      pictures,
    },
  ],
  [
    {
      show: "diminuto",
      answer: "muy pequeño",
      wrong: ["muy grande", "muy viejo"],
      hint: "Un granito de arena es diminuto.",
    },
    {
      show: "susurrar",
      answer: "hablar muy bajito",
      wrong: ["correr rápido", "gritar"],
      hint: "Se hace en la biblioteca.",
    },
    {
      show: "enorme",
      answer: "muy grande",
      wrong: ["muy frío", "muy chico"],
      hint: "Una ballena es enorme.",
    },
    {
      show: "compartir",
      answer: "dar una parte a otros",
      wrong: ["guardarlo todo", "romper algo"],
      hint: "Lo haces con el pastel y tus amistades.",
    },
    {
      show: "alegre",
      answer: "feliz",
      wrong: ["con enojo", "con sueño"],
      hint: "Se pone alegre cuando vienes.",
    },
    {
      show: "un charco",
      answer: "agua en el suelo",
      wrong: ["un perro chico", "un sombrero"],
      hint: "Ahí brincas después de la lluvia.",
    },
  ],
  [
    {
      show: "valiente",
      answer: "que lo hace aunque tenga miedo",
      wrong: ["que nunca habla", "que siempre llega primero"],
      hint: "Fue valiente y agarró la araña.",
    },
    {
      show: "desaparecer",
      answer: "dejar de verse",
      wrong: ["pintar la pared", "crecer despacio"],
      hint: "La moneda estaba y luego ya no.",
    },
    {
      show: "antiguo",
      answer: "de hace mucho tiempo",
      wrong: ["recién hecho", "difícil de encontrar"],
      hint: "Las pirámides son monumentos antiguos.",
    },
    {
      show: "recolectar",
      answer: "juntar",
      wrong: ["tirar", "subir"],
      hint: "Vamos a recolectar conchas en una canasta.",
    },
    {
      show: "curiosa",
      answer: "que quiere saber más",
      wrong: ["que se cansó de todo", "que está enferma"],
      hint: "Una niña curiosa pregunta por qué.",
    },
    {
      show: "un refugio",
      answer: "un lugar donde estás a salvo",
      wrong: ["un viaje largo", "un ruido fuerte"],
      hint: "En la tormenta buscaron refugio.",
    },
  ],
  [
    {
      show: "escaso",
      answer: "que hay muy poco",
      wrong: ["que da miedo", "que está por todas partes"],
      hint: "En el desierto el alimento es escaso.",
    },
    {
      show: "observar",
      answer: "mirar con atención",
      wrong: ["olvidar", "componer"],
      hint: "Con binoculares se observan las aves.",
    },
    {
      show: "terco",
      answer: "que no cambia de idea",
      wrong: ["que tiene prisa", "que es muy alto"],
      hint: "El burro terco no quiso moverse.",
    },
    {
      show: "un hábitat",
      answer: "donde vive un ser vivo",
      wrong: ["algo que haces diario", "una prenda de vestir"],
      hint: "La selva es el hábitat del jaguar.",
    },
    {
      show: "predecir",
      answer: "decir lo que va a pasar",
      wrong: ["contar lo que pasó", "hacer una lista"],
      hint: "Al ver nubes negras se puede predecir la lluvia.",
    },
    {
      show: "generosa",
      answer: "que da con gusto",
      wrong: ["que se enoja fácilmente", "que es muy callada"],
      hint: "Fue generosa y me dio la mitad de su torta.",
    },
  ],
  [
    {
      show: "persuadir",
      answer: "lograr que alguien acepte",
      wrong: ["seguir a alguien", "castigar a alguien"],
      hint: "Nos pudo persuadir con buenas razones.",
    },
    {
      show: "resiliente",
      answer: "que se recupera",
      wrong: ["que es transparente", "que no tiene amistades"],
      hint: "El arrecife resiliente volvió a crecer.",
    },
    {
      show: "una consecuencia",
      answer: "lo que resulta de algo",
      wrong: ["una junta de expertos", "el orden de una lista"],
      hint: "Llegar tarde tiene una consecuencia.",
    },
    {
      show: "abundante",
      answer: "que hay de sobra",
      wrong: ["que se quedó atrás", "que está prohibido"],
      hint: "En temporada de lluvias el agua es abundante.",
    },
    {
      show: "titubear",
      answer: "dudar antes de actuar",
      wrong: ["tocar el tambor", "correr sin cuidado"],
      hint: "Antes de abrir la puerta la vi titubear.",
    },
    {
      show: "frágil",
      answer: "que se rompe fácilmente",
      wrong: ["que huele bien", "que viaja lejos"],
      hint: "Un huevo es frágil.",
    },
  ],
  [
    {
      show: "ambiguo",
      answer: "que se entiende de varias maneras",
      wrong: ["que desea triunfar", "que vive en agua y en tierra"],
      hint: "Su mensaje ambiguo nos dejó pensando.",
    },
    {
      show: "mitigar",
      answer: "hacer menos dañino",
      wrong: ["mudarse de país", "repetir con exactitud"],
      hint: "Los árboles ayudan a mitigar el calor.",
    },
    {
      show: "verosímil",
      answer: "que parece cierto",
      wrong: ["que agrada a todos", "que no se mueve"],
      hint: "Una excusa verosímil se cree.",
    },
    {
      show: "minuciosa",
      answer: "que cuida cada detalle",
      wrong: ["que teme a los extraños", "que dura un minuto"],
      hint: "La dibujante minuciosa trazó cada pluma.",
    },
    {
      show: "ineludible",
      answer: "que no se puede evitar",
      wrong: ["que no se puede ver", "que nadie quiere comprar"],
      hint: "Era una cita ineludible y tuvo que ir.",
    },
    {
      show: "inferir",
      answer: "concluir a partir de señales",
      wrong: ["interrumpir seguido", "empeorar algo"],
      hint: "Por las huellas podemos inferir que pasó un tejón.",
    },
  ],
];

export const order: PracticeWords["order"] = [
  [
    { answer: "La rana es verde.", wrong: ["Verde la es rana.", "Rana verde la es."] },
    { answer: "Yo veo un pájaro.", wrong: ["Un veo pájaro yo.", "Pájaro yo un veo."] },
    { answer: "Mi gorra es roja.", wrong: ["Gorra mi roja es.", "Es roja gorra mi."] },
    { answer: "El sol está caliente.", wrong: ["Sol el caliente está.", "Está caliente sol el."] },
    { answer: "Me gusta el mango.", wrong: ["El gusta me mango.", "Mango gusta el me."] },
  ],
  [
    {
      answer: "La tortuga nada en el mar.",
      wrong: ["La tortuga en nada mar el.", "Nada la en tortuga el mar."],
    },
    {
      answer: "Tengo dos peces chiquitos.",
      wrong: ["Tengo peces dos chiquitos.", "Dos chiquitos tengo los peces dos."],
    },
    { answer: "¿Puedes ver la luna?", wrong: ["¿Luna puedes la ver?", "¿Ver la puedes luna?"] },
    { answer: "Ella juega con su amiga.", wrong: ["Ella con juega amiga su.", "Juega su con ella amiga."] },
    {
      answer: "Un mono está en el árbol.",
      wrong: ["Un mono en está árbol el.", "Mono un árbol el en está."],
    },
  ],
  [
    {
      answer: "Cuando llueve, nos quedamos en casa.",
      wrong: ["Llueve cuando, quedamos nos casa en.", "Cuando nos llueve, en quedamos casa."],
    },
    {
      answer: "¿Quieres jugar conmigo en el patio?",
      wrong: ["¿Jugar quieres el conmigo en patio?", "¿Quieres en jugar patio el conmigo?"],
    },
    {
      answer: "Encontró una concha azul muy grande.",
      wrong: ["Encontró azul una muy concha grande.", "Una encontró grande concha muy azul una."],
    },
    {
      answer: "Esta noche hay muchas estrellas.",
      wrong: ["Esta hay noche estrellas muchas.", "Muchas hay esta estrellas noche."],
    },
    {
      answer: "A mi hermano no le gusta la cebolla.",
      wrong: ["Mi hermano a no gusta le la cebolla.", "A mi hermano le no gusta cebolla la."],
    },
  ],
  [
    {
      answer: "Antes de dormir, se lavó los dientes.",
      wrong: ["Antes dormir de, los se lavó dientes.", "Se antes de dormir, dientes lavó los."],
    },
    {
      answer: "No sé dónde está mi cuaderno.",
      wrong: ["Sé no dónde mi está cuaderno.", "No dónde sé cuaderno mi está."],
    },
    {
      answer: "Ya terminaron toda su tarea.",
      wrong: ["Terminaron su ya tarea toda la.", "Toda ya su terminaron tarea."],
    },
    {
      answer: "El niño que vive al lado toca el tambor.",
      wrong: ["El niño vive que lado al toca el tambor.", "El que niño al lado vive tambor el toca."],
    },
    {
      answer: "¿Qué desayunaste hoy en la mañana?",
      wrong: ["¿Desayunaste hoy qué la en mañana?", "¿Qué hoy la desayunaste mañana en?"],
    },
  ],
  [
    {
      answer: "Si mezclas azul con amarillo, obtienes verde.",
      wrong: [
        "Si azul mezclas amarillo con, verde si obtienes.",
        "Mezclas si con azul amarillo, verde obtienes con.",
      ],
    },
    {
      answer: "El puente fue construido por gente del pueblo.",
      wrong: [
        "El puente construido fue gente por del pueblo.",
        "Por el puente del gente fue pueblo construido.",
      ],
    },
    {
      answer: "Ni el cangrejo ni la tortuga se movieron.",
      wrong: ["El ni cangrejo la ni tortuga movieron se.", "Ni se el cangrejo movieron tortuga ni la."],
    },
    {
      answer: "Me preguntó si yo sabía nadar.",
      wrong: ["Preguntó me si sabía nadar yo si.", "Si me preguntó nadar yo sabía me."],
    },
    {
      answer: "Aunque era tarde, nadie tenía sueño.",
      wrong: ["Era aunque tarde, tenía sueño nadie no era.", "Tarde aunque, nadie era sueño tenía."],
    },
  ],
  [
    {
      answer: "Si hubiéramos sabido de la tormenta, nos habríamos quedado.",
      wrong: [
        "Si sabido hubiéramos la de tormenta, habríamos nos quedado.",
        "Hubiéramos si sabido de la tormenta, quedado nos habríamos.",
      ],
    },
    {
      answer: "No solo llovió, sino que también creció el viento.",
      wrong: [
        "Solo no llovió, que sino también el creció viento.",
        "No llovió solo, también sino viento que creció el.",
      ],
    },
    {
      answer: "Mientras más lees, más fácil se vuelve.",
      wrong: ["Más mientras lees, fácil más vuelve se.", "Mientras lees más fácil, se más vuelve."],
    },
    {
      answer: "Pocas veces se ven tantas mariposas juntas.",
      wrong: [
        "Veces pocas ven se juntas mariposas tantas las.",
        "Pocas se veces tantas ven juntas mariposas.",
      ],
    },
    {
      answer: "Cuando por fin llegamos, ya habían cerrado el mercado.",
      wrong: [
        "Por cuando fin llegamos, habían ya el cerrado mercado.",
        "Cuando llegamos fin por, el ya mercado habían cerrado.",
      ],
    },
  ],
];

export const texts: PracticeWords["texts"] = [
  [
    {
      text: "Pip es una rana chiquita. Vive en un charco. Brinca de hoja en hoja.",
      questions: [
        { ask: "¿Dónde vive Pip?", answer: "en un charco", wrong: ["en un árbol", "en una casa"] },
        { ask: "¿Qué animal es Pip?", answer: "una rana", wrong: ["un pez", "un pájaro"] },
      ],
    },
    {
      text: "Ana tiene un sombrero rojo. El viento se lo lleva. Un mono lo atrapa y se lo devuelve.",
      questions: [
        { ask: "¿Quién atrapa el sombrero?", answer: "un mono", wrong: ["el viento", "un pájaro"] },
        { ask: "¿De qué color es el sombrero?", answer: "rojo", wrong: ["azul", "verde"] },
      ],
    },
    {
      text: "Es de noche. Leo no puede dormir. La abuela canta una canción. Leo ya se durmió.",
      questions: [
        { ask: "¿Quién canta?", answer: "la abuela", wrong: ["Leo", "la luna"] },
        { ask: "¿Cuándo pasa?", answer: "de noche", wrong: ["al mediodía", "en la mañana"] },
      ],
    },
  ],
  [
    {
      text: "Mía siembra una semilla. La riega todos los días. Después de una semana se asoma una hojita verde.",
      questions: [
        {
          ask: "¿Qué hace Mía todos los días?",
          answer: "Riega la semilla.",
          wrong: ["Corta una flor.", "Hace un hoyo."],
        },
        {
          ask: "¿Cuándo sale la hojita?",
          answer: "después de una semana",
          wrong: ["el mismo día", "después de un año"],
        },
      ],
    },
    {
      text: "El cangrejo quiere cruzar la playa, pero la arena quema. Espera a que baje el sol. Entonces camina a su casa.",
      questions: [
        {
          ask: "¿Por qué espera el cangrejo?",
          answer: "porque la arena quema",
          wrong: ["porque está dormido", "porque se perdió"],
        },
        {
          ask: "¿Cuándo camina a su casa?",
          answer: "al atardecer",
          wrong: ["al mediodía", "en la mañana"],
          hint: "¿Qué hace el sol en ese momento?",
        },
      ],
    },
    {
      text: "Tomás y Lila hacen un barco con un coco. Lo ponen en el río. Flota bien, hasta que un pez choca con él.",
      questions: [
        { ask: "¿De qué está hecho el barco?", answer: "de un coco", wrong: ["de una hoja", "de una caja"] },
        { ask: "¿Qué choca con el barco?", answer: "un pez", wrong: ["una piedra", "Tomás"] },
      ],
    },
  ],
  [
    {
      text: "Las hormigas arrieras llevan pedazos de hojas a su nido. No se los comen. Sobre las hojas cultivan un hongo, y ese es su alimento.",
      questions: [
        { ask: "¿Qué comen las hormigas arrieras?", answer: "un hongo", wrong: ["hojas", "otras hormigas"] },
        {
          ask: "¿Para qué quieren las hojas?",
          answer: "para cultivar el hongo",
          wrong: ["para dormir", "para hacer un techo"],
        },
      ],
    },
    {
      text: "Nico quería llegar primero a la cima. Pero su hermana se lastimó el pie, así que caminó despacio junto a ella. Llegaron al último, y los dos venían riéndose.",
      questions: [
        {
          ask: "¿Por qué caminó despacio Nico?",
          answer: "para acompañar a su hermana",
          wrong: ["porque se cansó", "porque estaba empinado"],
        },
        {
          ask: "¿Cómo se sentían al final?",
          answer: "contentos",
          wrong: ["enojados", "asustados"],
          hint: "Fíjate en lo que venían haciendo.",
        },
      ],
    },
    {
      text: "Con la marea baja el mar se retira y deja pozas entre las rocas. Ahí esperan cangrejos, caracoles y peces chicos hasta que vuelve el agua.",
      questions: [
        {
          ask: "¿Cuándo se ven las pozas?",
          answer: "con la marea baja",
          wrong: ["con la marea alta", "solo de noche"],
        },
        {
          ask: "¿Qué esperan los animales?",
          answer: "que regrese el agua",
          wrong: ["que les den comida", "que salga el sol"],
        },
      ],
    },
  ],
  [
    {
      text: "Las tortugas marinas vuelven a poner sus huevos en la playa donde nacieron. El nido queda enterrado en la arena tibia. Unos dos meses después, las crías salen y corren al mar, casi siempre de noche, cuando hay menos aves.",
      questions: [
        {
          ask: "¿Por qué salen las crías de noche?",
          answer: "Menos aves pueden atraparlas.",
          wrong: ["La arena está más tibia.", "Su mamá las llama."],
        },
        {
          ask: "¿Dónde ponen sus huevos las tortugas?",
          answer: "donde nacieron",
          wrong: ["en cualquier playa", "en el fondo del mar"],
        },
      ],
    },
    {
      text: "En el pueblo nadie sabía quién barría la plaza. Una mañana Inés se levantó a las cinco para averiguarlo. Ahí estaba don Beto con su escoba. Se puso un dedo en los labios, y desde entonces Inés guarda el secreto.",
      questions: [
        {
          ask: "¿Cuál es el secreto?",
          answer: "quién barre la plaza",
          wrong: ["dónde está la escoba", "a qué hora se levanta Inés"],
        },
        {
          ask: "¿Qué quiso decir don Beto con el dedo en los labios?",
          answer: "No se lo digas a nadie.",
          wrong: ["Ven a ayudarme.", "Tengo hambre."],
        },
      ],
    },
    {
      text: "El pico del tucán parece pesado, pero por dentro está lleno de huequitos, como una esponja. Por eso pesa muy poco. Cuando hace calor, la sangre tibia pasa por él y el ave se refresca.",
      questions: [
        {
          ask: "¿Por qué pesa poco el pico?",
          answer: "Está lleno de huequitos.",
          wrong: ["Es muy chiquito.", "Está hecho de plumas."],
        },
        {
          ask: "¿Para qué más le sirve el pico?",
          answer: "para refrescarse",
          wrong: ["para nadar", "para oír mejor"],
        },
      ],
    },
  ],
  [
    {
      text: "Los manglares crecen donde los ríos se encuentran con el mar. Sus raíces se levantan en el agua salada como zancos. Rompen las olas de una tormenta antes de que lleguen a las casas, y entre las raíces los peces jóvenes se protegen de los grandes. Donde talaron el manglar, la costa perdió terreno y la pesca disminuyó.",
      questions: [
        {
          ask: "¿Por qué disminuyó la pesca?",
          answer: "Los peces jóvenes perdieron su refugio.",
          wrong: ["El agua se volvió menos salada.", "Las tormentas se llevaron los barcos."],
        },
        {
          ask: "¿De qué trata sobre todo el texto?",
          answer: "de la utilidad de los manglares",
          wrong: ["de cómo pescar", "de dónde nacen las tormentas"],
        },
      ],
    },
    {
      text: "Dana había ensayado por semanas. En el escenario falló la primera nota y alguien se rio. Ella cerró los ojos, respiró y empezó de nuevo. Cuando terminó, hubo un momento de silencio. Después todos se pusieron de pie.",
      questions: [
        {
          ask: "¿Por qué se pusieron de pie?",
          answer: "Admiraron cómo tocó.",
          wrong: ["Se querían ir.", "No la alcanzaban a ver."],
        },
        {
          ask: "¿Qué palabra describe mejor a Dana?",
          answer: "perseverante",
          wrong: ["descuidada", "vanidosa"],
          hint: "¿Qué hizo después de fallar?",
        },
      ],
    },
    {
      text: "En una ciudad querían cerrar la calle principal a los coches los domingos. Los comerciantes temían perder clientes. Después de probarlo tres meses, contaron: venía más gente que antes, porque caminaba despacio y miraba los aparadores.",
      questions: [
        {
          ask: "¿Qué cambió con la prueba?",
          answer: "Vino más gente a las tiendas.",
          wrong: ["Cerraron las tiendas.", "Pasaron más coches."],
        },
        {
          ask: "¿Cómo lo supieron?",
          answer: "Contaron a la gente.",
          wrong: ["Lo adivinaron.", "Preguntaron a los choferes."],
        },
      ],
    },
  ],
  [
    {
      text: "Durante mucho tiempo se creyó que el coral era una planta. En realidad, cada coral está formado por miles de animales diminutos. En sus cuerpos viven algas que los alimentan gracias a la luz. Si el mar se calienta demasiado, el coral pierde sus algas y se pone blanco. Un coral blanco todavía no está muerto, pero tiene hambre; si el agua se enfría pronto, las algas pueden volver.",
      questions: [
        {
          ask: "¿Qué se puede concluir de un coral blanco?",
          answer: "Todavía puede salvarse.",
          wrong: ["Es una planta.", "Acaba de nacer."],
        },
        {
          ask: "¿Para qué necesita luz el coral?",
          answer: "Sus algas producen alimento con ella.",
          wrong: ["Mantiene tibia el agua.", "Sin ella se pone blanco."],
        },
      ],
    },
    {
      text: "El anuncio dice que nueve de cada diez dentistas recomiendan la pasta. Abajo, en letra chiquita, dice que se preguntó a diez dentistas, que se les pagó y que podían nombrar todas las pastas que quisieran.",
      questions: [
        {
          ask: "¿Por qué conviene desconfiar?",
          answer: "La encuesta fue pequeña y pagada.",
          wrong: ["Los dentistas no usan pasta.", "La letra es de colores."],
        },
        {
          ask: "¿Para qué está la letra chiquita?",
          answer: "para decirlo sin que se note",
          wrong: ["para agradecer a los dentistas", "para cuidar los dientes"],
        },
      ],
    },
    {
      text: "Mi abuelo tenía abejas. Nunca usaba guantes. «Se dan cuenta si tienes prisa», decía. La primera vez que me dejó abrir una colmena, aguanté la respiración todo el tiempo. Años después entendí que no me estaba enseñando sobre abejas.",
      questions: [
        {
          ask: "¿Qué le enseñaba en realidad el abuelo?",
          answer: "a tener calma",
          wrong: ["a hacer miel", "a comprar guantes"],
        },
        {
          ask: "¿Por qué aguantó la respiración?",
          answer: "Tenía nervios.",
          wrong: ["La miel olía mal.", "Estaba bajo el agua."],
        },
      ],
    },
  ],
];
