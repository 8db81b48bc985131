import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Tense } from "#domain/tutor/grammar/verbs/known.ts";
import { formsWritten, verbCalled } from "#domain/tutor/grammar/verbs/verbs.ts";

const { forms } = tutorLibrary;

const row = (language: Language, verb: string, tense: Tense): string =>
  (verbCalled(forms, language, verb)?.forms[tense] ?? []).join(" ");

/** Written from what is surely so: a verb, a tense, and its forms. */
const SPANISH: Readonly<Partial<Record<Tense, string>>> = {
  present: `
    cantar: canto cantas canta cantamos cantan
    comer: como comes come comemos comen
    vivir: vivo vives vive vivimos viven
    ser: soy eres es somos son
    estar: estoy estás está estamos están
    ir: voy vas va vamos van
    haber: he has ha hemos han
    tener: tengo tienes tiene tenemos tienen
    venir: vengo vienes viene venimos vienen
    decir: digo dices dice decimos dicen
    hacer: hago haces hace hacemos hacen
    poder: puedo puedes puede podemos pueden
    querer: quiero quieres quiere queremos quieren
    saber: sé sabes sabe sabemos saben
    caber: quepo cabes cabe cabemos caben
    oír: oigo oyes oye oímos oyen
    reír: río ríes ríe reímos ríen
    huir: huyo huyes huye huimos huyen
    seguir: sigo sigues sigue seguimos siguen
    vencer: venzo vences vence vencemos vencen
    escoger: escojo escoges escoge escogemos escogen
    dirigir: dirijo diriges dirige dirigimos dirigen
    conocer: conozco conoces conoce conocemos conocen
    jugar: juego juegas juega jugamos juegan
    dormir: duermo duermes duerme dormimos duermen
    pedir: pido pides pide pedimos piden
    pensar: pienso piensas piensa pensamos piensan
    oler: huelo hueles huele olemos huelen
    enviar: envío envías envía enviamos envían
    continuar: continúo continúas continúa continuamos continúan
    reunir: reúno reúnes reúne reunimos reúnen
    torcer: tuerzo tuerces tuerce torcemos tuercen
    elegir: elijo eliges elige elegimos eligen
    distinguir: distingo distingues distingue distinguimos distinguen
    leer: leo lees lee leemos leen
    ver: veo ves ve vemos ven
    dar: doy das da damos dan
    levantarse: me levanto te levantas se levanta nos levantamos se levantan`,
  preterite: `
    cantar: canté cantaste cantó cantamos cantaron
    comer: comí comiste comió comimos comieron
    ir: fui fuiste fue fuimos fueron
    ser: fui fuiste fue fuimos fueron
    andar: anduve anduviste anduvo anduvimos anduvieron
    traer: traje trajiste trajo trajimos trajeron
    decir: dije dijiste dijo dijimos dijeron
    conducir: conduje condujiste condujo condujimos condujeron
    traducir: traduje tradujiste tradujo tradujimos tradujeron
    hacer: hice hiciste hizo hicimos hicieron
    caber: cupe cupiste cupo cupimos cupieron
    saber: supe supiste supo supimos supieron
    poner: puse pusiste puso pusimos pusieron
    tener: tuve tuviste tuvo tuvimos tuvieron
    querer: quise quisiste quiso quisimos quisieron
    poder: pude pudiste pudo pudimos pudieron
    venir: vine viniste vino vinimos vinieron
    estar: estuve estuviste estuvo estuvimos estuvieron
    dar: di diste dio dimos dieron
    ver: vi viste vio vimos vieron
    leer: leí leíste leyó leímos leyeron
    oír: oí oíste oyó oímos oyeron
    caer: caí caíste cayó caímos cayeron
    huir: hui huiste huyó huimos huyeron
    construir: construí construiste construyó construimos construyeron
    buscar: busqué buscaste buscó buscamos buscaron
    llegar: llegué llegaste llegó llegamos llegaron
    empezar: empecé empezaste empezó empezamos empezaron
    averiguar: averigüé averiguaste averiguó averiguamos averiguaron
    pedir: pedí pediste pidió pedimos pidieron
    dormir: dormí dormiste durmió dormimos durmieron
    sentir: sentí sentiste sintió sentimos sintieron
    morir: morí moriste murió morimos murieron
    reír: reí reíste rio reímos rieron
    gruñir: gruñí gruñiste gruñó gruñimos gruñeron
    detener: detuve detuviste detuvo detuvimos detuvieron
    jugar: jugué jugaste jugó jugamos jugaron`,
  imperfect: `
    cantar: cantaba cantabas cantaba cantábamos cantaban
    comer: comía comías comía comíamos comían
    ser: era eras era éramos eran
    ir: iba ibas iba íbamos iban
    ver: veía veías veía veíamos veían`,
  future: `
    cantar: cantaré cantarás cantará cantaremos cantarán
    caber: cabré cabrás cabrá cabremos cabrán
    hacer: haré harás hará haremos harán
    decir: diré dirás dirá diremos dirán
    poner: pondré pondrás pondrá pondremos pondrán
    oír: oiré oirás oirá oiremos oirán`,
  conditional: `
    comer: comería comerías comería comeríamos comerían
    salir: saldría saldrías saldría saldríamos saldrían
    querer: querría querrías querría querríamos querrían`,
  subjunctive: `
    cantar: cante cantes cante cantemos canten
    haber: haya hayas haya hayamos hayan
    ir: vaya vayas vaya vayamos vayan
    ser: sea seas sea seamos sean
    saber: sepa sepas sepa sepamos sepan
    dar: dé des dé demos den
    caber: quepa quepas quepa quepamos quepan
    buscar: busque busques busque busquemos busquen
    empezar: empiece empieces empiece empecemos empiecen
    dormir: duerma duermas duerma durmamos duerman
    pedir: pida pidas pida pidamos pidan
    sentir: sienta sientas sienta sintamos sientan
    seguir: siga sigas siga sigamos sigan
    vencer: venza venzas venza venzamos venzan
    escoger: escoja escojas escoja escojamos escojan
    averiguar: averigüe averigües averigüe averigüemos averigüen
    jugar: juegue juegues juegue juguemos jueguen
    conducir: conduzca conduzcas conduzca conduzcamos conduzcan
    reír: ría rías ría riamos rían
    huir: huya huyas huya huyamos huyan`,
  command:
    "poner: pon\nser: sé\nir: ve\ndecir: di\nsalir: sal\nhacer: haz\ntener: ten\nvenir: ven\ndetener: detén\ncomer: come\nlevantarse: levántate",
  participle:
    "romper: roto\nescribir: escrito\nver: visto\nhacer: hecho\nabrir: abierto\nvolver: vuelto\nmorir: muerto\nfreír: frito o freído\nleer: leído\noír: oído\nconstruir: construido\ncomer: comido\ndeshacer: deshecho",
  gerund:
    "leer: leyendo\nir: yendo\ndormir: durmiendo\npedir: pidiendo\ndecir: diciendo\npoder: pudiendo\nreír: riendo\nhuir: huyendo\ncomer: comiendo\ncantar: cantando\nlevantarse: levantándose",
};
const ENGLISH: Readonly<Partial<Record<Tense, string>>> = {
  present: `
    play: play play plays play play
    be: am are is are are
    have: have have has have have
    go: go go goes go go
    do: do do does do do
    fly: fly fly flies fly fly
    watch: watch watch watches watch watch
    wash: wash wash washes wash wash
    study: study study studies study study`,
  preterite: `
    be: was were was were were
    go: went went went went went
    play: played played played played played
    stop: stopped stopped stopped stopped stopped
    visit: visited visited visited visited visited
    try: tried tried tried tried tried
    dance: danced danced danced danced danced
    fix: fixed fixed fixed fixed fixed
    prefer: preferred preferred preferred preferred preferred
    open: opened opened opened opened opened
    swim: swam swam swam swam swam`,
  participle: "go: gone\neat: eaten\nwrite: written\nswim: swum\nplay: played\nbe: been",
  gerund:
    "run: running\nmake: making\ndie: dying\nlie: lying\nsee: seeing\nbe: being\nswim: swimming\nplay: playing\nvisit: visiting\nread: reading\nbegin: beginning\nstudy: studying",
};

