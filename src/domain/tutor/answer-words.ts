/** Stand around an answer without being one. */
const AROUND = new Set(
  `i im think guess believe say said its it is isnt s are they theyre that thats this the so the an answer would be will
  could maybe probably perhaps um umm uh hmm mm mmm ok okay well then a get got gets makes equals equal to my final your
  number right correct true please only just exactly left in total all together piece pieces part parts each everyone
  everybody person one for of and because over both has bigger larger greater more most biggest largest smaller smallest
  less least than ones with below on top now oh yes yeah yep yup no nope nah sure definitely first second third last
  creo pienso digo diria opino supongo que es son seria serian sera da dan sale salen me queda quedan salio dio tal vez
  quizas quiza lo mejor pues este entonces la el los las un una unos respuesta numero resultado le les tocan toca a cada
  quien uno en total ya eso esa ese correcto verdad bien esta cierto pedazo pedazos parte partes de del por todo todos
  ambos ambas dos mas grande grandes mayor menor chico chica chicos chiquito chiquita pequeño pequeña menos poco con
  si sip claro no nop seguro segura igual iguales mismo misma lo primero primera segundo segunda ultimo tabla table tienen
  y o ah ay ok porque nada nothing zero cero ninguno ninguna neither none same different diferentes distintas tie empate
  not arent aint yo tengo tu va seran idk know dont se mi amiga amigo fresa fresas strawberry strawberries me`.split(
    /\s+/,
  ),
);
/** Ask or worry: what holds one is no answer, whatever number it has. */
const NO_ANSWER =
  /\b(?:wrong|incorrect|incorrecto|mal|equivocad[oa]|why|how|when|where|who|what|tell|explain|cuanto|cuantos|cuando|donde|(?<!cada )quien|cual|dime|hace|son las (?=[N\d])|dias?|days?|years?|años?|brother|sister|mom|dad|mama|papa|hermano|hermana|abuel[oa])\b/;

/** How many words of a message are neither an answer nor what is said around one; very many where it asks or worries. */
export function strangers(skeleton: string): number {
  if (NO_ANSWER.test(skeleton)) return 99;
  return (skeleton.match(/[a-zñ]+/g) ?? []).filter((word) => !AROUND.has(word)).length;
}
