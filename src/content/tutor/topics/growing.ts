import type { Topic } from "#domain/tutor/library.ts";

/** Being born, growing up, one's own body, feelings and dying: told to whoever asks. */
export const growing: readonly Topic[] = [
  {
    id: "baby_grow",
    isTender: true,
    asks: {
      en: ["babies grow", "baby grow", "babies eat tummy", "baby eat belly", "baby belly", "baby tummy"],
      es: [
        "crecen bebes",
        "crece bebe",
        "comen bebes panza",
        "come bebe panza",
        "bebe panza",
        "dura embarazo",
      ],
    },
    about: { en: ["embryo", "womb", "pregnancy"], es: ["embrion", "embarazo", "utero"] },
    short: {
      en: "A baby grows inside its mother, in a place called the womb. It begins tiny like a dot and grows for about nine months.",
      es: "El bebé crece dentro de su mamá, en un lugar llamado útero. Empieza como un puntito y crece unos nueve meses.",
    },
    long: {
      en: "A baby grows in the womb for about nine months. It begins as one cell, smaller than a dot, which divides again and again. Food and oxygen come from the mother's blood through the placenta and the cord, so the baby does not eat with its mouth yet. By the third month it has fingers and toes. The navel is where the cord was.",
      es: "Un bebé crece en el útero unos nueve meses. Empieza como una sola célula, más chica que un punto, que se divide una y otra vez. El alimento y el oxígeno llegan de la sangre de la mamá por la placenta y el cordón; todavía no come con la boca. Al tercer mes ya tiene dedos. El ombligo es donde estaba el cordón.",
    },
    wonder: {
      en: "What do you think a baby can hear before it is born?",
      es: "¿Qué crees que puede oír un bebé antes de nacer?",
    },
    more: {
      en: "In the last months it hears voices, music and the beat of its mother's heart. Newborns know the voice that they heard most.",
      es: "En los últimos meses oye voces, música y el latido de su mamá. Al nacer reconoce la voz que más escuchó.",
    },
  },
  {
    id: "baby_from",
    isTender: true,
    asks: {
      en: ["where babies come", "where baby come", "babies made", "baby made", "get pregnant", "make baby"],
      es: [
        ...["donde vienen bebes", "donde viene bebe", "hacen bebes", "hace bebe", "embaraza mujer"],
        ...["embarazan mujeres", "donde salen bebes", "donde bienen bebes"],
      ],
    },
    about: { en: [], es: [] },
    short: {
      en: "A tiny cell from a woman and a tiny cell from a man join. From them a baby grows. Your family can tell you more.",
      es: "Se juntan una célula chiquita de una mujer y una de un hombre. De ahí crece un bebé. Tu familia te puede contar más.",
    },
    long: {
      en: "A new life begins when two tiny cells join: one from a woman, called the egg cell, and one from a man. Together they become one new cell, and from it a baby grows in the womb. Sometimes doctors help, and some children come to their family by adoption. Every family has its own way to tell the rest, so ask a grown-up you trust.",
      es: "Una vida nueva empieza cuando se juntan dos células diminutas: una de una mujer, llamada óvulo, y una de un hombre. Juntas forman una célula nueva, y de ella crece un bebé en el útero. A veces ayuda la medicina, y hay quienes llegan a su familia por adopción. Cada familia cuenta lo demás a su manera: pregúntale a una persona adulta de confianza.",
    },
    wonder: {
      en: "Which animals grow inside their mother, and which grow in an egg?",
      es: "¿Qué animales crecen dentro de su mamá y cuáles en un huevo?",
    },
    more: {
      en: "Whales, bats and dogs grow inside. Birds, turtles and most frogs come from eggs. The platypus is a mammal and lays eggs!",
      es: "Las ballenas, los murciélagos y los perros crecen adentro. Las aves, las tortugas y casi todas las ranas salen de huevos. ¡El ornitorrinco es mamífero y pone huevos!",
    },
  },
  {
    id: "girls_and_boys",
    isTender: true,
    asks: {
      en: [
        ...["boys have penis", "girls have penis", "boys have vagina", "girls have vagina", "what is penis"],
        ...["what is vagina", "penis for", "vagina for", "boys girls different bodies", "boys pee standing"],
      ],
      es: [
        ...[
          "niños tienen pene",
          "niñas tienen pene",
          "niños tienen vagina",
          "niñas tienen vagina",
          "hombres tienen pene",
        ],
        ...["mujeres tienen vagina", "que es pene", "que es vagina", "para sirve pene", "niños pipi parados"],
      ],
    },
    about: { en: [], es: [] },
    short: {
      en: "Most boys are born with a penis and most girls with a vulva and a vagina. They are body parts like any other, and private.",
      es: "Casi todos los niños nacen con pene y casi todas las niñas con vulva y vagina. Son partes del cuerpo como las demás, y son privadas.",
    },
    long: {
      en: "Bodies are alike in nearly everything. In a few parts most boys and most girls differ from birth: a penis for most boys, a vulva and a vagina for most girls. Pee comes out there, and when people are grown up some of these parts can help to make a baby. They are private: nobody else looks at or touches them just like that, and they may be called by their right names. Ask a grown-up you trust whatever else you want to know.",
      es: "Los cuerpos se parecen en casi todo. En unas pocas partes, casi todos los niños y casi todas las niñas son diferentes desde que nacen: pene en casi todos los niños, vulva y vagina en casi todas las niñas. Por ahí sale la pipí, y cuando las personas son adultas algunas de esas partes pueden ayudar a formar un bebé. Son privadas: nadie más las mira ni las toca así nada más, y se pueden llamar por su nombre. Lo demás pregúntaselo a una persona adulta de confianza.",
    },
    wonder: {
      en: "In which animals can you tell a male from a female by looking?",
      es: "¿En qué animales se distingue a simple vista un macho de una hembra?",
    },
    more: {
      en: "In peacocks, lions and many birds. In others, such as parrots or turtles, even people who know them well often cannot tell.",
      es: "En los pavorreales, los leones y muchas aves. En otros, como los loros o las tortugas, a menudo ni quien sabe mucho lo distingue.",
    },
  },
  {
    id: "puberty",
    isTender: true,
    asks: {
      en: [
        "voice changing",
        "why bodies change",
        "body changing",
        "body change grow",
        "pimples",
        "hair under arms",
      ],
      es: [
        "cambia cuerpo",
        "cambia voz",
        "salen granos",
        "por granos",
        "salen pelos axilas",
        "cuerpo cambios",
      ],
    },
    about: { en: ["puberty", "hormones"], es: ["pubertad", "hormonas"] },
    short: {
      en: "When children slowly become grown-ups, their bodies change. Everybody has their own time for it, and all of it is normal.",
      es: "Cuando una niña o un niño va haciéndose grande, su cuerpo cambia. Cada quien tiene su momento y todo eso es normal.",
    },
    long: {
      en: "Puberty is the time when a child's body becomes a grown-up's body. It often begins between 8 and 14. Messengers in the blood, called hormones, start it. People grow fast, hair comes in new places, skin gets pimples, voices get deeper, and feelings go up and down. Everybody has their own pace. A grown-up you trust, or a doctor, can answer any question about it.",
      es: "La pubertad es la etapa en que el cuerpo infantil se vuelve adulto. Suele empezar entre los 8 y los 14 años. La inician unos mensajeros de la sangre, las hormonas. Se crece rápido, sale vello en otros lugares, salen granitos, cambia la voz y las emociones suben y bajan. Cada quien lleva su ritmo. Una persona adulta de confianza, o personal médico, puede responder cualquier pregunta.",
    },
    wonder: {
      en: "Why do you think people do not all grow at the same age?",
      es: "¿Por qué crees que no todas las personas crecen a la misma edad?",
    },
    more: {
      en: "Each body has a clock of its own, and much of it comes from the family. Earlier is not better, and later is not worse.",
      es: "Cada cuerpo tiene su propio reloj, y mucho viene de la familia. Antes no es mejor ni después es peor.",
    },
  },
  {
    id: "periods",
    isTender: true,
    asks: {
      en: ["girls periods", "women periods", "get period", "what is a period", "having period"],
      es: ["regla mujeres", "mujeres menstruan", "regla niñas", "bajar regla", "por menstruacion"],
    },
    about: { en: ["menstruation", "period"], es: ["menstruacion", "menstruar"] },
    short: {
      en: "It is something healthy that happens about once a month in the bodies of women and older girls. Your family can tell you more.",
      es: "Es algo sano que pasa más o menos cada mes en el cuerpo de las mujeres y las muchachas. Tu familia te puede contar más.",
    },
    long: {
      en: "Each month the womb prepares a soft lining, in case a baby grows there. When none does, the lining leaves the body with a little blood, for some days: that is a period. It often begins between 9 and 15. It is healthy and nothing to be ashamed of, and pads keep clothes clean. A grown-up you trust, a nurse or a doctor can help with the first one, or if it hurts.",
      es: "Cada mes el útero prepara una capa suave, por si ahí crece un bebé. Si no, esa capa sale con un poco de sangre durante unos días: eso es la menstruación o regla. Suele empezar entre los 9 y los 15 años. Es sana y no da motivo de pena, y las toallas mantienen limpia la ropa. Una persona adulta de confianza o personal médico puede ayudar con la primera, o si duele.",
    },
    wonder: {
      en: "Why do you think it helps to know about it before it begins?",
      es: "¿Por qué crees que ayuda saberlo antes de que empiece?",
    },
    more: {
      en: "Because what we know scares us less. It is good for everybody to know, so that nobody laughs and everybody can help.",
      es: "Porque lo que conocemos asusta menos. Conviene que todas y todos lo sepan, para que nadie se burle y puedan ayudar.",
    },
  },
  {
    id: "body_is_mine",
    isTender: true,
    asks: {
      en: ["private parts", "underwear rule", "whose body", "have hug", "have kiss", "body mine"],
      es: [
        ...["partes intimas", "partes privadas", "quien es mi cuerpo", "tengo dar beso", "tengo darle beso"],
        ...["tengo abrazar", "regla ropa interior"],
      ],
    },
    about: { en: [], es: [] },
    short: {
      en: "Your body is yours. Private parts are what underwear covers. You may say no to touches, and tell a grown-up you trust.",
      es: "Tu cuerpo es tuyo. Las partes privadas son las que tapa la ropa interior. Puedes decir no, y contarle a una persona adulta de confianza.",
    },
    long: {
      en: "Your body belongs to you. Private parts are the ones that underwear covers, and nobody should look at or touch them just like that. A doctor may for your health, or somebody who helps you wash, and they say why. You may say no, also to a hug or a kiss, also to somebody you love. Touches are never a secret: if somebody wants that, tell a grown-up you trust, until one helps. It is never a child's fault.",
      es: "Tu cuerpo es tuyo. Las partes privadas son las que tapa la ropa interior, y nadie debe mirarlas ni tocarlas así nada más. Puede hacerlo personal médico por tu salud, o quien te ayuda a bañarte, y te dice por qué. Puedes decir que no, también a un abrazo o un beso, también a alguien que quieres. Los toques nunca son secreto: si alguien lo pide, cuéntale a una persona adulta de confianza, hasta que te ayuden. Nunca es culpa de una niña o un niño.",
    },
    wonder: {
      en: "Which ways to say hello do you know that need no hug?",
      es: "¿Qué maneras de saludar conoces que no necesitan abrazo?",
    },
    more: {
      en: "A wave, a bow, a high five or a smile. All of them are polite, and everybody may choose.",
      es: "Con la mano, con una sonrisa, chocando los cinco o inclinando la cabeza. Todas son amables, y cada quien elige.",
    },
  },
  {
    id: "dying",
    isTender: true,
    asks: {
      en: ["what dying", "what is death", "why people die", "everybody die", "have to die"],
      es: ["que es morir", "que es la muerte", "por se muere gente", "alguien muere", "todos vamos morir"],
    },
    about: { en: ["death", "dying"], es: ["muerte", "morir"] },
    short: {
      en: "When somebody dies, the body stops for good: it does not breathe or hurt anymore. It is okay to be sad and to ask.",
      es: "Cuando alguien muere, su cuerpo se detiene para siempre: ya no respira ni le duele. Está bien sentir tristeza y preguntar.",
    },
    long: {
      en: "All living things die one day. Then the body stops for good: it does not breathe, think or hurt anymore. It is not like sleep. Most people live very long. No thought and no word makes anybody die. What comes after is believed differently in each family and religion, so ask a grown-up you trust what yours believes. It is okay to be sad, and not to be.",
      es: "Todo lo que vive muere un día. Entonces el cuerpo se detiene para siempre: ya no respira, no piensa y no le duele. No es como dormir. La mayoría vive muchos años. Ningún pensamiento ni palabra hace que alguien muera. Lo que viene después se cree distinto en cada familia y religión: pregúntale a una persona adulta de confianza. Está bien sentir tristeza, y también no sentirla.",
    },
    wonder: {
      en: "How do people around the world remember those who have died?",
      es: "¿Cómo recuerda la gente del mundo a quienes ya murieron?",
    },
    more: {
      en: "With candles, songs, flowers and stories, and in Mexico with an altar on the Day of the Dead. Remembering keeps love near.",
      es: "Con velas, cantos, flores e historias, y en México con la ofrenda del Día de Muertos. Recordar mantiene cerca el cariño.",
    },
  },
  {
    id: "suicide_word",
    isTender: true,
    asks: {
      en: ["what suicide", "suicide mean", "what self harm", "self harm mean"],
      es: [
        "que es suicidio",
        "significa suicidio",
        "que es autolesion",
        "significa autolesion",
        "que es suicidarse",
      ],
    },
    about: { en: ["suicide"], es: ["suicidio", "autolesion"] },
    short: {
      en: "It is a word about somebody who felt so bad that they hurt themselves. There is help for that. Ask a grown-up you trust.",
      es: "Es una palabra sobre alguien que se sintió tan mal que se hizo daño. Para eso hay ayuda. Pregúntale a una persona adulta de confianza.",
    },
    long: {
      en: "Suicide is when a person ends their own life, and self-harm is when somebody hurts themselves on purpose. It can happen when a person feels so bad that they cannot see the help there is. Feelings like that can change, and there are people who help. It is an important question: please talk about it with a grown-up you trust. Whoever feels so, or knows somebody who does, should tell one right away. That is never wrong.",
      es: "Suicidio es cuando una persona termina con su propia vida, y autolesión es cuando alguien se lastima a propósito. Puede pasar cuando alguien se siente tan mal que no ve la ayuda que hay. Esos sentimientos pueden cambiar y hay quien ayuda. Es una pregunta importante: platícala con una persona adulta de confianza. Quien se sienta así, o sepa de alguien, debe decirlo enseguida. Decirlo nunca está mal.",
    },
    wonder: {
      en: "Which people have listening and helping as their work?",
      es: "¿Qué personas trabajan escuchando y ayudando?",
    },
    more: {
      en: "Psychologists, doctors, school counselors and people on help lines. Feeling bad is as good a reason to go as a fever.",
      es: "Hay en la psicología, la medicina, la orientación escolar y las líneas de ayuda. Sentirse mal es tan buena razón para ir como una fiebre.",
    },
  },
  {
    id: "sadness",
    isTender: true,
    asks: {
      en: ["why people sad", "why feel sad", "why get sad"],
      es: ["por ponemos tristes", "por sentimos tristes", "por pone triste gente"],
    },
    about: { en: ["sadness", "depression"], es: ["tristeza", "depresion"] },
    short: {
      en: "Sadness comes when we lose or miss something. Everybody feels it at times. It gets lighter when somebody listens.",
      es: "La tristeza llega cuando perdemos o extrañamos algo. Todas las personas la sienten a veces. Pesa menos cuando alguien escucha.",
    },
    long: {
      en: "Sadness tells us that something matters to us. It comes with a loss, a goodbye or a bad day, and mostly it passes like rain. Crying, moving and talking help. When it stays for weeks and nothing is fun anymore, it may be depression: an illness, nobody's fault, that can be treated. A grown-up you trust is the one to tell.",
      es: "La tristeza nos dice que algo nos importa. Llega con una pérdida, una despedida o un mal día, y casi siempre pasa como la lluvia. Ayuda llorar, moverse y platicar. Si dura semanas y ya nada divierte, puede ser depresión: una enfermedad que no es culpa de nadie y tiene tratamiento. Hay que contárselo a una persona adulta de confianza.",
    },
    wonder: {
      en: "Why do you think people like to hear sad songs?",
      es: "¿Por qué crees que a la gente le gustan las canciones tristes?",
    },
    more: {
      en: "Perhaps because somebody else found words for a feeling that many know. Then it is a little less lonely.",
      es: "Quizá porque alguien más encontró palabras para algo que muchas personas sienten. Así acompaña un poco.",
    },
  },
];
