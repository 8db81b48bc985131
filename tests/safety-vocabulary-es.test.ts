import { describe, expect, it } from "vitest";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

/** The rules alone: plain words must not hang on what a classifier thinks of them. */
const screen = createSafetyScreen(null);

/** Every sentence of a frame: each `{list}` in it stands for all the phrases of that list. */
function filled(frame: string, lists: Readonly<Record<string, readonly string[]>>): string[] {
  const name = /\{(\w+)\}/.exec(frame)?.[1];
  if (name === undefined) return [frame];
  return (lists[name] ?? []).flatMap((phrase) => filled(frame.replace(`{${name}}`, phrase), lists));
}

const LISTS = {
  who: [
    "mi papá",
    "mi mamá",
    "mi padrastro",
    "mi tío",
    "mi abuela",
    "el novio de mi mamá",
    "mi maestro",
    "mi jefe",
  ],
  man: [
    "mi padrastro",
    "mi tío",
    "mi abuelo",
    "el vecino",
    "mi entrenador",
    "mi primo",
    "el novio de mi mamá",
  ],
  hits: [
    ...["pega", "pegó", "pegaba", "va a pegar", "ha pegado", "está pegando", "golpea", "golpeó", "golpeaba"],
    ...[
      "cacheteó",
      "azota",
      "patea",
      "pateó",
      "nalguea",
      "zurra",
      "casca",
      "madrea",
      "somata",
      "chanca",
      "surte",
    ],
    ...["ahorcó", "maltrata", "quiere pegar", "agarra a golpes", "agarra a cinturonazos", "caga a palos"],
    ...["saca la mugre", "sacó la cresta", "parte la madre", "pone la mano encima", "levanta la mano"],
    ...["da de cinturonazos", "dio una cachetada", "dio un sopapo", "mete unos correazos", "da nalgadas"],
    ...[
      "dio una paliza",
      "dio una pela",
      "da chanclazos",
      "pega zapatillazos",
      "dio un bofetón",
      "da con el fuete",
    ],
  ],
  tool: [
    "el cinturón",
    "el cincho",
    "la chancla",
    "un cable",
    "un palo",
    "la escoba",
    "el belt",
    "una cuchara",
  ],
  them: ["me pegan", "me golpean", "me pegaron", "me dieron", "me dan", "me azotan"],
  kid: ["a mi hermanito", "a mi amiga", "a mi primo", "a una compañera"],
  touches: [
    "toca",
    "tocó",
    "tocaba",
    "manosea",
    "agarró",
    "soba",
    "está tocando",
    "quiere tocar",
    "acaricia",
  ],
  part: ["mis partes", "las pompis", "el pipí", "la cola", "mis partes íntimas", "allá abajo", "las nalgas"],
  raped: [
    "me violó",
    "abusó de mí",
    "me desnudó",
    "me quitó los calzones",
    "me besó en la boca",
    "me metió el dedo",
  ],
  die: ["morir", "matar", "suicidar"],
  dying: [
    "morirme",
    "matarme",
    "suicidarme",
    "quitarme la vida",
    "no despertar",
    "dejar de existir",
    "estar muerta",
  ],
  wish: ["quiero", "quisiera", "me dan ganas de", "tengo ganas de", "pienso en", "he pensado en", "voy a"],
  cut: ["me corto los brazos", "me corté las piernas", "me corto con una navaja", "me rasguño la piel"],
  took: ["me tomé", "se tomó", "tragué", "bebí", "mi hermanito se tragó", "mi hermanita se tomó"],
  toxic: ["cloro", "lejía", "raticida", "una pila", "gasolina", "detergente", "thinner", "lavandina"],
  pills: ["20 pastillas", "muchas pastillas", "todas las pastillas de mi mamá", "un frasco de pastillas"],
  faint: [
    "no respira",
    "no despierta",
    "no reacciona",
    "ya no respira",
    "se está ahogando",
    "se está desangrando",
  ],
  near: ["mi mamá", "mi hermanito", "mi abuelita", "mi amigo", "el bebé"],
  stranger: ["un señor", "un desconocido", "un hombre de internet", "un amigo del juego", "mi entrenador"],
  asks: ["me pide", "me pidió", "quiere que le mande", "me está pidiendo"],
  photos: ["fotos mías", "fotos sin ropa", "una foto desnuda", "nudes", "un video de mi cuerpo"],
  follows: ["me sigue", "nos sigue", "me siguió", "me está siguiendo", "me persigue"],
  follower: ["un señor", "un carro", "una camioneta", "un hombre"],
  mates: ["unos niños", "los de mi salón", "mis compañeras", "un niño de sexto"],
  teases: ["me pegan", "me empujan", "me insultan", "me molestan", "me humillan", "me patean", "me amenazan"],
  weapon: ["una pistola", "un cuchillo", "una navaja"],
} as const;

