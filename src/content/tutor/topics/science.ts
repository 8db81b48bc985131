import type { Topic } from "#domain/tutor/library.ts";

/** Everyday science. */
export const science: readonly Topic[] = [
  {
    id: "float_sink",
    asks: {
      en: ["things float", "boat float", "why float", "ships float", "sink float"],
      es: ["cosas flotan", "barco flota", "por flota", "barcos flotan", "hunde flota"],
    },
    about: { en: ["floating", "boats"], es: ["flotar", "barcos"] },
    short: {
      en: "Water pushes up on things. If a thing is light for its size, the water can carry it and it floats.",
      es: "El agua empuja hacia arriba. Si algo es ligero para su tamaño, el agua puede cargarlo y flota.",
    },
    long: {
      en: "An object pushes water aside, and the water pushes back with the weight of what was pushed aside. A steel ship floats because its shape holds a lot of air, so it moves aside as much water as it weighs.",
      es: "Un objeto hace a un lado agua, y el agua lo empuja con una fuerza igual al peso de la que movió. Un barco de acero flota porque su forma guarda mucho aire y mueve tanta agua como lo que pesa.",
    },
    wonder: {
      en: "A ball of clay sinks. How could you make the same clay float?",
      es: "Una bola de plastilina se hunde. ¿Cómo harías que la misma plastilina flote?",
    },
    more: {
      en: "Shape it into a bowl! Then it pushes aside more water. How many coins can your boat carry?",
      es: "¡Dale forma de tazón! Así mueve más agua. ¿Cuántas monedas puede cargar tu barco?",
    },
  },
  {
    id: "ice_melt",
    asks: {
      en: ["ice melt", "water freeze", "ice float", "ice made"],
      es: ["hielo derrite", "agua congela", "hielo flota", "hielo hace"],
    },
    about: { en: ["ice"], es: ["hielo"] },
    short: {
      en: "Ice is hard water. When it gets warm, its tiny parts move more and let go of each other: it melts.",
      es: "El hielo es agua dura. Cuando se calienta, sus partes pequeñitas se mueven más y se sueltan: se derrite.",
    },
    long: {
      en: "In ice the water molecules hold each other in a pattern with wide gaps. Above 0 °C they shake loose and it melts. Because of those gaps ice takes more room than water, so it floats, and a full bottle can burst in the freezer.",
      es: "En el hielo las moléculas de agua se sostienen en un patrón con huecos. Arriba de 0 °C se sueltan y se derrite. Por esos huecos el hielo ocupa más espacio que el agua: por eso flota, y una botella llena puede reventar en el congelador.",
    },
    wonder: {
      en: "Which melts an ice cube faster: salt, sugar or a blanket?",
      es: "¿Qué derrite más rápido un hielo: sal, azúcar o una cobija?",
    },
    more: {
      en: "Salt is fastest, because salty water freezes at a lower temperature. The blanket slows it down: it keeps the warm air out!",
      es: "La sal es la más rápida, porque el agua salada se congela a menor temperatura. La cobija lo frena: ¡no deja entrar el calor!",
    },
  },
  {
    id: "magnets",
    asks: {
      en: ["magnet work", "magnets stick", "why magnet"],
      es: ["iman funciona", "imanes pegan", "por iman"],
    },
    about: { en: ["magnet", "magnets"], es: ["iman", "imanes"] },
    short: {
      en: "A magnet pulls on iron. Every magnet has two ends: different ends pull together, equal ends push apart.",
      es: "Un imán jala el hierro. Cada imán tiene dos polos: los distintos se atraen y los iguales se empujan.",
    },
    long: {
      en: "In iron, tiny regions act like little magnets. In a magnet most of them point the same way, so their pulls add up to a field around it. The Earth is a giant magnet too, and that is why a compass needle points north.",
      es: "En el hierro hay regiones pequeñitas que son como imancitos. En un imán casi todas apuntan igual y sus jalones se suman en un campo. La Tierra también es un imán gigante: por eso la brújula apunta al norte.",
    },
    wonder: {
      en: "Which things at home will a magnet hold on to?",
      es: "¿Qué cosas de tu casa atraerá un imán?",
    },
    more: {
      en: "Iron and most steel, yes; wood, plastic, copper and aluminum, no. Guess first, then test. Keep small magnets away from the mouth.",
      es: "Hierro y casi todo el acero, sí; madera, plástico, cobre y aluminio, no. Primero adivina y luego prueba. Los imanes pequeños nunca van a la boca.",
    },
  },
  {
    id: "echo",
    asks: {
      en: ["what echo", "echo made", "why echo", "sound travel", "what is sound"],
      es: ["que eco", "eco hace", "por eco", "sonido viaja", "que es sonido"],
    },
    about: { en: ["echo", "sound"], es: ["eco", "sonido"] },
    short: {
      en: "Sound is a shaking that travels through the air. When it hits a wall and comes back, you hear an echo.",
      es: "El sonido es una vibración que viaja por el aire. Cuando choca con una pared y regresa, oyes el eco.",
    },
    long: {
      en: "Anything that vibrates pushes the air, and the push travels as a wave, about 340 meters each second. A far, hard wall sends it back. Bats and dolphins listen to echoes to find their way.",
      es: "Todo lo que vibra empuja el aire y el empujón viaja como onda, unos 340 metros por segundo. Una pared lejana y dura lo devuelve. Murciélagos y delfines escuchan ecos para encontrar su camino.",
    },
    wonder: {
      en: "Where near you would your voice come back?",
      es: "¿En qué lugar cerca de ti regresaría tu voz?",
    },
    more: {
      en: "Big empty rooms, tunnels and cliffs work well. Soft things like curtains swallow the sound instead.",
      es: "Cuartos grandes y vacíos, túneles y acantilados funcionan bien. Las cosas suaves, como cortinas, se tragan el sonido.",
    },
  },
  {
    id: "shadow",
    asks: {
      en: ["shadow made", "shadow long", "why shadow", "shadow change"],
      es: ["sombra hace", "sombra larga", "por sombra", "sombra cambia"],
    },
    about: { en: ["shadow", "shadows"], es: ["sombra", "sombras"] },
    short: {
      en: "Light travels straight. When you stand in its way, the place behind you stays dark: your shadow.",
      es: "La luz viaja derecho. Si te pones en su camino, detrás de ti queda oscuro: tu sombra.",
    },
    long: {
      en: "When the Sun is low, in the morning and evening, shadows are long; around noon they are shortest. People used that to tell time with sundials.",
      es: "Cuando el Sol está bajo, en la mañana y la tarde, las sombras son largas; cerca del mediodía son más cortas. Con eso se medía la hora en los relojes de sol.",
    },
    wonder: { en: "Could you make a clock from a stick?", es: "¿Podrías hacer un reloj con un palito?" },
    more: {
      en: "Yes! Stand it in the ground and mark where its shadow ends every hour. Tomorrow the marks will tell you the time.",
      es: "¡Sí! Clávalo en la tierra y marca cada hora dónde termina su sombra. Mañana las marcas te dirán la hora.",
    },
  },
  {
    id: "electricity",
    asks: {
      en: ["what electricity", "electricity work", "lamp light", "battery work"],
      es: ["que electricidad", "electricidad funciona", "foco prende", "pila funciona"],
    },
    about: { en: ["electricity", "battery"], es: ["electricidad", "pila", "bateria"] },
    short: {
      en: "Tiny bits called electrons move through wires. Their moving can light a lamp. Never touch sockets: that is dangerous.",
      es: "Unas cositas llamadas electrones se mueven por los cables. Con eso prende un foco. Nunca toques los enchufes: es peligroso.",
    },
    long: {
      en: "Electric current is moving charge. A battery pushes electrons around a closed circle, the circuit; open it anywhere and the lamp goes out. Only small batteries are for experiments, never the wall socket.",
      es: "La corriente eléctrica es carga en movimiento. La pila empuja electrones por un camino cerrado, el circuito; si lo abres, el foco se apaga. Para experimentar solo pilas pequeñas, nunca el enchufe.",
    },
    wonder: {
      en: "What at home would stop working without electricity?",
      es: "¿Qué dejaría de funcionar en tu casa sin electricidad?",
    },
    more: {
      en: "A long list! People lived without it for most of history, with sun, fire, wind and water.",
      es: "¡Una lista larga! Durante casi toda la historia la gente vivió sin ella, con sol, fuego, viento y agua.",
    },
  },
];
