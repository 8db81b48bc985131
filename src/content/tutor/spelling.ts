import type { Language } from "#domain/locale/language.ts";
import type { SpellingWords } from "#domain/tutor/library.ts";

// The lists read better as text.
const list = (words: string): string[] => words.trim().split(/\s+/);

/** Words that children ask about, cut into parts. Only listed words are checked; of others the tutor is not sure. */
export const spelling: Readonly<Record<Language, SpellingWords>> = {
  en: {
    words: list(`
      but·ter·fly tur·tle whale dol·phin el·e·phant mon·key rab·bit ti·ger gi·raffe pen·guin spi·der cat dog bird fish horse
      frog bear snake oc·to·pus hum·ming·bird tou·can di·no·saur an·i·mal bee ant crab shark owl
      friend fam·i·ly moth·er fa·ther broth·er sis·ter teach·er school peo·ple chil·dren
      beau·ti·ful be·cause dif·fer·ent fa·vor·ite to·geth·er to·mor·row yes·ter·day al·ways some·times be·fore af·ter
      again be·lieve re·ceive piece laugh through though thought enough could would should
      light night right know knee knife write wrong house mouse tree leaf flow·er for·est jun·gle riv·er o·cean beach
      is·land moun·tain vol·ca·no rain·bow thun·der weath·er cloud star plan·et rock·et sci·ence num·ber
      ap·ple ba·nan·a or·ange choc·o·late straw·ber·ry veg·e·ta·ble bread wa·ter break·fast
      red blue green yel·low pur·ple col·or pic·ture mu·sic gui·tar li·brar·y book sto·ry read·ing
      Mon·day Tues·day Wednes·day Thurs·day Fri·day Sat·ur·day Sun·day Feb·ru·ar·y birth·day
      hap·py an·gry sur·prise ad·ven·ture ques·tion an·swer spe·cial please said was they what when where which
      one two three four five six sev·en eight nine ten e·lev·en twelve thir·teen for·ty hun·dred thou·sand
      cir·cle square tri·an·gle
    `).map((word) => word.toLowerCase()),
    tips: {
      butterfly: "Two small words hide in it: butter and fly.",
      because: "Some remember it so: Big Elephants Can Always Understand Small Elephants.",
      friend: "It has an end in it: fri-end.",
      elephant: "The f sound is written ph.",
      dolphin: "The f sound is written ph.",
      whale: "It begins with wh, like when and where.",
      beautiful: "It begins with b-e-a-u.",
      believe: "Here i comes before e. It even has a lie in it.",
      receive: "After c it is e before i.",
      piece: "A piece of pie: it begins with pie.",
      knife: "The k is silent.",
      knee: "The k is silent.",
      know: "The k is silent.",
      write: "The w is silent.",
      wrong: "The w is silent.",
      island: "The s is silent: it is land.",
      wednesday: "Say it in your head as Wed-nes-day. (On paper days begin with a capital letter.)",
      february: "There is an r after the b. (On paper months begin with a capital letter.)",
      said: "The ai sounds like a short e.",
      school: "The k sound is written ch.",
      forty: "Four has a u, but forty has none.",
      tomorrow: "One m and two r's.",
      together: "To-get-her: three small words.",
      dinosaur: "The end is written s-a-u-r.",
      strawberry: "Straw and berry, with two r's in berry.",
    },
  },
  es: {
    words: list(`
      ma·ri·po·sa tor·tu·ga ba·lle·na del·fín e·le·fan·te mo·no co·ne·jo ti·gre ji·ra·fa pin·güi·no a·ra·ña ga·to pe·rro pá·ja·ro
      pez ca·ba·llo ra·na o·so ví·bo·ra pul·po co·li·brí tu·cán di·no·sau·rio a·ni·mal a·be·ja hor·mi·ga can·gre·jo ti·bu·rón
      le·chu·za va·ca bu·rro bú·ho ga·lli·na lla·ve llu·via yo·yo ye·gua
      a·mi·go a·mi·ga fa·mi·lia ma·má pa·pá her·ma·no her·ma·na ma·es·tra ma·es·tro es·cue·la ni·ño ni·ña
      ár·bol ho·ja flor bos·que sel·va rí·o mar pla·ya is·la mon·ta·ña vol·cán ar·co·í·ris true·no nu·be es·tre·lla lu·na sol
      pla·ne·ta co·he·te cien·cia nú·me·ro vien·to tie·rra a·gua
      man·za·na plá·ta·no na·ran·ja cho·co·la·te fre·sa ver·du·ra pan le·che hue·vo za·na·ho·ria a·rroz que·so
      ro·jo a·zul ver·de a·ma·ri·llo mo·ra·do ca·fé blan·co ne·gro co·lor
      mú·si·ca gui·ta·rra can·ción li·bro cuen·to bi·blio·te·ca lá·piz cua·der·no
      lu·nes mar·tes miér·co·les jue·ves vier·nes sá·ba·do do·min·go cum·ple·a·ños
      ca·sa za·pa·to ca·be·za co·ra·zón ma·no bo·ca o·jo na·riz hue·so bra·zo
      fe·liz tris·te ha·cer ha·bí·a hay a·hí vez ves vi·vir be·ber ba·ño bai·lar bar·co bo·te·lla ven·ta·na va·ca·cio·nes
      ver·dad vi·da vo·lar voz via·je ve·ra·no in·vier·no bi·ci·cle·ta bue·no bom·be·ro ár·bi·tro cam·bio tam·bién
      en·vi·diar in·vi·tar hi·lo ho·la ho·tel hie·lo hoy ho·ra hu·mo ha·ma·ca za·ca·te
      gen·te ge·la·ti·na gi·gan·te ji·to·ma·te jar·dín re·loj gi·ra·sol
      u·no dos tres cua·tro cin·co seis sie·te o·cho nue·ve diez on·ce do·ce vein·te cien mil
      cír·cu·lo cua·dra·do trián·gu·lo
    `),
    tips: {
      vaca: "Otras de su familia: vaquero y vaquita, todas con v.",
      burro: "Otras de su familia: burrito y borrico, con b.",
      bicicleta: "Bi quiere decir dos y va con b: dos ruedas.",
      hormiga: "La h no suena, pero ahí está.",
      huevo: "Las palabras que empiezan con hue llevan h.",
      hueso: "Las palabras que empiezan con hue llevan h.",
      zanahoria: "Hay una h escondida en medio.",
      bombero: "Antes de b siempre va m.",
      cambio: "Antes de b siempre va m.",
      también: "Antes de b siempre va m, y lleva acento en la e.",
      invierno: "Después de n va v.",
      envidiar: "Después de n va v.",
      invitar: "Después de n va v.",
      blanco: "Antes de l siempre va b.",
      brazo: "Antes de r siempre va b. Y termina con z-o.",
      árbol: "Es grave y termina en l: por eso lleva acento en la a.",
      corazón: "Es aguda y termina en n: por eso lleva acento.",
      pingüino: "La ü con dos puntitos avisa que la u sí suena.",
      guitarra: "La u no suena: gui.",
      arcoíris: "Lleva acento en la primera i, la de íris.",
      mariposa: "Se escribe como suena, con s.",
      había: "Lleva h, b y acento en la i.",
      hay: "«Hay» de haber lleva h; «ahí» es un lugar; «¡ay!» es un grito.",
      ahí: "«Ahí» es un lugar; «hay» es de haber.",
      vez: "«Una vez» va con z; «tú ves» va con s.",
      gigante: "Con g suave: gi-gan-te.",
      jirafa: "Empieza con j.",
      abeja: "Con b, como abejorro.",
      caballo: "Con b y con ll, como caballero.",
      lluvia: "Empieza con ll, como llover y llovizna.",
    },
  },
};