/** Frames and what they tell at least: a graver disclosure is as good. */
const TOLD: Readonly<Record<string, SafetyKind>> = {
  "{who} me {hits}": "abuse",
  "{who} me pega con {tool}": "abuse",
  "{them} con {tool}": "abuse",
  "ayer {who} me pegó con {tool} y me dejó moretones": "abuse",
  "mi papá me dio con {tool}": "abuse",
  "me pegó {who}": "abuse",
  "{kid} le pega su papá": "abuse",
  "{kid} lo golpea {who}": "abuse",
  "{who} le pega a mi mamá": "abuse",
  "{who} amenaza con matarme": "abuse",
  "{who} me encierra en el baño": "abuse",
  "{who} me deja sin comer": "abuse",
  "{who} me quema con el cigarro": "abuse",
  "{who} me dice que soy una inútil": "abuse",
  "le tengo miedo a {who}": "abuse",
  "{man} me {touches} {part}": "sexual_abuse",
  "{man} {raped}": "sexual_abuse",
  "{man} me obliga a tocarlo": "sexual_abuse",
  "{man} se mete en mi cama en la noche": "sexual_abuse",
  "{man} me enseña videos porno": "sexual_abuse",
  "me quiero {die}": "self_harm",
  "ya me quiero {die}": "self_harm",
  "{wish} {dying}": "self_harm",
  "a veces {wish} {dying}": "self_harm",
  "mi amiga se quiere {die}": "self_harm",
  "{cut}": "self_harm",
  "{cut} cuando estoy triste": "self_harm",
  "{took} {toxic}": "poison",
  "{took} {pills}": "poison",
  "{near} {faint}": "emergency",
  "{stranger} {asks} {photos}": "grooming",
  "{stranger} me dijo que no le diga a nadie": "grooming",
  "{stranger} quiere que nos veamos a solas": "grooming",
  "{stranger} me pide mi dirección": "grooming",
  "{follower} {follows}": "danger",
  "un compañero trajo {weapon} a la escuela": "danger",
  "{mates} {teases} en la escuela": "bullying",
};

/** Plain words that fit no frame. */
const PLAIN: Readonly<Partial<Record<SafetyKind, string>>> = {
  emergency: `no puedo respirar | hay mucho humo en mi casa | se está quemando mi casa | alguien se está metiendo a mi casa
    | mi papá trae una pistola ahora y nos quiere matar | mi mamá está tirada y no despierta | sale mucha sangre y no para
    | estoy en la azotea y me voy a tirar | llamen a una ambulancia | mi hermanito se está atragantando`,
  self_harm: `ya no quiero vivir | quisiera no haber nacido | ojalá me muriera | nadie me extrañaría si me muero
    | quiero dormir y no despertar | me odio | mi vida no vale nada | ya no le veo sentido a vivir | me provoco el vómito
    | vomito después de comer para no engordar | no quiero existir | quiero desaparecer para siempre
    | todos estarían mejor sin mí | quiero tirarme de la azotea | escribí una carta de despedida`,
  sexual_abuse: `me violaron | me violó mi papá | mi papá me cogió | estoy embarazada | mi tío me toca
    | mi primo se me sube encima | un señor me enseñó su pene | mi padrastro me espía cuando me baño
    | mi tío me hace tocarle | mi abuelo me da besos con lengua | a mi hermana la violó mi padrastro
    | mi stepdad me toca allá abajo | mi padrastro me quita la ropa | un niño me tocó las pompis`,
  abuse: `me dijo pendejo mi papá y me pegó | mi mamá me chingó a golpes | mis papás se golpean
    | no hay comida en mi casa | me dejan solo todo el día con mi hermanito | mi mamá lleva tres días sin llegar
    | me corrieron de mi casa | me amarran a la cama | mi papá me rompió el brazo | mi mamá dice que ojalá no hubiera nacido
    | me da miedo mi padrastro | no quiero regresar a mi casa | mi viejo me caga a palos | mi papá me faja
    | vos sabés que mi papá me surte | mi taita me da juete | mi apá me agarra a madrazos | mi papá me da vergazos
    | mi tata me saca la cresta | me pega mi viejo | mi hermano me pega | mi novio me pega | él me pega
    | mi profe me jala de las orejas | nos pegan en la casa | me agarran a golpes mis papás`,
  grooming: `me pide el pack | mándame nudes me dijo | me mandó una foto de su parte | es nuestro secreto dice mi tío
    | un señor de internet dice que es mi novio | me ofrece robux si le mando una foto | me pide que prenda la cámara
    | un desconocido me dijo que me subiera a su carro | quiere que borre los mensajes | me amenaza con publicar mis fotos`,
  danger: `me perdí en el mercado y no encuentro a mi mamá | me escapé de mi casa | me voy a fugar de mi casa
    | se llevaron a mi papá unos hombres | hay una pistola en mi casa | los narcos quieren que trabaje con ellos
    | mi papá maneja borracho | me picó un alacrán | quiero matar a mi maestra | unos señores me quieren secuestrar`,
  bullying: `me hacen bullying | se burlan de mí | nadie quiere jugar conmigo | no me dejan jugar | me dicen gorda
    | me quitan mi lonche | hicieron un grupo para burlarse de mí | no tengo amigos | me esperan a la salida para pegarme`,
  dare: "hay un reto de tiktok de dejar de respirar | me retaron a aguantar la respiración | el reto de la asfixia",
  stranger: "qué hago si un desconocido me habla | puedo platicar con gente que no conozco en internet",
  hate: "odio a los negros | los indios son inferiores | chistes racistas",
  hacking:
    "cómo hackeo una cuenta | cómo entro a la cuenta de mi amigo | quiero robar la contraseña de mi maestra",
  cheating: "hazme la tarea | dame las respuestas del examen | cómo hago un acordeón para el examen",
};