const linesOf = (table: typeof SPANISH) =>
  Object.entries(table).flatMap(([tense, text]) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const [verb = "", wanted = ""] = line.split(": ");
        return [verb.trim(), tense as Tense, wanted] as const;
      }),
  );

describe("the forms of verbs", () => {
  test.each(linesOf(SPANISH))("%s, %s", (verb, tense, wanted) => {
    expect(row("es", verb, tense)).toBe(wanted);
  });
  test.each(linesOf(ENGLISH))("%s, %s", (verb, tense, wanted) => {
    expect(row("en", verb, tense)).toBe(wanted);
  });
  test("a verb that no list has is not conjugated", () => {
    for (const word of ["flurbear", "mesa", "coger", ""])
      expect(verbCalled(forms, "es", word), word).toBeNull();
    for (const word of ["florb", "table"]) expect(verbCalled(forms, "en", word), word).toBeNull();
  });
  test("a form finds its verbs, with accents or without", () => {
    const bases = (word: string) => new Set(formsWritten(forms, "es", word).map(({ verb }) => verb.base));
    expect(bases("fuimos")).toEqual(new Set(["ser", "ir"]));
    expect(bases("jugue")).toEqual(new Set(["jugar"]));
  });
  test("every listed verb has all its forms, in letters only", () => {
    const { es, en } = forms.verbs;
    const spanish = [...es.regular, ...es.zc, ...Object.values(es.changes).flat(), ...Object.keys(es.own)];
    for (const [language, verbs] of [
      ["es", spanish],
      ["en", en.regular],
    ] as const)
      for (const base of verbs) {
        const all = Object.values(verbCalled(forms, language, base)?.forms ?? {}).flat();
        expect(all.length, base).toBeGreaterThan(language === "es" ? 32 : 12);
        for (const form of all) expect(form, base).toMatch(/^(?:will )?\p{Ll}+(?: or? \p{Ll}+)?$/u);
      }
  });
});
