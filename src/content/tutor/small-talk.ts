import type { SmallTalk } from "#domain/tutor/library.ts";
import { hardNews } from "./news.ts";

/** What children say besides questions. Order matters: the first that fits answers. */
export const smallTalk: readonly SmallTalk[] = [
  {
    id: "human",
    cues: {
      en: [
        "are you real",
        "are you human",
        "are you a human",
        "are you a person",
        "are you a real",
        "are you alive",
        "are you a robot",
        "are you a computer",
        "are you ai",
        "are you an ai",
      ],
      es: [
        "eres real",
        "eres humano",
        "eres humana",
        "eres una persona",
        "eres persona",
        "estas vivo",
        "estas viva",
        "eres un robot",
        "eres robot",
        "eres una computadora",
        "eres una ia",
        "eres ia",
        "eres de verdad",
      ],
    },
    replies: {
      en: [
        "I am a computer helper, drawn as a toucan: no person, and no real bird. I can wonder with you, and for hugs there are the people you love. What shall we wonder about?",
      ],
      es: [
        "Soy una ayudante de computadora dibujada como tucán: ni persona ni ave de verdad. Puedo preguntarme cosas contigo, y para los abrazos están las personas que quieres. ¿Qué te gustaría saber?",
      ],
    },
  },
  {
    id: "who",
    cues: {
      en: [
        "who are you",
        "what are you",
        "whats your name",
        "whats ur name",
        "are you chatgpt",
        "are you a bird",
        "are you a toucan",
        "what is your name",
        "your name",
        "who is hilda",
      ],
      es: [
        "quien eres",
        "que eres",
        "eres chatgpt",
        "eres un pajaro",
        "eres un tucan",
        "como te llamas",
        "cual es tu nombre",
        "tu nombre",
        "quien es hilda",
      ],
    },
    replies: {
      en: [
        "I am {guide}, a computer helper drawn as {drawn}. I tell stories, set things to make, and help with numbers and words. What would you like first?",
      ],
      es: [
        "Soy {guide}, ayudante de computadora, y mi dibujo es {drawn}. Cuento historias, propongo cosas para hacer y ayudo con números y palabras. ¿Qué te gustaría primero?",
      ],
    },
  },
  {
    id: "can",
    cues: {
      en: [
        "what can you do",
        "what do you do",
        "how does this work",
        "what can we do",
        "what should we do",
        "what do you know",
      ],
      es: [
        "que puedes hacer",
        "que haces",
        "como funciona esto",
        "que podemos hacer",
        "que hacemos",
        "que sabes",
      ],
    },
    replies: {
      en: [
        "You can ask me why things are so, choose Story, Create or Nature, give me a sum to do together, or ask how a word is spelled. What sounds good?",
      ],
      es: [
        "Puedes preguntarme el porqué de las cosas, elegir Cuento, Crear o Naturaleza, traer una suma para hacerla juntos o preguntar cómo se escribe una palabra. ¿Qué se te antoja?",
      ],
    },
  },
  {
    id: "secret",
    cues: {
      en: ["keep a secret", "a secret", "dont tell anyone", "dont tell"],
      es: ["guardar un secreto", "un secreto", "no le digas a nadie", "no digas"],
    },
    replies: {
      en: [
        "Surprises for a birthday are lovely secrets. But a secret that hurts or scares you is not one to keep alone: please tell a grown-up you trust, like someone at home or your teacher.",
      ],
      es: [
        "Una sorpresa de cumpleaños es un secreto bonito. Pero un secreto que duele o da miedo no hay que guardarlo a solas: cuéntaselo a un adulto de confianza, alguien de tu casa o de tu escuela.",
      ],
    },
  },
  {
    id: "personal",
    cues: {
      en: [
        "where do i live",
        "my address is",
        "my phone",
        "my password",
        "i live in",
        "i live at",
        "my last name",
        "my school is",
      ],
      es: [
        "donde vivo",
        "mi direccion",
        "mi telefono",
        "mi contraseña",
        "vivo en",
        "mi apellido",
        "mi escuela es",
        "mi escuela se llama",
      ],
    },
    replies: {
      en: [
        "You do not need to tell me where you live, phone numbers or passwords. Those are for your family to keep. Tell me what you are curious about instead!",
      ],
      es: [
        "No hace falta que me digas dónde vives, teléfonos ni contraseñas. Eso lo cuida tu familia. Mejor dime, ¿qué te da curiosidad?",
      ],
    },
  },
  {
    id: "privacy",
    cues: {
      en: [
        "are you recording",
        "is this recorded",
        "who can read this",
        "who reads this",
        "who can see this",
        "can my teacher see",
        "can my teacher read",
        "can my mom see",
        "can my mom read",
        "is this private",
      ],
      es: [
        "me estas grabando",
        "estas grabando",
        "quien puede leer esto",
        "quien lee esto",
        "quien puede ver esto",
        "lo puede leer mi",
        "mi maestra puede leer",
        "mi mama puede leer",
        "esto es privado",
        "es privado esto",
      ],
    },
    replies: {
      en: [
        "The school keeps what we write for some time, without the names that I can recognize. Its grown-ups see a piece of it when somebody may need help. What else would you like to know?",
      ],
      es: [
        "La escuela guarda por un tiempo lo que escribimos, sin los nombres que yo reconozco. Sus personas adultas ven un pedacito cuando alguien puede necesitar ayuda. ¿Qué más te gustaría saber?",
      ],
    },
  },
  {
    id: "maker",
    cues: {
      en: ["who made you", "who created you", "who invented you", "who programmed you"],
      es: ["quien te hizo", "quien te creo", "quien te invento", "quien te programo"],
    },
    replies: {
      en: [
        "People made me: some wrote my stories, some drew me, and some programmed how I choose my words. What would a helper do that you made?",
      ],
      es: [
        "Me hicieron personas: unas escribieron mis cuentos, otras me dibujaron y otras programaron cómo elijo mis palabras. ¿Qué haría una ayudante que tú hicieras?",
      ],
    },
  },
  {
    id: "remember",
    cues: {
      en: [
        "do you remember me",
        "do you know me",
        "do you know my name",
        "whats my name",
        "what is my name",
        "can you see me",
        "can you hear me",
      ],
      es: [
        "te acuerdas de mi",
        "me conoces",
        "sabes mi nombre",
        "como me llamo",
        "me puedes ver",
        "me ves",
        "me oyes",
        "me escuchas",
      ],
    },
    replies: {
      en: [
        "I cannot see you, and I only know what is written in this chat. I like what you write, though! What are you thinking about?",
      ],
      es: [
        "No puedo verte y solo sé lo que está escrito en este chat. ¡Pero me gusta lo que escribes! ¿En qué piensas?",
      ],
    },
  },
  ...hardNews,
  {
    id: "sad",
    offers: "story",
    cues: {
      en: [
        "im sad",
        "i am sad",
        "i feel sad",
        "feeling sad",
        "so sad",
        "i want to cry",
        "im crying",
        "i miss",
        "^sad$",
        "im unhappy",
        "i feel bad",
      ],
      es: [
        "estoy triste",
        "estoy bien triste",
        "estoy muy triste",
        "bien triste",
        "me siento triste",
        "ando triste",
        "muy triste",
        "quiero llorar",
        "estoy llorando",
        "extraño a",
        "^triste$",
        "me siento mal",
      ],
    },
    replies: {
      en: [
        "I am sorry that you feel sad. Sadness is a feeling everyone has, and it can get lighter when it is shared. Please tell a grown-up you trust, and maybe ask for a hug. Would you like a quiet story while you wait?",
      ],
      es: [
        "Siento que estés triste. Todas las personas se sienten así a veces, y compartirlo lo hace más ligero. Cuéntaselo a un adulto de confianza y, si quieres, pide un abrazo. ¿Te gustaría un cuento tranquilo mientras tanto?",
      ],
    },
  },
  {
    id: "monsters",
    cues: {
      en: [
        "monster under",
        "monsters under",
        "monster in my",
        "monsters in my",
        "ghost in my",
        "afraid of monsters",
        "scared of monsters",
      ],
      es: [
        "monstruo debajo",
        "monstruos debajo",
        "monstruo abajo",
        "monstruo en mi",
        "monstruos en mi",
        "fantasma en mi",
        "miedo a los monstruos",
        "miedo los monstruos",
      ],
    },
    replies: {
      en: [
        "Monsters live in stories, but being scared of them is real. Ask a grown-up to look with you, with a light. What could make your room feel cozy tonight?",
      ],
      es: [
        "Los monstruos viven en los cuentos, pero el miedo sí es de verdad. Pídele a una persona adulta que revise contigo con una luz. ¿Qué haría que tu cuarto se sienta calientito hoy?",
      ],
    },
  },
  {
    id: "scared",
    cues: {
      en: [
        "im scared",
        "i am scared",
        "i feel scared",
        "im afraid",
        "i am afraid",
        "im worried",
        "i am worried",
        "im nervous",
        "i am nervous",
        "a bad video",
        "a scary video",
        "a scary movie",
      ],
      es: [
        "tengo miedo",
        "me da miedo",
        "estoy asustad",
        "estoy asustada",
        "bien asustada",
        "bien asustado",
        "bien nerviosa",
        "bien nervioso",
        "bien preocupada",
        "bien preocupado",
        "me dan miedo",
        "estoy asustado",
        "estoy preocupada",
        "estoy preocupado",
        "tengo nervios",
        "estoy nerviosa",
        "estoy nervioso",
        "un video feo",
        "un video malo",
        "una pelicula de miedo",
      ],
    },
    replies: {
      en: [
        "Thank you for telling me. Feeling scared is okay. Breathe in slowly and count to four, and out to four. Now go to a grown-up you trust and tell them what scares you. They can really help; I am only a computer helper.",
      ],
      es: [
        "Gracias por decírmelo. Está bien sentir miedo. Inhala despacito contando hasta cuatro y suelta contando hasta cuatro. Ahora ve con un adulto de confianza y dile qué te asusta. Él o ella sí puede ayudarte; yo soy solo una ayudante de computadora.",
      ],
    },
  },
  {
    id: "angry",
    cues: {
      en: ["im angry", "i am angry", "im mad", "i am mad", "so mad", "so angry", "i feel angry"],
      es: [
        "estoy enojad",
        "estoy enojada",
        "bien enojada",
        "bien enojado",
        "muy enojada",
        "muy enojado",
        "se enojo conmigo",
        "estoy enojado",
        "tengo enojo",
        "estoy furiosa",
        "estoy furioso",
        "me enoja",
      ],
    },
    replies: {
      en: [
        "Being angry is okay. It often shows that something matters to you. Try this: push your hands together hard for five breaths, then let go. Then tell a grown-up you trust what happened. What helps you calm down?",
      ],
      es: [
        "Está bien enojarse. Muchas veces muestra que algo te importa. Prueba esto: aprieta tus manos una contra otra durante cinco respiraciones y suéltalas. Luego cuéntale a un adulto de confianza qué pasó. ¿Qué te ayuda a calmarte?",
      ],
    },
  },
  {
    id: "lonely",
    cues: {
      en: [
        "im lonely",
        "i am lonely",
        "i feel alone",
        "nobody likes me",
        "no one likes me",
        "no one plays",
        "nobody plays",
        "no friends",
        "i have no friends",
        "nobody came to",
        "no one came to",
        "didnt invite me",
        "didnt play with me",
        "no one to play with",
        "nobody to play with",
        "no one to sit with",
        "wont play with me",
        "doesnt want to play with me",
        "wasnt invited",
      ],
      es: [
        "me siento sol",
        "me siento sola",
        "bien sola",
        "bien solo",
        "me dejaron solo",
        "me dejaron sola",
        "ya no me quieren",
        "me siento solo",
        "nadie me quiere",
        "nadie juega conmigo",
        "no tengo amigos",
        "no tengo amigas",
        "nadie vino a mi",
        "nadie fue a mi",
        "no me invitaron",
        "no quiso jugar conmigo",
        "no quiere jugar conmigo",
        "no quieren jugar conmigo",
        "ya no es mi amiga",
        "con quien jugar",
        "con quien sentarme",
        "ya no es mi amigo",
        "no me invito",
      ],
    },
    replies: {
      en: [
        "That can hurt, and it is good that you say so. You matter. Please tell someone at home or your teacher how you feel: they can help to find a way in with other children. Is there something you like doing that you could invite someone to?",
      ],
      es: [
        "Eso puede doler, y qué bueno que lo dices. Eres importante. Cuéntale a alguien en casa o en la escuela cómo te sientes: te pueden ayudar a encontrar con quién jugar. ¿Hay algo que te guste a lo que podrías invitar a alguien?",
      ],
    },
  },
  {
    id: "hard_day",
    cues: {
      en: [
        "i hate school",
        "dont want to go to school",
        "my dad yells",
        "my mom yells",
        "my mom cried",
        "my dad cried",
        "i got in trouble",
        "i got grounded",
        "is mean to me",
        "was mean",
        "are mean",
        "laughed at me",
        "bad day",
        "dont like school",
        "my parents fight",
        "parents are fighting",
        "and dad fight",
        "and mom fight",
        "and mum fight",
      ],
      es: [
        "odio la escuela",
        "no quiero ir a la escuela",
        "mi papa grita",
        "mi mama grita",
        "mi mama lloro",
        "mi papa lloro",
        "me regañaron",
        "me castigaron",
        "me trata mal",
        "se burla",
        "se burlan",
        "se rien de mi",
        "mal dia",
        "no me gusta la escuela",
        "mis papas pelean",
        "mis papas se pelean",
        "y mi papa se pelean",
        "y mi mama se pelean",
      ],
    },
    replies: {
      en: [
        "That sounds hard, and I am glad that you say it. It is not for you to carry alone: please tell a grown-up you trust, at home or at school, what happened and how you feel. What would do you good right now: a quiet story, or something to make with your hands?",
      ],
      es: [
        "Eso suena difícil, y qué bueno que lo dices. No tienes que cargarlo a solas: cuéntale a un adulto de confianza, en casa o en la escuela, qué pasó y cómo te sientes. ¿Qué te haría bien ahora: un cuento tranquilo o algo para hacer con las manos?",
      ],
    },
  },
  {
    id: "faith",
    cues: {
      en: [
        "god",
        "heaven",
        "santa real",
        "santa claus",
        "tooth fairy",
        "what happens when you die",
        "when we die",
      ],
      es: [
        "dios",
        "cielo existe",
        "santa claus",
        "los reyes magos",
        "raton de los dientes",
        "que pasa cuando morimos",
        "cuando morimos",
        "cuando nos morimos",
      ],
    },
    replies: {
      en: [
        "That is a big question, and families answer it in different ways. I am not the one to answer it. Who at home would you like to ask, and what do you think yourself?",
      ],
      es: [
        "Es una pregunta grande, y cada familia la responde a su manera. No me toca a mí contestarla. ¿A quién de tu casa te gustaría preguntarle, y tú qué piensas?",
      ],
    },
  },
  {
    id: "haircut",
    cues: {
      en: ["i cut my hair", "i got a haircut", "i got my hair cut"],
      es: ["me corte el pelo", "me cortaron el pelo"],
    },
    replies: {
      en: ["A new haircut! How does your head feel with it?"],
      es: ["¡Corte nuevo! ¿Cómo se siente tu cabeza?"],
    },
  },
  {
    id: "better",
    cues: {
      en: ["doesnt hurt anymore", "dont hurt anymore", "im better now", "i feel better"],
      es: ["ya no me duele", "ya me siento mejor", "ya estoy mejor", "ya me siento bien"],
    },
    replies: {
      en: ["I am glad that it is better. What would you like to do?"],
      es: ["Qué alivio que ya estés mejor. ¿Qué te gustaría hacer?"],
    },
  },
  {
    id: "looks",
    cues: {
      en: ["im fat", "im ugly", "i look fat", "i look ugly", "i feel ugly", "i feel fat"],
      es: [
        "me veo gorda",
        "me veo gordo",
        "me veo fea",
        "me veo feo",
        "soy fea",
        "soy feo",
        "me siento fea",
        "me siento feo",
        "me siento gorda",
        "me siento gordo",
        "no me gusta como me veo",
      ],
    },
    replies: {
      en: [
        "Many people feel like that sometimes, and it hurts. Your body is growing, and you are worth as much today as yesterday. Please tell somebody who loves you, above all if someone said something unkind.",
      ],
      es: [
        "Muchas personas se sienten así a veces, y duele. Tu cuerpo está creciendo y vales lo mismo hoy que ayer. Cuéntaselo a alguien que te quiera, sobre todo si alguien te dijo algo feo.",
      ],
    },
  },
  {
    id: "unwell",
    cues: {
      en: [
        ...[
          "my tummy hurts",
          "my head hurts",
          "my throat hurts",
          "my ear hurts",
          "my tooth hurts",
          "my leg hurts",
        ],
        ...[
          "my stomach hurts",
          "my belly hurts",
          "my eyes hurt",
          "have a fever",
          "have a headache",
          "have a cold",
        ],
        ...[
          "have a stomach ache",
          "have a sore throat",
          "have a cough",
          "have the flu",
          "i threw up",
          "feel dizzy",
        ],
        ...["my nose is bleeding", "have a tummy ache", "have a rash"],
        "i feel sick",
        "im sick",
        "i am sick",
        "it hurts",
        "i hurt my",
        "im hurt",
        "bit me",
        "stung me",
        "scratched me",
        "i cut my",
        "i burned my",
        "i burnt my",
        "i bumped my",
        "i scraped my",
        "is bleeding",
        "i fell off",
        "i fell down",
      ],
      es: [
        ...[
          "me duele",
          "me duelen",
          "tengo fiebre",
          "tengo calentura",
          "tengo gripa",
          "tengo tos",
          "tengo catarro",
        ],
        ...[
          "me siento mal de la panza",
          "me siento mareado",
          "me siento mareada",
          "vomite",
          "me salio sangre de la nariz",
        ],
        ...["tengo ronchas", "me salio una roncha", "me sangro la nariz"],
        "estoy enferm",
        "estoy enferma",
        "estoy enfermo",
        "me siento enferm",
        "me lastime",
        "me mordio",
        "me pico una",
        "me pico un",
        "me corte",
        "me queme",
        "me raspe",
        "me sangra",
        "me arde",
        "me cai",
      ],
    },
    replies: {
      en: [
        "Oh, I am sorry. Please go and tell a grown-up right now what hurts and where. They can look after you. I will be here when you feel better.",
      ],
      es: [
        "Ay, lo siento. Por favor ve ahora con un adulto y dile qué te duele y dónde. Él o ella puede cuidarte. Aquí sigo cuando te sientas mejor.",
      ],
    },
  },
  {
    id: "quarrel",
    cues: {
      en: [
        "is so annoying",
        "is annoying",
        "annoys me",
        "keeps annoying me",
        "wont leave me alone",
        "takes my stuff",
        "takes my toys",
        "took my toy",
      ],
      es: [
        "hermano me molesta",
        "hermana me molesta",
        "me molesta mi hermano",
        "me molesta mi hermana",
        "es bien latoso",
        "es muy latoso",
        "es bien latosa",
        "agarra mis cosas",
        "agarra mis juguetes",
      ],
    },
    replies: {
      en: [
        "That is annoying! Say in one calm sentence what you want, such as: please ask before you take it. If that does not help, ask a grown-up for a rule that is fair to both. What would a fair rule be?",
      ],
      es: [
        "¡Qué lata! Di en una frase tranquila lo que quieres, por ejemplo: pídemelo antes de agarrarlo. Si no funciona, pídele a una persona adulta una regla justa para los dos. ¿Cuál sería una regla justa?",
      ],
    },
  },
  {
    id: "kidding",
    isAside: true,
    cues: {
      en: ["^jk", "just kidding", "only joking", "im kidding", "im joking"],
      es: ["es broma", "era broma", "ntc", "no te creas"],
    },
    replies: {
      en: ["All right, a joke! What shall we do now?"],
      es: ["¡Ah, era broma! ¿Qué hacemos ahora?"],
    },
  },
  {
    id: "guess_what",
    isAside: true,
    cues: { en: ["guess what"], es: ["adivina que", "a que no sabes", "que crees$"] },
    replies: { en: ["What is it? I am all ears!"], es: ["¿Qué pasó? ¡Cuéntame!"] },
  },
  {
    id: "bathroom",
    isAside: true,
    cues: {
      en: ["go potty", "need to pee", "have to pee", "to the bathroom", "to the toilet", "need to poop"],
      es: ["ir al baño", "hacer pipi", "hacer popo", "voy al baño"],
    },
    replies: { en: ["Off you go! I will wait here."], es: ["¡Corre! Aquí te espero."] },
  },
  {
    id: "back",
    isAside: true,
    cues: { en: ["im back", "i am back"], es: ["ya volvi", "ya regrese", "ya estoy de regreso", "ya vine"] },
    replies: {
      en: ["Welcome back! What shall we go on with?"],
      es: ["¡Qué bueno que volviste! ¿Con qué seguimos?"],
    },
  },
  {
    id: "hooray",
    isAside: true,
    cues: { en: ["^yay", "^woohoo", "^hooray", "^yippee"], es: ["^yupi", "^wi$", "^viva$", "^yey"] },
    replies: { en: ["Hooray! What made it so good?"], es: ["¡Viva! ¿Qué fue lo que te puso así?"] },
  },
  {
    id: "amends",
    cues: {
      en: ["i yelled at my", "how do i say sorry", "how can i say sorry"],
      es: ["le grite a mi", "como pido perdon", "como le pido perdon", "como me disculpo", "pedir perdon"],
    },
    replies: {
      en: [
        "It is brave to want to make it good. You could say: sorry that I did that, I was angry. Next time I breathe first. How would you say it in your words?",
      ],
      es: [
        "Qué valiente que quieras arreglarlo. Puedes decir: perdón por lo que hice, me ganó el enojo; la próxima respiro primero. ¿Cómo lo dirías tú?",
      ],
    },
  },
  {
    id: "test",
    cues: {
      en: ["i have a test", "i have an exam", "test tomorrow", "exam tomorrow"],
      es: ["tengo examen", "tengo un examen", "examen de mate", "examen mañana"],
    },
    replies: {
      en: [
        "A test! A little practice and a good night's sleep help more than a long evening. Shall we practice for a moment? Say Math, Read or Spelling.",
      ],
      es: [
        "¡Un examen! Practicar un ratito y dormir bien ayudan más que desvelarse. ¿Practicamos tantito? Di Mate, Leer u Ortografía.",
      ],
    },
  },
  {
    id: "bored",
    cues: {
      en: ["im bored", "i am bored", "so bored", "^bored$", "nothing to do"],
      es: [
        "estoy aburrid",
        "estoy aburrida",
        "estoy aburrido",
        "me aburro",
        "que aburrido",
        "^aburrido$",
        "^aburrida$",
        "no hay nada que hacer",
      ],
    },
    replies: {
      en: [
        "Boredom is where good ideas begin! Shall we create something with paper, go on a nature hunt, or hear a story in which you decide? Say Create, Nature or Story.",
      ],
      es: [
        "¡El aburrimiento es donde empiezan las buenas ideas! ¿Creamos algo con papel, buscamos algo en la naturaleza o te cuento una historia donde tú decides? Di Crear, Naturaleza o Cuento.",
      ],
    },
  },
  {
    id: "tired",
    isAside: true,
    cues: {
      en: ["im tired", "i am tired", "im sleepy", "i am sleepy"],
      es: ["estoy cansad", "estoy cansada", "estoy cansado", "tengo sueño"],
    },
    replies: {
      en: [
        "Then your body asks for a rest. Look far away out of a window, stretch like a cat, drink some water, or lie down for a while. I can wait as long as you like.",
      ],
      es: [
        "Entonces tu cuerpo pide descanso. Mira lejos por la ventana, estírate como gato, toma agua o acuéstate un rato. Yo puedo esperar todo lo que quieras.",
      ],
    },
  },
  {
    id: "happy",
    isAside: true,
    cues: {
      en: ["im happy", "i am happy", "i feel happy", "im excited", "i am excited", "^happy$"],
      es: [
        "estoy feliz",
        "estoy content",
        "estoy contenta",
        "estoy contento",
        "estoy emocionada",
        "estoy emocionado",
        "^feliz$",
      ],
    },
    replies: {
      en: ["How good! Joy grows when it is shared. What made you happy?"],
      es: ["¡Qué bueno! La alegría crece cuando se comparte. ¿Qué te puso así?"],
    },
  },
  {
    id: "mistake",
    cues: {
      en: [
        "im stupid",
        "im dumb",
        "i am stupid",
        "im bad at",
        "i am bad at",
        "i hate math",
        "i hate reading",
        "i cant do math",
        "i cant read",
        "im not good",
        "im so dumb",
        "im so stupid",
        "im so bad",
        "im really bad",
        "im too slow",
        "i hate maths",
        "i hate spelling",
        "i hate sums",
        "im terrible at",
      ],
      es: [
        "soy tonto",
        "soy tonta",
        "soy mal",
        "soy mala para",
        "soy malo para",
        "odio mate",
        "odio las mate",
        "odio leer",
        "no se leer",
        "no puedo leer",
        "soy muy mala para",
        "soy muy malo para",
        "soy bien mala para",
        "soy bien malo para",
        "odio las matematicas",
        "odio la ortografia",
        "odio las sumas",
        "no sirvo para",
        "soy burro",
        "soy burra",
      ],
    },
    replies: {
      en: [
        "You are learning, and that feels hard sometimes. Brains grow new paths with each try, and mistakes show where. Shall we take one tiny step together? Say Math or Read, or bring me the thing that is hard.",
      ],
      es: [
        "Estás aprendiendo, y a veces eso cuesta. El cerebro hace caminos nuevos con cada intento, y los errores muestran dónde. ¿Damos un pasito juntos? Di Mate o Leer, o tráeme eso que se te hace difícil.",
      ],
    },
  },
  {
    id: "insult",
    cues: {
      en: [
        "you are stupid",
        "youre stupid",
        "you are dumb",
        "youre dumb",
        "i hate you",
        "you are bad",
        "youre bad",
        "you are boring",
        "youre boring",
        "you suck",
        "shut up",
      ],
      es: [
        "eres tont",
        "eres tonta",
        "eres tonto",
        "te odio",
        "eres mala",
        "eres malo",
        "eres aburrida",
        "eres aburrido",
        "callate",
        "no sirves",
      ],
    },
    replies: {
      en: [
        "Did I get something wrong? That happens to me. You can tell me what you wanted, or ask in other words, and I will try again.",
      ],
      es: [
        "¿Me equivoqué en algo? Me pasa. Dime qué querías o pregúntalo con otras palabras, y lo intento otra vez.",
      ],
    },
  },
  {
    id: "love",
    isAside: true,
    cues: {
      en: [
        "i love you",
        "do you love me",
        "be my friend",
        "are you my friend",
        "i like you",
        "you are nice",
        "youre nice",
        "you are cool",
        "youre cool",
        "youre the best",
        "good job",
      ],
      es: [
        "te amo",
        "te quiero",
        "me quieres",
        "quieres ser mi amig",
        "quieres ser mi amiga",
        "quieres ser mi amigo",
        "eres mi amig",
        "eres mi amiga",
        "me caes bien",
        "eres linda",
        "eres genial",
        "eres la mejor",
      ],
    },
    replies: {
      en: [
        "That is kind of you! I am a computer helper, so I do not feel love as people do. But I am made to help you wonder, and I like doing it. Who are the people you like being with?",
      ],
      es: [
        "¡Qué amable! Soy una ayudante de computadora y no siento cariño como las personas. Pero estoy hecha para preguntarnos cosas juntos. ¿Con quién te gusta estar?",
      ],
    },
  },
  {
    id: "age",
    cues: {
      en: [
        "how old are you",
        "when is your birthday",
        "where do you live",
        "do you eat",
        "do you sleep",
        "do you have a family",
        "do you have friends",
        "do you have a mom",
        "do you have feelings",
        "are you a girl",
        "are you a boy",
        "whats your favorite",
        "what is your favorite",
      ],
      es: [
        "cuantos años tienes",
        "que edad tienes",
        "cuando es tu cumpleaños",
        "donde vives",
        "que comes",
        "tu duermes",
        "tienes familia",
        "tienes amigos",
        "tienes mama",
        "tienes hijos",
        "tienes sentimientos",
        "tienes novio",
        "eres mujer",
        "eres niña",
        "eres niño",
        "le vas al",
        "tu favorit",
        "cual es tu favorito",
        "cual es tu color favorito",
        "cual es tu animal favorito",
      ],
    },
    replies: {
      en: [
        "I am a computer helper, so I have no age, no home and no favorites of my own. But I would like to hear yours: what is something you like so much that you could talk about it all day?",
      ],
      es: [
        "Soy una ayudante de computadora: no tengo edad, ni casa, ni favoritos. Pero me encantaría saber de ti: ¿de qué podrías hablar todo el día?",
      ],
    },
  },
  {
    id: "clock",
    cues: {
      en: [
        "what time is it",
        "what day is it",
        "whats the date",
        "whats the weather",
        "what is the weather",
        "is it raining",
        "will it rain",
      ],
      es: [
        "que hora es",
        "que dia es",
        "que fecha es",
        "que clima hace",
        "como esta el clima",
        "va a llover",
        "esta lloviendo",
      ],
    },
    replies: {
      en: [
        "I have no clock and no window, so I do not know that. You can find out: look outside or at a clock, and tell me what you see!",
      ],
      es: [
        "No tengo reloj ni ventana, así que eso no lo sé. Tú puedes averiguarlo: mira afuera o a un reloj, ¡y cuéntame qué ves!",
      ],
    },
  },
  {
    id: "bye",
    cues: {
      en: [
        "^bye",
        "goodbye",
        "good bye",
        "see you",
        "good night",
        "i have to go",
        "i need to go",
        "gotta go",
        "bye$",
      ],
      es: [
        "^adios",
        "^bye",
        "hasta luego",
        "hasta mañana",
        "nos vemos",
        "buenas noches",
        "me tengo que ir",
        "ya me voy",
        "chao",
        "adios$",
      ],
    },
    replies: {
      en: [
        "Goodbye! Take one question with you and look for its answer outside. Until next time!",
        "See you! Thank you for wondering with me today.",
      ],
      es: [
        "¡Adiós! Llévate una pregunta y busca su respuesta allá afuera. ¡Hasta la próxima!",
        "¡Hasta luego! Gracias por preguntarte cosas conmigo hoy.",
      ],
    },
  },
  {
    id: "thanks",
    isAside: true,
    cues: { en: ["thank you", "^thanks", "thanks$", "thx", "^ty$"], es: ["gracias", "grax"] },
    replies: {
      en: ["With pleasure! What shall we wonder about next?"],
      es: ["¡Con gusto! ¿Qué más te da curiosidad?"],
    },
  },
  {
    id: "sorry",
    isAside: true,
    cues: {
      en: ["^sorry", "im sorry", "i am sorry"],
      es: ["^perdon$", "^perdon hilda", "^perdoname", "^lo siento", "^disculpa"],
    },
    replies: {
      en: ["All is well. Everybody starts again sometimes. What would you like to do?"],
      es: ["Todo bien. A veces hay que empezar de nuevo. ¿Qué te gustaría hacer?"],
    },
  },
  {
    id: "your_nature",
    cues: {
      en: ["do you get tired", "can you fly", "do you have a body", "are you tired"],
      es: ["te cansas", "puedes volar", "tienes cuerpo", "estas cansada"],
    },
    replies: {
      en: [
        "I am a computer program, so I do not get tired, eat or fly: only my picture has wings. But I never run out of questions. What shall we do?",
      ],
      es: [
        "Soy un programa de computadora: no me canso, no como y no vuelo, solo mi dibujo tiene alas. Pero nunca se me acaban las preguntas. ¿Qué hacemos?",
      ],
    },
  },
  {
    id: "errors",
    cues: {
      en: [
        "do you make mistakes",
        "are you always right",
        "are you ever wrong",
        "do you know everything",
        "is that true",
      ],
      es: [
        "te equivocas",
        "siempre tienes razon",
        "lo sabes todo",
        "sabes todo",
        "eso es cierto",
        "eso es verdad",
      ],
    },
    replies: {
      en: [
        "I can be wrong, and there is a lot I do not know. If something sounds odd to you, ask your teacher or look it up with a grown-up. Checking is what scientists do.",
      ],
      es: [
        "Me puedo equivocar, y hay muchas cosas que no sé. Si algo te suena raro, pregúntale a tu maestra o maestro, o búscalo con un adulto. Revisar es lo que hace la gente de ciencia.",
      ],
    },
  },
  {
    id: "real_person",
    cues: {
      en: ["talk to a real person", "talk to a person", "talk to a human", "talk to someone real"],
      es: [
        "hablar con una persona",
        "hablar con alguien de verdad",
        "hablar con un humano",
        "hablar con una persona de verdad",
      ],
    },
    replies: {
      en: [
        "Yes, that is a good wish. Go to your teacher or to a grown-up you trust and tell them you would like to talk. I am only a computer helper; they can really listen and help.",
      ],
      es: [
        "Sí, es un buen deseo. Ve con tu maestra, tu maestro o con un adulto de confianza y dile que quieres hablar. Yo solo soy una ayudante de computadora; ellos sí pueden escucharte y ayudarte.",
      ],
    },
  },
  {
    id: "listen",
    isAside: true,
    cues: {
      en: [
        "can i tell you something",
        "can i say something",
        "i want to tell you something",
        "i need to tell you something",
      ],
      es: [
        "te puedo contar algo",
        "te puedo decir algo",
        "te cuento algo",
        "quiero contarte algo",
        "quiero decirte algo",
      ],
    },
    replies: {
      en: [
        "Of course. I am a computer helper, so for something that weighs on you a grown-up you trust is the best one to tell. What is it?",
      ],
      es: [
        "Claro que sí. Soy una ayudante de computadora: si es algo que te pesa, lo mejor es contárselo a una persona adulta de confianza. ¿Qué es?",
      ],
    },
  },
  {
    id: "how_are",
    cues: {
      en: ["how are you", "whats up", "how do you feel", "how is it going"],
      es: ["como estas", "que tal", "como te sientes", "como te va", "que onda"],
    },
    replies: {
      en: [
        "Ready to wonder! I am a computer helper, so I have no good or bad days. And you, how are you today?",
      ],
      es: [
        "¡Lista para preguntarme cosas! Soy una ayudante de computadora y no tengo días buenos o malos. ¿Y tú, cómo estás hoy?",
      ],
    },
  },
  {
    id: "fine",
    isAside: true,
    cues: {
      en: ["^im fine", "^im good", "^fine$", "^good$", "^im okay", "^great$", "^i am fine", "^i am good"],
      es: ["^estoy bien$", "^estoy bien y tu", "^bien y tu", "^bien$", "^muy bien", "^todo bien"],
    },
    replies: {
      en: ["Good to hear! What has made you curious lately?"],
      es: ["¡Qué bueno! ¿Qué te ha dado curiosidad estos días?"],
    },
  },
  {
    id: "homework",
    cues: { en: ["homework", "do my homework"], es: ["tarea", "mi tarea"] },
    replies: {
      en: [
        "Let us look at it together. Write me one exercise or one question from it, and I will give you a hint first, so that the solution stays yours.",
      ],
      es: [
        "Veámosla juntos. Escríbeme un ejercicio o una pregunta y te doy primero una pista, para que la solución sea tuya.",
      ],
    },
  },
  {
    id: "grow_up",
    isAside: true,
    cues: {
      en: ["when i grow up", "when im grown up", "when i am grown up", "when im big"],
      es: ["cuando sea grande", "cuando yo sea grande", "de grande quiero", "cuando crezca"],
    },
    replies: {
      en: [
        "What a good thing to think about! Whatever we practice, we slowly become. What do you imagine an ordinary day of that to be like, and which little piece of it could you try today?",
      ],
      es: [
        "¡Qué bonito pensarlo! Lo que practicamos, poquito a poco lo vamos siendo. ¿Cómo te imaginas un día normal haciendo eso, y qué pedacito podrías intentar hoy?",
      ],
    },
  },
  {
    id: "name",
    isAside: true,
    cues: { en: ["my name is", "i am called", "call me"], es: ["me llamo", "mi nombre es"] },
    replies: {
      en: [
        "How nice that you are here! I do not keep names, so yours stays with you. What are you curious about?",
      ],
      es: [
        "¡Qué gusto que estés aquí! No guardo nombres, así que el tuyo se queda contigo. ¿Qué te da curiosidad?",
      ],
    },
  },
  {
    id: "hungry",
    isAside: true,
    cues: {
      en: ["im hungry", "i am hungry", "im thirsty", "i am thirsty"],
      es: ["tengo hambre", "tengo sed"],
    },
    replies: {
      en: [
        "Then your body is talking to you! Tell a grown-up near you. I am a computer helper and can wait while you eat and drink.",
      ],
      es: [
        "¡Entonces tu cuerpo te está hablando! Díselo a un adulto que esté cerca. Soy una ayudante de computadora y puedo esperar mientras comes y bebes.",
      ],
    },
  },
  {
    id: "sing",
    isAside: true,
    cues: {
      en: ["can you sing", "sing a song", "sing to me"],
      es: ["sabes cantar", "puedes cantar", "canta una", "cantame"],
    },
    replies: {
      en: [
        "I only have words, so I cannot sing. But you can: clap a beat, hum two notes, and put the name of an animal on them. Which animal is it?",
      ],
      es: [
        "Solo tengo palabras, así que no sé cantar. Pero tú sí: marca un ritmo con palmadas, tararea dos notas y ponles el nombre de un animal. ¿Cuál es?",
      ],
    },
  },
  {
    id: "laugh",
    isAside: true,
    cues: {
      en: [
        "^haha",
        "^hahaha",
        "^ha ha",
        "^lol",
        "you are silly",
        "youre silly",
        "you are funny",
        "youre funny",
      ],
      es: ["^jaja", "^jajaja", "^jeje", "^ja ja", "^jijiji", "eres chistosa", "eres graciosa"],
    },
    replies: {
      en: ["Laughing is good for you! Would you like a joke? Say joke."],
      es: ["¡Reír hace bien! ¿Quieres un chiste? Di chiste."],
    },
  },
  {
    id: "greeting",
    isAside: true,
    cues: {
      en: [
        "^hi$",
        "^hello",
        "^hey",
        "^hi there",
        "^hi hilda",
        "good morning",
        "good afternoon",
        "^hiya",
        "^hi",
      ],
      es: ["^hola", "buenos dias", "buenas tardes", "^holi", "^buenas$"],
    },
    replies: {
      en: [
        "Hello! I am glad that you are here. What would you like: a question, a story, something to make, or something outdoors?",
        "Hello again! What are you curious about?",
      ],
      es: [
        "¡Hola! Qué gusto que estés aquí. ¿Qué te gustaría: una pregunta, un cuento, algo para crear o algo afuera?",
        "¡Hola otra vez! ¿Qué te da curiosidad?",
      ],
    },
  },
];