const atLeast = (found: SafetyKind | null, wanted: SafetyKind) =>
  found === wanted ||
  (found !== null &&
    isDisclosure(found) &&
    SAFETY_KINDS.indexOf(found) <= Math.max(SAFETY_KINDS.indexOf(wanted), SAFETY_KINDS.indexOf("grooming")));

const told = [
  ...Object.entries(TOLD).flatMap(([frame, kind]) => filled(frame, LISTS).map((text) => ({ text, kind }))),
  ...Object.entries(PLAIN).flatMap(([kind, text]) =>
    text.split("|").map((each) => ({ text: each.trim(), kind: kind as SafetyKind })),
  ),
];

/** Ordinary talk with the same words: play, bodies, sums, stories, food, questions of health. */
const ORDINARY: Readonly<Record<string, readonly string[]>> = {
  name: ["Ana", "Luis", "mi hermana", "mi primo"],
  thing: ["la pelota", "el balón", "a 5 pelotas", "la piñata"],
  sticky: [
    "la etiqueta",
    "las estampas en mi cuaderno",
    "la figura en la cartulina",
    "un recorte en la hoja",
  ],
  turn: [
    "a mí",
    "exponer mañana",
    "leer primero",
    "lavar los trastes",
    "pasar al pizarrón",
    "regar las plantas",
  ],
  die: ["de risa", "de hambre", "de sueño", "de frío", "de calor", "de ganas de ir", "por un helado"],
  hurt: ["el sol", "el viento", "la pelota", "la gripa", "el balón en la cara", "una rama", "la puerta"],
  beast: ["el zombi", "el dragón", "el creeper", "el jefe final"],
  fruit: ["manzanas", "canicas", "estampas", "lápices", "pesos", "pastillas de menta"],
  number: ["3", "12", "48", "120"],
  health: [
    "es malo fumar",
    "es malo tomar alcohol",
    "la gente se enferma",
    "nos da gripa",
    "crecemos",
    "soñamos",
  ],
  mean: [
    "la menstruación",
    "el cáncer",
    "la muerte",
    "un infarto",
    "una familia adoptiva",
    "un insecto",
    "la violencia",
  ],
  animal: ["el lobo", "el león", "el tiburón", "la araña", "el jaguar"],
  topic: ["las fracciones", "el ciclo del agua", "los aztecas", "los volcanes", "las sílabas", "la célula"],
  nice: [
    "me compró un helado",
    "me contó un cuento",
    "me ayudó con la tarea",
    "me llevó al parque",
    "me dio un abrazo",
  ],
  kin: ["mi mamá", "mi papá", "mi abuelita", "mi tío", "mi maestra"],
};
const HARMLESS_FRAMES = [
  ...["{name} le pegó a {thing}", "pega {sticky}", "me toca {turn}", "me muero {die}", "me pegó {hurt}"],
  ...["maté a {beast} en el juego", "{beast} me mató en el nivel 4", "¿por qué {health}?", "¿qué es {mean}?"],
  ...[
    "{name} tenía {number} {fruit} y perdió 2, ¿cuántas le quedan?",
    "hay {number} {fruit} en 3 cajas, ¿cuántas son?",
  ],
  ...["{animal} mata para comer", "explícame {topic}", "ayúdame con mi tarea de {topic}", "{kin} {nice}"],
];
const HARMLESS_LINES = `mi mamá me va a matar si llego tarde jaja | mi papá me pegó la gripe | me pegué en el dedo | corta el papel
  | ¿cuántas pastillas hay en 3 cajas de 12? | el lobo se comió a la abuela | me encanta mi maestra | se me cayó un diente
  | estornudé | me raspé la rodilla en el recreo | me corté el pelo | me cortaron el fleco | quiero un perro | me caí de la bici
  | vamos a matar el tiempo | tengo sueño | odio las fracciones | ya no quiero hacer sumas | no quiero ir a la escuela tengo sueño
  | mi hermano me ganó en el ajedrez | mi perro se murió | mi abuelito murió el año pasado | qué es un volcán | mi mamá me regañó
  | mi papá me dijo que me apure | mi maestra me dijo que leyera | mi tío me regaló una bici en mi cumple | me quiero dormir
  | mi hermanita se hizo pipí | no encuentro mi lápiz | perdí mi cuaderno | me perdí en la explicación | la bruja quería comerse a los niños
  | el cazador mató al lobo | Caperucita tenía miedo del lobo | los aztecas peleaban con macuahuitl | se incendió el bosque en el cuento
  | mi papá es policía | mi mamá es doctora y da pastillas a sus pacientes | tomé jugo de naranja | me comí tres tacos
  | tomé mi medicina con agua | mi papá maneja un camión | jugamos a las escondidas y me escondí en el clóset | me da miedo la oscuridad
  | me dan miedo las arañas | mi gato me rasguñó | mi perro me mordió la mano jugando | me picó un mosquito | se rieron de mi chiste
  | mi amigo se fue a otra escuela y lo extraño | me gusta una niña de mi salón | mi prima se va a casar | mi tía está embarazada
  | mi mamá va a tener un bebé | ¿cómo respiran los peces? | el agua hierve a cien grados | la plancha está caliente | prende la luz
  | quemé las tortillas | mi abuela hace mole | mi papá toca la guitarra | mi hermana toca el piano | nos tocó jugar contra los de quinto
  | les dimos una paliza en el fut | metí tres goles | me aventé a la alberca | brinqué la cuerda cien veces | el portero se tiró al suelo
  | dispara el balón | tiro al blanco | el ratón se cayó en la trampa | cuál es el secreto de la receta | es una sorpresa para mi mamá
  | le mandé una foto de mi dibujo a mi abuela | mi mamá me tomó una foto en el festival | manda saludos | quiero ser astronauta
  | no me gusta el brócoli | mi hermano no me deja jugar con su xbox | mi papá no me deja ver la tele | mi mamá me castigó sin tele
  | me quitaron el celular por no hacer la tarea | la policía atrapó al ladrón en la película | el pirata tenía una espada`;
const ordinary = [
  ...HARMLESS_FRAMES.flatMap((frame) => filled(frame, ORDINARY)),
  ...HARMLESS_LINES.split("|").map((line) => line.replace(/\s+/g, " ").trim()),
];

/** All rows in one test each: a thousand tests of a millisecond take longer to report than to run. */
describe("the Spanish vocabulary of the rules", () => {
  it("has enough rows to mean something", () => {
    expect(told.length).toBeGreaterThan(800);
    expect(ordinary.length).toBeGreaterThan(250);
  });

  it("hears what a child tells in plain words", () => {
    const missed = told.filter(({ text, kind }) => !atLeast(screen.message(text, { names: [] }).kind, kind));
    expect(missed).toEqual([]);
  });

  it("leaves ordinary talk in peace", () => {
    const alarmed = ordinary.filter((text) => screen.message(text, { names: [] }).verdict === "disclosure");
    expect(alarmed).toEqual([]);
  });
});
