import type { Topic } from "#domain/tutor/library.ts";

/** Staying well, and what makes people ill. What is asked back is about the world, never about the child. */
export const health: readonly Topic[] = [
  {
    id: "germs",
    asks: {
      en: ["germs sick", "wash hands", "why get sick", "how get sick", "why people sick"],
      es: ["lavar manos", "lavarse manos", "lavarme manos", "por enfermamos", "por enferma gente"],
    },
    about: {
      en: ["germ", "germs", "virus", "viruses", "bacteria"],
      es: ["microbio", "microbios", "virus", "bacterias", "germenes"],
    },
    short: {
      en: "Germs are living things too tiny to see. Some make us ill. Soap and water carry them off your hands.",
      es: "Los microbios son tan chiquitos que no se ven. Algunos enferman. El agua y el jabón los quitan de las manos.",
    },
    long: {
      en: "Germs are tiny: bacteria, viruses and some fungi. Most do nothing to us, and many even help, like those in the gut. Some make us ill when they get in through the mouth, the nose or the eyes. Your body has cells that find and fight them. Washing hands with soap stops many before they get in.",
      es: "Los microbios son diminutos: bacterias, virus y algunos hongos. Casi todos no nos hacen nada y muchos ayudan, como los del intestino. Otros nos enferman si entran por la boca, la nariz o los ojos. Tu cuerpo tiene células que los encuentran y los combaten. Lavarse las manos con jabón detiene a muchos antes de que entren.",
    },
    wonder: {
      en: "How long do you think a good hand washing takes?",
      es: "¿Cuánto crees que dura un buen lavado de manos?",
    },
    more: {
      en: "About 20 seconds, as long as singing the birthday song twice. The backs of the hands and the thumbs are what people forget most.",
      es: "Unos 20 segundos, lo que tardas en cantar un pedacito de Las mañanitas. Lo que más se olvida son los pulgares y el dorso de las manos.",
    },
  },
  {
    id: "vaccines",
    asks: {
      en: ["why shots", "get shots", "vaccines work", "vaccine hurt"],
      es: [
        "por vacunan",
        "vacunas funcionan",
        "sirven vacunas",
        "sirve vacuna",
        "sirve bacuna",
        "duelen vacunas",
      ],
    },
    about: { en: ["vaccine", "vaccines"], es: ["vacuna", "vacunas", "bacuna", "bacunas"] },
    short: {
      en: "A vaccine teaches your body to know a germ before it comes. The little poke is over fast.",
      es: "Una vacuna le enseña a tu cuerpo a conocer un microbio antes de que llegue. El piquete pasa rápido.",
    },
    long: {
      en: "A vaccine shows the body a weak or harmless piece of a germ. The body practices on it and remembers. When the real germ comes, it is stopped sooner. The arm may ache for a day, which is a sign that the body is practicing. When many people have a vaccine, those who cannot get it are safer too.",
      es: "Una vacuna le muestra al cuerpo un pedacito débil o inofensivo de un microbio. El cuerpo practica con él y lo recuerda. Cuando llega el verdadero, lo detiene antes. El brazo puede doler un día: es señal de que el cuerpo practica. Cuando mucha gente se vacuna, también se protege a quienes no pueden vacunarse.",
    },
    wonder: {
      en: "Which illness do you think vaccines ended in the whole world?",
      es: "¿Qué enfermedad crees que las vacunas acabaron en todo el mundo?",
    },
    more: {
      en: "Smallpox! Since 1980 it is gone from the whole world. Polio is almost gone as well.",
      es: "¡La viruela! Desde 1980 ya no existe en ninguna parte. La polio también casi desaparece.",
    },
  },
  {
    id: "fever",
    asks: {
      en: ["why fever", "get fever", "body hot sick"],
      es: ["por fiebre", "da fiebre", "da calentura", "por calentura"],
    },
    about: { en: ["fever"], es: ["fiebre", "calentura"] },
    short: {
      en: "When germs get in, the body turns up its heat to fight them. Whoever feels hot tells a grown-up.",
      es: "Cuando entran microbios, el cuerpo sube su calor para luchar. Si te sientes caliente, dile a una persona adulta.",
    },
    long: {
      en: "A fever is not an illness by itself: it is the body at work. The brain turns the body's heat up a little, because many germs do badly in it and our defenses work better. A fever usually goes when the body has won. A grown-up should always know about it, and decides whether a doctor has to look.",
      es: "La fiebre no es una enfermedad: es el cuerpo trabajando. El cerebro sube un poco el calor, porque a muchos microbios no les va bien así y nuestras defensas trabajan mejor. Suele irse cuando el cuerpo gana. Una persona adulta siempre debe saberlo y decide si hay que ir con alguien de medicina.",
    },
    wonder: {
      en: "Why do you think some lizards lie in the sun when they are ill?",
      es: "¿Por qué crees que algunas lagartijas se asolean cuando están enfermas?",
    },
    more: {
      en: "They cannot make their own heat, so the sun gives them a kind of fever. It helps them fight germs too.",
      es: "No pueden hacer su propio calor, así que el sol les da una especie de fiebre. También les ayuda contra los microbios.",
    },
  },
  {
    id: "allergies",
    asks: {
      en: ["why allergic", "people allergic", "have allergies", "why allergy"],
      es: ["por alergica", "por alergico", "gente alergica", "por alergia", "da alergia"],
    },
    about: { en: ["allergy", "allergies"], es: ["alergia", "alergias"] },
    short: {
      en: "With an allergy, the body takes something harmless, like a peanut, for an enemy. So that person must not eat it.",
      es: "Con una alergia, el cuerpo cree que algo inofensivo, como un cacahuate, es enemigo. Por eso esa persona no debe comerlo.",
    },
    long: {
      en: "Our defenses fight germs. In an allergy they make a mistake and fight something harmless: pollen, cat hair, milk or peanuts. That can bring sneezing, spots or a swollen mouth, and sometimes it is serious and needs help at once. That is why allergies are taken seriously and food with a risk is not shared.",
      es: "Nuestras defensas combaten microbios. En una alergia se equivocan y combaten algo inofensivo: polen, pelo de gato, leche o cacahuates. Puede haber estornudos, ronchas o la boca hinchada, y a veces es grave y hay que ayudar de inmediato. Por eso las alergias se toman en serio y no se comparte comida con riesgo.",
    },
    wonder: {
      en: "Why do you think food labels name nuts, milk and eggs?",
      es: "¿Por qué crees que las etiquetas de comida avisan si hay nueces, leche o huevo?",
    },
    more: {
      en: "So that people with an allergy know before the first bite. A label can keep somebody safe.",
      es: "Para que las personas con alergia lo sepan antes de la primera mordida. Una etiqueta puede cuidar a alguien.",
    },
  },
  {
    id: "cancer",
    isTender: true,
    asks: {
      en: ["why cancer", "get cancer", "cancer contagious", "catch cancer", "what is leukemia"],
      es: ["por cancer", "da cancer", "pega cancer", "contagia cancer", "que es leucemia"],
    },
    about: { en: ["cancer"], es: ["cancer"] },
    short: {
      en: "Cancer is an illness: some cells of the body grow too much. You cannot catch it from anybody. Doctors help to treat it.",
      es: "El cáncer es una enfermedad: unas células del cuerpo crecen de más. No se pega. Hay especialistas que ayudan a curarlo.",
    },
    long: {
      en: "Our body makes new cells every day. In cancer, some cells stop keeping to the plan and grow too much. It is not contagious: hugs are fine. A child's cancer is nobody's fault, and no thought or word ever causes it. There are many kinds and many treatments, and many people get well. Questions about somebody you love are best asked of a grown-up you trust.",
      es: "El cuerpo hace células nuevas cada día. En el cáncer, algunas dejan de seguir el plan y crecen de más. No se contagia: se puede abrazar. El cáncer de una niña o un niño no es culpa de nadie, y ningún pensamiento ni palabra lo causa. Hay muchos tipos y muchos tratamientos, y muchas personas se curan. Si es por alguien que quieres, pregúntale a una persona adulta de confianza.",
    },
    wonder: {
      en: "Why do you think doctors like to find an illness early?",
      es: "¿Por qué crees que conviene encontrar pronto una enfermedad?",
    },
    more: {
      en: "Because what is small is easier to treat. That is what check-ups are for, even when nothing hurts.",
      es: "Porque lo pequeño se trata más fácil. Para eso son las revisiones, aunque nada duela.",
    },
  },
  {
    id: "medicine",
    asks: {
      en: ["medicine work", "medicine taste", "why medicine", "pills work"],
      es: ["funcionan medicinas", "sirven medicinas", "medicina sabe", "por medicina", "funcionan pastillas"],
    },
    about: { en: ["medicine", "medicines"], es: ["medicina", "medicinas"] },
    short: {
      en: "Medicine helps the body get well. The wrong one, or too much, can hurt. So a grown-up always gives it.",
      es: "La medicina ayuda al cuerpo a sanar. La equivocada, o de más, hace daño. Por eso siempre la da una persona adulta.",
    },
    long: {
      en: "Some medicines calm pain, some fight bacteria, and some give the body what it lacks. They travel in the blood to where they are needed. Which one and how much depends on the illness and on the person, so doctors work it out. That is why only a grown-up gives it, even if it looks like candy. It can taste bitter because of what is in it.",
      es: "Unas medicinas calman el dolor, otras combaten bacterias y otras dan lo que le falta al cuerpo. Viajan por la sangre hasta donde se necesitan. Cuál y cuánta depende de la enfermedad y de la persona, y eso lo calcula alguien de medicina. Por eso solo la da una persona adulta, aunque parezca dulce. Puede saber amarga por lo que lleva.",
    },
    wonder: {
      en: "Where do you think people found the first medicines?",
      es: "¿Dónde crees que la gente encontró las primeras medicinas?",
    },
    more: {
      en: "In plants! The bark of the willow tree led to one of the best known ones. Today each is tested in laboratories for years.",
      es: "¡En las plantas! De la corteza del sauce salió una de las más conocidas. Hoy cada una se prueba por años en laboratorios.",
    },
  },
  {
    id: "smoking",
    isTender: true,
    asks: {
      en: ["smoke bad", "smoking bad", "smoking do", "why smoke", "smoke lungs", "vaping bad", "why vape"],
      es: [
        "malo fumar",
        "por fuma",
        "hace cigarro",
        "cigarro pulmones",
        "malo vapear",
        "por vapea",
        "fumar daño",
      ],
    },
    about: {
      en: ["cigarette", "cigarettes", "vape", "vapes", "smoking", "tobacco", "nicotine"],
      es: ["cigarro", "cigarros", "vapeador", "vapeadores", "tabaco", "nicotina", "vapear"],
    },
    short: {
      en: "Smoke from cigarettes and clouds from vapes carry things that hurt the lungs and the heart. Lungs like clean air best.",
      es: "El humo del cigarro y las nubes del vapeador llevan cosas que dañan los pulmones y el corazón. Les gusta más el aire limpio.",
    },
    long: {
      en: "Tobacco smoke carries thousands of substances, and many harm the lungs, the heart and the blood vessels. A vape is not just steam: most hold nicotine, which is also in tobacco. Nicotine makes the brain want more and more. That is why many grown-ups go on although they would like to stop. With help, many do stop, and the body begins to heal. Making a grown-up stop is not a child's job.",
      es: "El humo del tabaco lleva miles de sustancias, y muchas dañan los pulmones, el corazón y las venas. El vapeador no es puro vapor: casi todos llevan nicotina, como el tabaco. La nicotina hace que el cerebro pida más y más. Por eso muchas personas adultas siguen fumando aunque quieran dejarlo. Con ayuda, muchas lo dejan y el cuerpo empieza a sanar. Lograr que alguien lo deje no le toca a una niña o un niño.",
    },
    wonder: {
      en: "Why do you think many places have signs that say no smoking?",
      es: "¿Por qué crees que en tantos lugares hay letreros de no fumar?",
    },
    more: {
      en: "Because everybody near breathes the smoke too. And if somebody offers one, you can say no, thanks, and tell a grown-up you trust.",
      es: "Porque quienes están cerca también respiran el humo. Y si alguien te ofrece, puedes decir no, gracias, y contarle a una persona adulta de confianza.",
    },
  },
  {
    id: "alcohol",
    isTender: true,
    asks: {
      en: [
        "why drink beer",
        "why drink wine",
        "kids drink alcohol",
        "alcohol do",
        "why drunk",
        "why drink alcohol",
      ],
      es: [
        ...["por toman cerveza", "por toma vino", "niños tomar alcohol", "hace alcohol", "por emborracha"],
        ...["por toman alcohol", "por borracho"],
      ],
    },
    about: { en: ["alcohol", "beer", "wine"], es: ["alcohol", "cerveza", "vino tinto"] },
    short: {
      en: "Beer and wine have alcohol in them. It makes the brain slow. Your body is still growing, so it is not for children.",
      es: "La cerveza y el vino tienen alcohol, que hace lento al cerebro. Tu cuerpo está creciendo, así que no son para niñas y niños.",
    },
    long: {
      en: "Alcohol slows the brain down: people react later and sometimes do what they would not do otherwise. Some grown-ups drink a little because they like the taste or at a party, others drink none. Too much harms everybody, and a growing brain is harmed by little. When a grown-up's drinking brings trouble, it is never a child's fault, and a grown-up you trust can help.",
      es: "El alcohol hace más lento al cerebro: la gente reacciona tarde y a veces hace lo que no haría. Algunas personas adultas toman un poco por el sabor o en una fiesta, y otras nada. Mucho le hace daño a cualquiera, y a un cerebro que crece, también poco. Si alguien adulto toma y eso trae problemas, nunca es culpa de una niña o un niño, y una persona adulta de confianza puede ayudar.",
    },
    wonder: {
      en: "Why do you think drinking and driving do not go together?",
      es: "¿Por qué crees que el alcohol y el volante no van juntos?",
    },
    more: {
      en: "Because on the road one second counts, and alcohol makes eyes and brain slower. There are laws about it almost everywhere.",
      es: "Porque en la calle un segundo cuenta, y el alcohol hace más lentos los ojos y el cerebro. Casi en todas partes hay leyes sobre eso.",
    },
  },
  {
    id: "drugs",
    isTender: true,
    asks: {
      en: ["why drugs", "drugs bad", "drugs do", "take drugs", "addiction mean"],
      es: ["por drogas", "drogas malas", "hacen drogas", "usa drogas", "que es adiccion"],
    },
    about: { en: ["drug", "drugs", "addiction"], es: ["droga", "drogas", "adiccion", "adicciones"] },
    short: {
      en: "Drugs change how the brain works and can make people very ill. Take nothing like that. Ask a grown-up you trust.",
      es: "Las drogas cambian cómo trabaja el cerebro y pueden enfermar mucho. No se prueban. Pregúntale a una persona adulta de confianza.",
    },
    long: {
      en: "Drugs are substances that change how the brain works. They can harm the heart, the lungs and the brain, and after a while some people feel that they cannot be without them. That is called addiction. It is an illness and not a bad character, and there is treatment. If somebody offers you something, say no, walk away and tell a grown-up you trust.",
      es: "Las drogas son sustancias que cambian cómo trabaja el cerebro. Pueden dañar el corazón, los pulmones y el cerebro, y con el tiempo hay quien siente que no puede estar sin ellas. Eso se llama adicción. Es una enfermedad, no ser mala persona, y tiene tratamiento. Si alguien te ofrece algo, di que no, aléjate y cuéntale a una persona adulta de confianza.",
    },
    wonder: {
      en: "Why do you think it is easier to get well when others help?",
      es: "¿Por qué crees que es más fácil sanar cuando otras personas ayudan?",
    },
    more: {
      en: "Because stopping alone is very hard. Doctors, groups and people who care help, and many people get well.",
      es: "Porque dejarlo a solas es muy difícil. Especialistas, grupos y gente que quiere bien ayudan, y muchas personas sanan.",
    },
  },
];
