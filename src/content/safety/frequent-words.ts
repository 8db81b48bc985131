import type { FrequentWords } from "#domain/safety/reply/reply-language.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words by which a reply is told to be in a language; written alike in both, a word is in neither list. */
export const frequentWords: FrequentWords = {
  en: words(`
    the an and or but of to in on at by for from with about into over under after before between through
    is are was were be been being am do does did done have had having can could will would shall should may might must
    i you she it we they me him her us them my your his its our their mine yours this that these those
    what who whom whose which when where why how there here then than so if because while until as
    not yes all any some many much more most few each every both either other another such only just also too very
    up down out off again one two three first next now today always never sometimes often
    get gets got make makes made go goes went comes came see look know think say says said take like want
    let lets im youre its thats dont cant wont isnt well good great new old big small little
    people thing things way day time word words number answer question try
  `),
  es: words(`
    el la los las un una unos unas lo al del de y e o u pero sino en con sin por para desde hasta sobre entre hacia segun
    es era eran fue fueron ser sido siendo soy eres somos esta estan estaba estaban estar estas estoy
    hay habia haber ha han hemos tiene tienen tenia tener tienes tengo puede pueden puedes poder
    yo tu el ella ellos ellas nosotros usted ustedes te se nos le les mi mis tus su sus nuestro nuestra
    este estos esta estas ese esa eso esos esas aquel aquella que quien quienes cual cuales cuando donde como cuanto
    por porque si cuanta mientras aunque asi entonces tambien muy mas menos tan tanto
    ya aun todavia siempre nunca todo toda todos todas algo alguien nada nadie cada otro otra otros otras mismo misma
    uno dos tres primero primera luego despues antes ahora hoy aqui ahi alli
    hace hacer hacen va van vamos ir ver vez veces dia dias tiempo cosa cosas gente palabra numero
    dice decir cuentame dime piensa mira intenta quieres gusta grande pequeno bien bueno buena
  `),
};
