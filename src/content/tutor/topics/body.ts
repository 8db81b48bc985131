import type { Topic } from "#domain/tutor/library.ts";

/** The body, and what it feels. */
export const body: readonly Topic[] = [
  {
    id: "heart_beat",
    asks: {
      en: ["heart beat", "heart work", "what does heart do", "heart fast"],
      es: ["corazon late", "corazon funciona", "para sirve corazon", "corazon rapido"],
    },
    about: { en: ["heartbeat", "blood"], es: ["latido", "sangre"] },
    short: {
      en: "Your heart is a muscle that pumps blood through your whole body. It never takes a day off.",
      es: "Tu corazón es un músculo que bombea sangre por todo el cuerpo. Nunca toma vacaciones.",
    },
    long: {
      en: "The heart has four rooms. One side sends blood to the lungs to get oxygen, the other sends it to the body. A child's heart at rest often beats 70 to 110 times a minute, and faster when you run because the muscles need more oxygen.",
      es: "El corazón tiene cuatro cuartitos. Un lado manda sangre a los pulmones por oxígeno y el otro la manda al cuerpo. En reposo el corazón de un niño o una niña suele latir de 70 a 110 veces por minuto, y más al correr, porque los músculos piden oxígeno.",
    },
    wonder: {
      en: "Can you find your heartbeat with two fingers on your wrist or neck?",
      es: "¿Puedes encontrar tu latido con dos dedos en la muñeca o en el cuello?",
    },
    more: {
      en: "Count it for 30 seconds, jump 20 times, and count again. The difference is your heart helping your muscles.",
      es: "Cuéntalo 30 segundos, salta 20 veces y cuenta otra vez. La diferencia es tu corazón ayudando a tus músculos.",
    },
  },
  {
    id: "sleep",
    asks: {
      en: ["why sleep", "need sleep", "have to sleep"],
      es: ["por dormimos", "necesitamos dormir", "hay que dormir", "para dormir"],
    },
    about: { en: ["sleep", "sleeping"], es: ["dormir", "sueño"] },
    short: {
      en: "While you sleep your body grows and rests, and your brain puts the day's memories in order.",
      es: "Mientras duermes tu cuerpo crece y descansa, y tu cerebro acomoda los recuerdos del día.",
    },
    long: {
      en: "In deep sleep the body releases growth hormone and repairs itself. The brain replays the day and makes memories stronger. That is why we learn better after a good night. School-age children usually need 9 to 12 hours.",
      es: "En el sueño profundo el cuerpo suelta hormona de crecimiento y se repara. El cerebro repasa el día y refuerza recuerdos. Por eso aprendemos mejor después de dormir bien. En edad escolar se suelen necesitar de 9 a 12 horas.",
    },
    wonder: {
      en: "Which animal do you think sleeps the most?",
      es: "¿Qué animal crees que duerme más?",
    },
    more: {
      en: "Some bats sleep about 20 hours a day, and elephants in the wild only 2 or so. People sleep best in a dark, calm room.",
      es: "Hay murciélagos que duermen unas 20 horas al día, y los elefantes en libertad apenas 2. Las personas dormimos mejor en un cuarto oscuro y tranquilo.",
    },
  },
  {
    id: "dreams",
    asks: {
      en: ["why dream", "dreams", "nightmare", "bad dreams"],
      es: ["por soñamos", "sueños", "pesadilla", "pesadillas"],
    },
    about: { en: ["dream", "dreams"], es: ["sueños", "soñar"] },
    short: {
      en: "When you sleep, your brain stays busy and makes pictures and stories: dreams. They are not real.",
      es: "Cuando duermes tu cerebro sigue trabajando y hace imágenes e historias: los sueños. No son reales.",
    },
    long: {
      en: "Most vivid dreams come in a stage called REM sleep, when the eyes move under the lids. Scientists are still finding out why we dream; it may help to sort memories and feelings. After a nightmare it helps to tell someone about it.",
      es: "Los sueños más vivos llegan en la etapa llamada MOR o REM, cuando los ojos se mueven bajo los párpados. La ciencia aún investiga por qué soñamos; quizá ayuda a ordenar recuerdos y emociones. Después de una pesadilla ayuda contársela a alguien.",
    },
    wonder: {
      en: "If you could choose tonight's dream, what would it be about?",
      es: "Si pudieras elegir el sueño de hoy, ¿de qué sería?",
    },
    more: {
      en: "What a dream! Many people remember more of theirs if they draw or write them as soon as they wake up.",
      es: "¡Qué sueño! Muchas personas recuerdan más si los dibujan o escriben en cuanto despiertan.",
    },
  },
  {
    id: "hiccups",
    asks: { en: ["why hiccups", "get hiccups"], es: ["por hipo", "da hipo"] },
    about: { en: ["hiccup", "hiccups"], es: ["hipo"] },
    short: {
      en: "Under your lungs is a muscle for breathing. When it jumps by itself, you go hic!",
      es: "Debajo de los pulmones hay un músculo para respirar. Cuando brinca solito, haces ¡hip!",
    },
    long: {
      en: "The diaphragm helps you breathe. When it suddenly tightens, air rushes in and your vocal cords snap shut: hic! Eating fast or laughing can start it. It almost always stops by itself.",
      es: "El diafragma te ayuda a respirar. Cuando se aprieta de golpe, entra aire y las cuerdas vocales se cierran: ¡hip! Puede empezar por comer rápido o reír. Casi siempre se quita solo.",
    },
    wonder: {
      en: "What do people in your family do against hiccups?",
      es: "¿Qué hacen en tu familia contra el hipo?",
    },
    more: {
      en: "Many of those tricks change how you breathe for a moment, and sometimes that calms the diaphragm.",
      es: "Muchos de esos trucos cambian cómo respiras un momento, y a veces eso calma al diafragma.",
    },
  },
  {
    id: "bones",
    asks: {
      en: ["how many bones", "bones body", "bones grow"],
      es: ["cuantos huesos", "huesos cuerpo", "huesos crecen"],
    },
    about: { en: ["bone", "bones", "skeleton"], es: ["hueso", "huesos", "esqueleto"] },
    short: {
      en: "A grown-up has about 206 bones. They hold you up, and some protect soft parts, like the skull protects the brain.",
      es: "Una persona adulta tiene unos 206 huesos. Te sostienen y algunos protegen, como el cráneo al cerebro.",
    },
    long: {
      en: "Grown-ups have about 206 bones. Babies have more, around 270 to 300, because some grow together later. Bones are alive: they grow, heal, and inside many of them new blood cells are made.",
      es: "Las personas adultas tienen unos 206 huesos. Los bebés tienen más, entre 270 y 300, porque algunos se unen después. Los huesos están vivos: crecen, sanan y dentro de muchos se hacen células de la sangre.",
    },
    wonder: {
      en: "Where in your body do you think the smallest bone is?",
      es: "¿En qué parte de tu cuerpo crees que está el hueso más pequeño?",
    },
    more: {
      en: "In your ear! It is called the stirrup, it is about 3 millimeters long, and it helps you hear.",
      es: "¡En el oído! Se llama estribo, mide unos 3 milímetros y te ayuda a oír.",
    },
  },
  {
    id: "teeth",
    asks: {
      en: ["teeth fall out", "lose teeth", "brush teeth", "baby teeth", "tooth fall"],
      es: ["dientes caen", "caen dientes", "cepillar dientes", "dientes leche", "diente flojo"],
    },
    about: { en: ["tooth", "teeth"], es: ["diente", "dientes", "muela"] },
    short: {
      en: "Baby teeth fall out because bigger teeth grow under them and push. Your jaw is getting bigger too!",
      es: "Los dientes de leche se caen porque debajo crecen otros más grandes que los empujan. ¡Tu boca también crece!",
    },
    long: {
      en: "You first have 20 milk teeth. From about six years on, the permanent teeth dissolve their roots and push them out. In the end most people have 28 to 32. Brushing takes away the bacteria that live on sugar and make holes.",
      es: "Primero tienes 20 dientes de leche. Desde los seis años, más o menos, los permanentes deshacen sus raíces y los empujan. Al final casi todos tenemos de 28 a 32. Al cepillarte quitas las bacterias que viven del azúcar y hacen caries.",
    },
    wonder: {
      en: "Why do you think front teeth are sharp and back teeth are flat?",
      es: "¿Por qué crees que los dientes de adelante son filosos y las muelas planas?",
    },
    more: {
      en: "The front ones cut and the back ones grind. Animals' teeth also tell what they eat.",
      es: "Los de adelante cortan y las muelas muelen. Los dientes de los animales también cuentan lo que comen.",
    },
  },
  {
    id: "brain",
    asks: {
      en: ["brain work", "brain think", "brain learn"],
      es: ["cerebro funciona", "cerebro piensa", "cerebro aprende"],
    },
    about: { en: ["brain"], es: ["cerebro"] },
    short: {
      en: "Your brain has billions of tiny cells that send messages. When you practice, their paths grow stronger.",
      es: "Tu cerebro tiene miles de millones de células que se mandan mensajes. Cuando practicas, sus caminos se hacen más fuertes.",
    },
    long: {
      en: "About 86 billion nerve cells talk through electric and chemical signals. Each time you practice, the connections you use grow stronger, a bit like a path that many feet walk. That is why mistakes and new tries are part of learning.",
      es: "Unos 86 mil millones de neuronas se hablan con señales eléctricas y químicas. Cada vez que practicas, las conexiones que usas se fortalecen, como un sendero que muchos pies caminan. Por eso equivocarse e intentar otra vez es parte de aprender.",
    },
    wonder: {
      en: "What was hard for you once and is easy now?",
      es: "¿Qué te costaba antes y ahora te sale fácil?",
    },
    more: {
      en: "That is your brain's path, made by you. The same can happen with what feels hard today.",
      es: "Ese es un camino de tu cerebro, y lo hiciste tú. Lo mismo puede pasar con lo que hoy te cuesta.",
    },
  },
  {
    id: "yawn",
    asks: { en: ["why yawn", "yawn contagious"], es: ["por bostezamos", "bostezo contagia", "bostezar"] },
    about: { en: ["yawn", "yawning"], es: ["bostezo", "bostezar"] },
    short: {
      en: "We yawn when we are tired or bored. Often one person yawns and then another. Nobody knows all the reasons yet!",
      es: "Bostezamos cuando hay sueño o aburrimiento. Muchas veces bosteza uno y luego otro. ¡Todavía no se saben todas las razones!",
    },
    long: {
      en: "Scientists do not fully agree on why we yawn. It may help to keep the brain awake or at the right temperature. Yawns spread among people who are near each other, and dogs sometimes catch them from their humans.",
      es: "La ciencia aún no se pone de acuerdo. Quizá bostezar ayuda a despertar al cerebro o a mantener su temperatura. Los bostezos se contagian entre quienes están cerca, y a veces los perros se los contagian de sus humanos.",
    },
    wonder: { en: "Did you just yawn while reading this?", es: "¿Bostezaste al leer esto?" },
    more: {
      en: "Even reading about yawns can start one. You could test it on your family and count.",
      es: "Hasta leer sobre bostezos puede empezar uno. Puedes probarlo con tu familia y contar.",
    },
  },
  {
    id: "cry",
    asks: {
      en: ["why cry", "tears come", "why tears"],
      es: ["por lloramos", "lagrimas salen", "por llorar"],
    },
    about: { en: ["tears", "crying"], es: ["lagrimas", "llanto"] },
    short: {
      en: "Tears keep eyes wet and clean. And when a feeling is very big, tears can help it out. Crying is okay.",
      es: "Las lágrimas limpian y mojan los ojos. Y cuando una emoción es muy grande, ayudan a sacarla. Está bien llorar.",
    },
    long: {
      en: "We make three kinds of tears: some keep the eye moist, some wash out dust or onion, and some come with strong feelings. Crying shows others that we need care, and many people feel calmer afterward.",
      es: "Hacemos tres tipos de lágrimas: unas mantienen húmedo el ojo, otras lavan polvo o cebolla, y otras llegan con emociones fuertes. Llorar muestra que necesitamos cariño, y después muchas personas se sienten más tranquilas.",
    },
    wonder: {
      en: "Why do you think an onion makes eyes water?",
      es: "¿Por qué crees que la cebolla hace llorar?",
    },
    more: {
      en: "A cut onion lets out a gas that stings, and tears wash it away. For big feelings, slow breaths or a grown-up you trust help.",
      es: "Al cortarla suelta un gas que irrita, y las lágrimas lo lavan. Con emociones grandes ayuda respirar lento o hablar con un adulto de confianza.",
    },
  },
  {
    id: "fear",
    asks: {
      en: ["why scared", "afraid dark", "scared dark", "feel fear"],
      es: ["miedo oscuridad", "por miedo", "sentimos miedo"],
    },
    about: { en: ["fear", "courage", "brave"], es: ["miedo", "valentia", "valiente"] },
    short: {
      en: "Fear is like an alarm that wants to keep you safe. Sometimes it rings when there is no danger.",
      es: "El miedo es como una alarma que quiere cuidarte. A veces suena aunque no haya peligro.",
    },
    long: {
      en: "When the brain suspects danger, the heart beats faster and the muscles get ready. In the dark we see less, so the brain guesses, and guesses can be scary. Slow breaths tell the body that it may calm down. Being brave means doing something with fear along.",
      es: "Cuando el cerebro sospecha un peligro, el corazón late rápido y los músculos se preparan. En la oscuridad vemos menos y el cerebro adivina, y adivinar asusta. Respirar lento le avisa al cuerpo que puede calmarse. Ser valiente es hacer algo aunque haya miedo.",
    },
    wonder: {
      en: "Shall we try one slow breath together: in for four, out for four?",
      es: "¿Probamos una respiración lenta: cuatro para inhalar y cuatro para soltar?",
    },
    more: {
      en: "In, two, three, four. Out, two, three, four. You can do that anywhere. And tell a grown-up you trust what scares you.",
      es: "Inhala, dos, tres, cuatro. Suelta, dos, tres, cuatro. Puedes hacerlo donde sea. Y cuéntale a un adulto de confianza lo que te asusta.",
    },
  },
  {
    id: "anger",
    asks: {
      en: ["why angry", "get angry", "calm down", "feel angry people"],
      es: ["por enojamos", "me calmo", "calmarme", "sentimos enojo"],
    },
    about: { en: ["anger"], es: ["enojo", "ira"] },
    short: {
      en: "Anger tells you that something feels unfair or hurts. The feeling is okay; hurting someone is not.",
      es: "El enojo te avisa que algo duele o parece injusto. Sentirlo está bien; lastimar a alguien no.",
    },
    long: {
      en: "Anger gives the body energy to change something. The part of the brain that plans works less well while we boil, so it helps to wait: breathe, walk, drink water, and then say what you need with words.",
      es: "El enojo le da energía al cuerpo para cambiar algo. Mientras hervimos, la parte del cerebro que planea trabaja peor; por eso ayuda esperar: respira, camina, toma agua y luego di con palabras lo que necesitas.",
    },
    wonder: {
      en: "Why do you think people get red in the face when they are angry?",
      es: "¿Por qué crees que la cara se pone roja con el enojo?",
    },
    more: {
      en: "The heart beats faster and more blood flows to the skin. Noticing such signs early helps people to pause before it grows.",
      es: "El corazón late más rápido y llega más sangre a la piel. Notar pronto esas señales ayuda a parar antes de que crezca.",
    },
  },
  {
    id: "friends",
    asks: {
      en: ["make friends", "make a friend", "friends fight", "say sorry"],
      es: ["hacer amigos", "hacer un amigo", "amigos pelean", "pedir perdon", "hago amigos"],
    },
    about: { en: ["friendship"], es: ["amistad"] },
    short: {
      en: "A good start: smile, say hello and ask, can I play too? Listening is a way to be a friend.",
      es: "Buen comienzo: sonríe, di hola y pregunta, ¿puedo jugar? Escuchar también es ser amigo o amiga.",
    },
    long: {
      en: "Friendship often begins with something you both like. Ask a question and listen to the answer. When you argue, say how you feel, hear the other side, and say sorry for your part. Some friendships need time.",
      es: "La amistad muchas veces empieza con algo que les gusta a los dos. Haz una pregunta y escucha. Si discuten, di cómo te sientes, oye a la otra persona y pide perdón por tu parte. Algunas amistades necesitan tiempo.",
    },
    wonder: {
      en: "What do you like to do together with others?",
      es: "¿Qué te gusta hacer con otras personas?",
    },
    more: {
      en: 'That could be your invitation: "Do you want to do that with me?" And if it feels hard, a teacher or someone at home can help.',
      es: "Esa puede ser tu invitación: «¿quieres hacerlo conmigo?». Y si se te hace difícil, tu maestra o alguien en casa puede ayudar.",
    },
  },
];
