import type { BilingualList } from "#domain/locale/language.ts";

const list = (text: string) => text.trim().split(/\s+/);

/** Other people in a child's life. Together with a word of the body or of feeling one is never talked past. */
export const persons: BilingualList = {
  en: list(`mom moms mum mummy mommy mother dad dads daddy father stepdad stepmom stepfather stepmother parents uncle
    aunt auntie cousin grandpa grandma granddad brother sister babysitter nanny neighbor neighbour teacher coach priest
    friend friends boy boys girl girls kid kids man men guy lady stranger boyfriend girlfriend somebody someone he she they`),
  es: list(`mama mami mamita papa papi papito padrastro madrastra papas padres tio tia primo prima abuelo abuela abuelito
    abuelita hermano hermana hermanito hermanita niñera vecino vecina maestro maestra profe entrenador padre cura amigo
    amiga amigos niño niña niños chavo chava chico chica señor señora hombre extraño desconocido novio novia alguien ella
    ellos ellas`),
};

/** What is felt, and the body. */
export const bodyAndFeelings: BilingualList = {
  en: list(`hurt hurts hurting pain sad scared afraid scary cry cries crying cried lonely alone mad angry worried shame
    ashamed dirty bad weird uncomfortable body bodies hand hands arm arms leg legs face head hair neck back belly tummy
    bottom butt skin bruise bruises blood bleeding mark marks scar bed naked clothes underwear pants shirt touch touches
    touched touching hug hugs kiss kisses kissed lap tickle tickles hate hates hated yell yells scream screams drunk hit hits`),
  es: list(`duele dolor lastima lastimo triste miedo asusta susto llora llore lloro lloraba sola solo enojado enojada
    preocupa pena vergüenza sucia sucio mal raro rara incomodo incomoda cuerpo mano manos brazo brazos pierna piernas cara
    cabeza pelo cuello espalda panza pompis piel moreton moretones sangre marca marcas cicatriz cama desnudo desnuda ropa
    calzones pantalon playera toca toco tocaba tocando abraza abrazo beso besa besaba regazo cosquillas odio odia grita
    gritos borracho pega pego`),
};
