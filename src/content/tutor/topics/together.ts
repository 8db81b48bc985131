import type { Topic } from "#domain/tutor/library.ts";

/** Being safe among others: on the street, online and at school. */
export const together: readonly Topic[] = [
  {
    id: "screens",
    asks: {
      en: ["screen time", "watch tv day", "too much screen", "too much tv", "why tablet all day"],
      es: ["tiempo pantalla", "usar tablet dia", "ver tele dia", "mucha pantalla", "mucha tele"],
    },
    about: { en: ["screens"], es: ["pantallas"] },
    short: {
      en: "Screens are fun, and your body also needs to run, play and sleep. A good day has room for all of it.",
      es: "Las pantallas divierten, y tu cuerpo también necesita correr, jugar y dormir. En un buen día cabe todo.",
    },
    long: {
      en: "There is no magic number of hours for school age. What counts is what a screen takes away: sleep, moving, play, family and friends. Its light and excitement keep the brain awake, so it helps to switch off an hour before bed. Making something on a screen is also different from only watching.",
      es: "En edad escolar no hay un número mágico de horas. Lo que cuenta es lo que la pantalla quita: sueño, movimiento, juego, familia y amistades. Su luz y su emoción mantienen despierto al cerebro, por eso ayuda apagarla una hora antes de dormir. Y no es lo mismo crear algo en ella que solo mirar.",
    },
    wonder: {
      en: "Why do you think many apps start the next video by themselves?",
      es: "¿Por qué crees que muchas aplicaciones ponen solas el siguiente video?",
    },
    more: {
      en: "So that people go on watching: it is built that way on purpose. Whoever knows the trick can decide when to stop.",
      es: "Para que la gente siga mirando: está hecho así a propósito. Quien conoce el truco puede decidir cuándo parar.",
    },
  },
  {
    id: "strangers",
    isTender: true,
    asks: {
      en: ["talk strangers", "strangers bad", "what is a stranger", "if get lost", "if lost"],
      es: ["hablar extraños", "hablar desconocidos", "extraños malos", "hago pierdo", "que es extraño"],
    },
    about: { en: ["stranger", "strangers"], es: ["extraños", "desconocido", "desconocidos"] },
    short: {
      en: "A stranger is somebody you do not know. Most are kind, but never go with one. Ask a grown-up you trust first.",
      es: "Un extraño es alguien que no conoces. La mayoría es buena gente, pero nunca te vayas con uno. Primero pregúntale a una persona adulta de confianza.",
    },
    long: {
      en: "A stranger is anybody you do not know, and most are kind. How somebody looks tells nothing; what they ask does. Grown-ups who need help ask grown-ups. If somebody wants you to come along, keep a secret or take a gift: say no, go where people are and tell a grown-up you trust. Whoever gets lost stays where they are and asks somebody who works there.",
      es: "Un extraño es cualquier persona que no conoces, y la mayoría es buena gente. Su aspecto no dice nada; lo que pide, sí. Quien necesita ayuda y es adulto la pide a otros adultos. Si alguien quiere que lo acompañes, que guardes un secreto o que aceptes un regalo: di que no, ve a donde haya gente y cuéntale a una persona adulta de confianza. Si te pierdes, quédate ahí y pide ayuda a quien trabaja en el lugar.",
    },
    wonder: {
      en: "Who could help a child that is lost in a big store?",
      es: "¿Quién podría ayudar a alguien de tu edad que se perdió en una tienda grande?",
    },
    more: {
      en: "Somebody at the register, a guard, or a family with children. It is good to ask two of them at once.",
      es: "Quien está en la caja, alguien de vigilancia o una familia con niñas o niños. Conviene pedir ayuda donde haya más gente.",
    },
  },
  {
    id: "dares",
    isTender: true,
    asks: {
      en: ["no dare", "peer pressure", "challenges dangerous", "why dares"],
      es: ["no reto", "presion grupo", "retos peligrosos", "por retos"],
    },
    about: { en: ["dares"], es: ["retos"] },
    short: {
      en: "You can always say no to a dare. Say: no, I do not want that. A friend stays a friend.",
      es: "Siempre puedes decir que no a un reto. Di: no, eso no quiero. Una amistad de verdad sigue ahí.",
    },
    long: {
      en: "In a group it is hard to be the only one who says no: that is called peer pressure, and grown-ups feel it too. Some dares on the internet have hurt people badly, although it looks easy in the video. Short words help: no, I am not doing that. You can also walk away, or suggest something else. Whoever laughs at a no is not brave; saying it is. If it gets dangerous, tell a grown-up you trust.",
      es: "En un grupo cuesta decir que no: eso se llama presión de grupo, y también la sienten las personas adultas. Algunos retos de internet han lastimado mucho, aunque en el video se vea fácil. Sirven las palabras cortas: no, eso no lo hago. También puedes irte o proponer otra cosa. Decir que no es de valientes. Si se pone peligroso, cuéntale a una persona adulta de confianza.",
    },
    wonder: {
      en: "Why do you think a video hardly ever shows how a dare went wrong?",
      es: "¿Por qué crees que un video casi nunca muestra cuando un reto salió mal?",
    },
    more: {
      en: "Because people show what gets applause. What went wrong is cut out, so the video tells only half of the truth.",
      es: "Porque la gente enseña lo que se aplaude. Lo que salió mal se corta, así que el video cuenta media verdad.",
    },
  },
  {
    id: "online_safety",
    asks: {
      en: ["safe online", "safe internet", "good password", "strong password", "what hacker", "hackers work"],
      es: ["cuidarme internet", "cuidarse internet", "seguro internet", "buena contraseña", "que hacker"],
    },
    about: { en: ["hacker", "hackers"], es: ["hacker", "hackers"] },
    short: {
      en: "Online, keep your name, your home and your passwords to yourself. If something feels strange, show a grown-up you trust.",
      es: "En internet guarda para ti tu nombre, tu casa y tus contraseñas. Si algo se siente raro, enséñaselo a una persona adulta de confianza.",
    },
    long: {
      en: "A hacker is somebody who knows computers so well that they find ways in. Some do it with permission, to repair weak spots; doing it without is against the law. Most break-ins use no magic but a guessed password or a trick message. So: a long password, a different one for each place, told only to the grown-ups who look after you, and no tap on links from somebody unknown. If something feels strange, show it to a grown-up you trust.",
      es: "Un hacker es alguien que conoce tanto las computadoras que encuentra por dónde entrar. Hay quien lo hace con permiso, para reparar fallas; sin permiso es ilegal. Casi siempre no es magia: adivinan una contraseña o mandan un mensaje tramposo. Por eso: contraseña larga, distinta en cada lugar, que solo sepa quien te cuida, y no tocar enlaces de gente desconocida. Si algo se siente raro, enséñaselo a una persona adulta de confianza.",
    },
    wonder: {
      en: "Why do you think a long sentence is harder to guess than a short word?",
      es: "¿Por qué crees que una frase larga es más difícil de adivinar que una palabra corta?",
    },
    more: {
      en: "Every letter multiplies the number of tries. Four words that do not belong together would take a computer very long.",
      es: "Cada letra multiplica los intentos. Con cuatro palabras que no tienen que ver, una computadora tardaría muchísimo.",
    },
  },
  {
    id: "bullying",
    isTender: true,
    asks: {
      en: ["why bully", "what is a bully", "people bully", "stop bullying"],
      es: ["por bullying", "hace bullying", "acoso escolar", "parar bullying"],
    },
    about: { en: ["bullying", "cyberbullying", "bully"], es: ["bullying", "ciberacoso", "acoso"] },
    short: {
      en: "Bullying is hurting somebody again and again, with hands or words. It is never that child's fault. A grown-up you trust can help.",
      es: "Es lastimar a alguien una y otra vez, con golpes o palabras. Nunca es culpa de esa persona. Una persona adulta de confianza puede ayudar.",
    },
    long: {
      en: "Bullying is hurting or leaving out somebody again and again, when it is hard for them to defend themselves. It can be with hands, with words or online. People who bully often want to look strong, or were hurt themselves; that explains it and does not excuse it. What helps: stay near friends, do not hit back, and tell a grown-up you trust, again if it goes on. That is not telling tales.",
      es: "Es lastimar o dejar fuera a alguien una y otra vez, cuando le cuesta defenderse. Puede ser con golpes, con palabras o en internet. Quien lo hace muchas veces quiere verse fuerte o también fue lastimado; eso lo explica, no lo justifica. Ayuda estar cerca de amistades, no devolver el golpe y contarle a una persona adulta de confianza, otra vez si sigue. Contarlo no es andar con chismes.",
    },
    wonder: {
      en: "What can somebody do who sees that another child is left out?",
      es: "¿Qué puede hacer quien ve que dejan fuera a alguien?",
    },
    more: {
      en: "Go over, sit down and ask: do you want to play with me? One friend changes a lot. And tell a teacher.",
      es: "Acercarse, sentarse y preguntar: ¿quieres jugar conmigo? Una sola amistad cambia mucho. Y contarle a una maestra o un maestro.",
    },
  },
  {
    id: "rights",
    isTender: true,
    asks: {
      en: ["hitting bad", "why not hit", "rights children", "child abuse", "allowed hit", "rights kids"],
      es: [
        "mal pegar",
        "derechos niños",
        "maltrato infantil",
        "derechos niñez",
        "por no pegar",
        "derecho pegar",
      ],
    },
    about: { en: [], es: [] },
    short: {
      en: "Hitting hurts the body and the heart. Words solve more. Every child has the right to be safe and cared for.",
      es: "Pegar lastima el cuerpo y el corazón. Las palabras resuelven más. Toda niña y todo niño tiene derecho a que lo cuiden.",
    },
    long: {
      en: "Every child in the world has rights: to be cared for, to learn, to play, to be heard, and to be safe from being hurt. They stand in the Convention on the Rights of the Child of 1989, and almost every country promised to keep it. Hurting a child or leaving it without care is called abuse, also when it is family. It is never the child's fault, and a grown-up you trust must hear of it.",
      es: "Toda niña y todo niño del mundo tiene derechos: a que le cuiden, a aprender, a jugar, a que le escuchen y a que nadie le lastime. Están en la Convención sobre los Derechos del Niño de 1989, y casi todos los países prometieron cumplirla. Lastimar a una niña o un niño, o dejarle sin cuidado, se llama maltrato, también si es familia. Nunca es su culpa, y debe saberlo una persona adulta de confianza.",
    },
    wonder: {
      en: "If you could add a right for all children in the world, what would it be?",
      es: "Si pudieras agregar un derecho para la niñez de todo el mundo, ¿cuál sería?",
    },
    more: {
      en: "Worth thinking about! One that often surprises people stands there already: article 31, the right to rest and to play.",
      es: "¡Vale la pena pensarlo! Uno que sorprende ya está ahí: el artículo 31, el derecho a descansar y a jugar.",
    },
  },
];
