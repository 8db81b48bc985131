import type { PracticeWords } from "#domain/practice/words.ts";

/** Problemas en español, por paso. Los números se sortean; la pregunta va en la última oración. */
export const problems: PracticeWords["problems"] = [
  [
    {
      text: "Hay {a} ranas en un tronco. Llegan {b} más. ¿Cuántas ranas hay ahora?",
      working: "add",
      a: [2, 3],
      b: [2, 2],
    },
    {
      text: "Tienes {a} conchas y encuentras otras {b}. ¿Cuántas conchas tienes?",
      working: "add",
      a: [2, 3],
      b: [2, 2],
    },
    {
      text: "Hay {a} pájaros. Se van volando {b}. ¿Cuántos pájaros se quedan?",
      working: "take",
      a: [4, 5],
      b: [2, 3],
    },
    {
      text: "Juegan {a} cangrejos y {b} se van a casa. ¿Cuántos cangrejos siguen jugando?",
      working: "take",
      a: [4, 5],
      b: [2, 3],
    },
  ],
  [
    {
      text: "Luz corta {a} mangos y Leo corta {b}. ¿Cuántos mangos tienen entre los dos?",
      working: "add",
      a: [3, 5],
      b: [2, 5],
    },
    {
      text: "Hay {a} tortugas en la playa. {b} se van nadando. ¿Cuántas tortugas quedan?",
      working: "take",
      a: [7, 9],
      b: [2, 5],
    },
    {
      text: "Un tucán come {a} moras en la mañana y {b} en la tarde. ¿Cuántas moras son?",
      working: "add",
      a: [2, 6],
      b: [2, 4],
    },
    {
      text: "Hay {a} galletas y se comen {b}. ¿Cuántas galletas quedan?",
      working: "take",
      a: [6, 10],
      b: [2, 5],
    },
  ],
  [
    {
      text: "En un camión van {a} estudiantes. En la parada suben {b} más. ¿Cuántos van ahora?",
      working: "add",
      a: [8, 12],
      b: [3, 8],
    },
    {
      text: "Maya tiene {a} cuentas y usa {b} en una pulsera. ¿Cuántas cuentas le quedan?",
      working: "take",
      a: [14, 20],
      b: [5, 9],
    },
    {
      text: "Una palmera mide {a} metros. Una ceiba mide {b} metros más. ¿Cuántos metros mide la ceiba?",
      working: "add",
      a: [8, 12],
      b: [5, 9],
    },
    {
      text: "Había {a} huevos en el nido y ya nacieron {b} tortugas. ¿Cuántos huevos quedan?",
      working: "take",
      a: [13, 19],
      b: [4, 9],
    },
  ],
  [
    {
      text: "Salen {a} lanchas con {b} personas cada una. ¿Cuántas personas son?",
      working: "times",
      a: [3, 6],
      b: [4, 8],
    },
    {
      text: "Se reparten {a} naranjas en {b} bolsas, lo mismo en cada una. ¿Cuántas naranjas hay en una bolsa?",
      working: "share",
      a: [3, 8],
      b: [3, 5],
    },
    {
      text: "Una abeja visita {a} flores por minuto. ¿Cuántas flores visita en {b} minutos?",
      working: "times",
      a: [4, 9],
      b: [3, 6],
    },
    {
      text: "Con {a} estudiantes se forman {b} equipos iguales. ¿Cuántas personas hay en cada equipo?",
      working: "share",
      a: [3, 7],
      b: [2, 6],
    },
  ],
  [
    {
      text: "Hay {a} repisas con {b} libros cada una y {c} libros más en la mesa. ¿Cuántos libros hay?",
      working: "times_add",
      a: [3, 6],
      b: [7, 12],
      c: [4, 15],
    },
    {
      text: "Compras {a} cajas de {b} crayones. {c} crayones están rotos. ¿Cuántos crayones buenos tienes?",
      working: "times_take",
      a: [3, 5],
      b: [8, 12],
      c: [3, 9],
    },
    {
      text: "De {a} papayas, {b} siguen verdes. Las maduras van en {c} canastas, lo mismo en cada una. ¿Cuántas hay en una canasta?",
      working: "take_share",
      a: [4, 9],
      b: [3, 8],
      c: [3, 6],
    },
    {
      text: "Un sendero tiene {a} tramos de {b} metros. Ya caminaste {c} metros. ¿Cuántos metros faltan?",
      working: "times_take",
      a: [3, 6],
      b: [25, 50],
      c: [20, 60],
    },
  ],
  [
    {
      text: "Una escuela planta {a} filas de {b} árboles. Después planta {c} más. ¿Cuántos árboles hay?",
      working: "times_add",
      a: [12, 18],
      b: [14, 25],
      c: [28, 95],
    },
    {
      text: "Un tinaco tiene {a} litros. Se guardan {b}. Lo demás riega {c} camas de siembra por igual. ¿Cuántos litros le tocan a cada una?",
      working: "take_share",
      a: [15, 32],
      b: [20, 60],
      c: [8, 15],
    },
    {
      text: "Un transbordador hace {a} viajes al día con {b} asientos. Hoy quedaron vacíos {c} asientos. ¿Cuántas personas viajaron?",
      working: "times_take",
      a: [6, 12],
      b: [45, 80],
      c: [18, 90],
    },
    {
      text: "Una ballena nada {a} kilómetros al día durante {b} días y al final {c} kilómetros más. ¿Cuántos kilómetros nada en total?",
      working: "times_add",
      a: [75, 130],
      b: [6, 14],
      c: [12, 60],
    },
  ],
];
