import type { Bilingual, BilingualList } from "#domain/locale/language.ts";
import type { Phrase } from "#domain/tutor/phrases.ts";

/** What the tutor says between its contents. Several wordings take turns. */
export const phrases: Readonly<Record<Phrase, BilingualList>> = {
  spell_told: {
    en: ["{word}: {letters}. It has {count} letters, and in parts it is {parts}."],
    es: ["{word}: {letters}. Tiene {count} letras, y en sílabas es {parts}."],
  },
  spell_told_one: {
    en: ["{word}: {letters}. It has {count} letters and only one part."],
    es: ["{word}: {letters}. Tiene {count} letras y una sola sílaba."],
  },
  spell_letters: {
    en: [
      "{word}: {letters}. It has {count} letters. Say it slowly in parts, cover it, and write it from memory.",
    ],
    es: [
      "{word}: {letters}. Tiene {count} letras. Dila despacito por sílabas, tápala y escríbela de memoria.",
    ],
  },
  spell_cover: {
    en: ["Look at it, cover it, and write it from memory!"],
    es: ["Mírala, tápala y escríbela de memoria."],
  },
  spell_set: {
    en: ["Here is a word with gaps. It has {count} letters: {gaps}. Which word is it? Write all of it!"],
    es: ["Aquí va una palabra con huecos. Tiene {count} letras: {gaps}. ¿Cuál es? ¡Escríbela completa!"],
  },
  spell_alike: {
    en: [
      "And watch out: another word sounds almost the same and is written differently, so think of what yours means.",
    ],
    es: [
      "Y ojo: hay otra palabra que suena parecido y se escribe distinto. Piensa en lo que quiere decir la tuya.",
    ],
  },
  spell_hint: {
    en: ["Here it is with gaps: {gaps}. Which letters are missing?"],
    es: ["Aquí va con huecos: {gaps}. ¿Qué letras faltan?"],
  },
  spell_wrong: {
    en: ["A good try, and many letters are where they belong.", "You are close. Look once more."],
    es: ["Buen intento: muchas letras ya están en su lugar.", "Vas cerca. Mira otra vez."],
  },
  spell_shown: {
    en: ["Let's write it together: {letters}. In parts: {parts}. Now write it once from memory!"],
    es: ["Escribámosla juntos: {letters}. En sílabas: {parts}. ¡Ahora escríbela una vez de memoria!"],
  },
  spell_right: {
    en: ["Yes, {word}! You wrote every letter: {letters}."],
    es: ["¡Sí, {word}! Pusiste cada letra: {letters}."],
  },
  spell_accent: {
    en: ["All the letters are right! It only wears an accent as well: {word}."],
    es: ["¡Todas las letras están bien! Solo le falta su acento: {word}."],
  },
  spell_unknown: {
    en: [
      "I do not know that word surely enough to check it. Let's find out together: say it slowly, write what you hear, and then look it up in a dictionary with a grown-up. Would you like to try a word from my list? Say “spelling”.",
    ],
    es: [
      "Esa palabra no la conozco lo bastante para revisarla. Averigüémoslo: dila despacito, escribe lo que oyes y búscala en un diccionario con un adulto. ¿Quieres probar una de mi lista? Di «ortografía».",
    ],
  },
  spell_which: {
    en: ["Which word would you like to spell? Write it as you hear it."],
    es: ["¿Qué palabra quieres escribir? Ponla como la oyes."],
  },
  alike_asked: {
    en: ["Now you. Which one fits: {words}? {gap}"],
    es: ["Ahora tú. ¿Cuál va aquí: {words}? {gap}"],
  },
  alike_own: {
    en: [
      "Now look at your own sentence: what does the word mean there? And try mine, too. Which one fits: {words}? {gap}",
    ],
    es: [
      "Ahora mira tu propia frase: ¿qué quiere decir ahí la palabra? Y prueba también con la mía. ¿Cuál va aquí: {words}? {gap}",
    ],
  },
  alike_next: {
    en: ["Here is another one. Which one fits: {words}? {gap}"],
    es: ["Aquí tienes otra. ¿Cuál va: {words}? {gap}"],
  },
  alike_which: {
    en: ["Then which one fits: {words}? {gap}"],
    es: ["Entonces, ¿cuál va: {words}? {gap}"],
  },
  alike_right: {
    en: ["Yes: {gap} You looked at what it means, and that is the trick."],
    es: ["Sí: {gap} Te fijaste en lo que quiere decir, y ese es el truco."],
  },
  alike_hint: {
    en: ["Let's look at the sentence once more: {gap} A hint: {why}"],
    es: ["Miremos la frase otra vez: {gap} Una pista: {why}"],
  },
  alike_shown: {
    en: ["Let's write it together: {gap} It is “{word}”."],
    es: ["Escribámoslo juntos: {gap} Es «{word}»."],
  },
  alike_more: {
    en: ["Say “another” for one more of these."],
    es: ["Di «otra» y te pongo una más."],
  },
  alike_also: {
    en: ["By the way, it sounds like {others}. Ask me about them whenever you mix them up."],
    es: ["Por cierto, suena parecido a {others}. Pregúntame cuando las confundas."],
  },
  alike_unknown: {
    en: [
      "Those two I do not know well enough yet, and I do not want to guess. Look both of them up in a dictionary with a grown-up: which one means what you want to say?",
    ],
    es: [
      "Ese par todavía no lo conozco bien y no quiero adivinar. Busca las dos en un diccionario con un adulto: ¿cuál quiere decir lo que tú quieres escribir?",
    ],
  },
  letter_asked: {
    en: [
      "A hint first: look at {gaps}. Say it aloud and think of other words of its family. {one} or {other}: what do you think?",
    ],
    es: [
      "Primero una pista: mira {gaps}. Dila en voz alta y piensa en otras palabras de su familia. ¿{one} o {other}: qué crees?",
    ],
  },
  letter_hint: { en: ["Not that one. Look again: {gaps}."], es: ["Esa no es. Mira otra vez: {gaps}."] },
  letter_right: { en: ["Yes, with {letter}: {word}."], es: ["¡Sí, con {letter}: {word}!"] },
  letter_shown: {
    en: ["Let's look together: {letters}. It is written with {letter}."],
    es: ["Veámosla juntos: {letters}. Va con {letter}."],
  },
  reading_asked: {
    en: ["Read this at your own pace, aloud if you like:"],
    es: ["Lee esto a tu ritmo, en voz alta si quieres:"],
  },
  reading_right: {
    en: ["Yes! You found it in the text. {shown} Would you like another one?"],
    es: ["¡Sí! Lo encontraste en el texto. {shown} ¿Quieres otro?"],
  },
  reading_wrong: {
    en: ["Let's look once more. A hint:", "I like that you try. A hint:"],
    es: ["Miremos otra vez. Una pista:", "Qué bueno que lo intentas. Una pista:"],
  },
  reading_shown: {
    en: ["Let's find it together. {shown} Shall we read another one?"],
    es: ["Busquémoslo juntos. {shown} ¿Leemos otro?"],
  },
  story_offer: {
    en: ["Which story shall we enter? {worlds} Say a number or a name."],
    es: ["¿A qué historia entramos? {worlds} Di un número o un nombre."],
  },
  story_no_world: {
    en: [
      "About that I have no story yet, so let's invent it: say “let's write” and give me the first line. Or choose one of these:",
    ],
    es: ["De eso todavía no tengo historia. Pero estas te esperan:"],
  },
  story_ways: {
    en: ["What now? 1: {one}. Or 2: {two}. You decide!"],
    es: ["¿Qué sigue? 1: {one}. O 2: {two}. ¡Tú decides!"],
  },
  story_again: {
    en: ["The story waits for you. 1: {one}. Or 2: {two}. Or say stop."],
    es: ["La historia te espera. 1: {one}. O 2: {two}. O di alto."],
  },
  story_end: {
    en: [
      "The end… of this way through the story. What would you have done differently? Shall we take another story?",
    ],
    es: ["Fin… de este camino. ¿Qué habrías hecho distinto? ¿Vamos a otra historia?"],
  },
  story_stop: {
    en: ["We leave the story there; it does not run away. What would you like now?"],
    es: ["Dejamos la historia ahí; no se va a escapar. ¿Qué te gustaría ahora?"],
  },
  activity_intro: { en: ["{title}! You need: {needs}."], es: ["¡{title}! Necesitas: {needs}."] },
  activity_step: {
    en: ["Step {number} of {of}: {step} Say “done” for what comes next."],
    es: ["Paso {number} de {of}: {step} Di «listo» para lo que sigue."],
  },
  activity_end: {
    en: ["You did every step, and what you have is yours alone."],
    es: ["Hiciste todos los pasos, y lo que tienes es solo tuyo."],
  },
  activity_wait: {
    en: [
      "Take your time. This is the step: {step} If something is missing, say “another” and I find a different idea.",
    ],
    es: ["Con calma. Este es el paso: {step} Si te falta algo, di «otra» y busco otra idea."],
  },
  activity_stop: {
    en: ["Good, we leave it there. You can come back to it whenever you like. What now?"],
    es: ["Va, lo dejamos ahí. Puedes volver cuando quieras. ¿Qué hacemos ahora?"],
  },
  topic_guess: {
    en: ["I like how you think about it.", "That is a real idea. Compare it with this:"],
    es: ["Me gusta cómo lo piensas.", "Esa sí es una idea. Compárala con esto:"],
  },
  topic_amazed: {
    en: ["It is surprising, isn't it? And there is more:"],
    es: ["¿Verdad que sorprende? Y hay más:"],
  },
  topic_unsure: {
    en: ["Let me tell you a little more.", "Then let's look together."],
    es: ["Te cuento un poco más.", "Entonces veámoslo juntos."],
  },
  topic_near: {
    en: [
      "I do not know exactly that, and I do not want to make it up. But I know something else about “{about}”: shall I tell you?",
    ],
    es: [
      "Eso exactamente no lo sé y no quiero inventarlo. Pero sí sé otra cosa de «{about}»: ¿te la cuento?",
    ],
  },
  topic_told: { en: ["We have talked about that! Once more:"], es: ["¡De eso ya platicamos! Otra vez:"] },
  topic_mention: {
    en: ["Thank you for telling me! That makes me wonder:"],
    es: ["¡Gracias por contarme! Ahora yo te pregunto:"],
  },
  topic_next: {
    en: ["What else are you curious about?", "Does that bring up a new question?"],
    es: ["¿Qué más te da curiosidad?", "¿Te nace otra pregunta?"],
  },
  topic_more_none: {
    en: [
      "What would you like to know about it? Ask me with why or how, and if I do not know, we think about how to find out.",
    ],
    es: [
      "¿Qué te gustaría saber de eso? Pregúntame con por qué o cómo y, si no lo sé, pensamos cómo averiguarlo.",
    ],
  },
  known_seen: {
    en: [
      "How exciting! And did you know? {fact} What was it doing?",
      "What a thing to see! {fact} What did it look like?",
    ],
    es: [
      "¡Qué emoción! ¿Y sabías esto? {fact} ¿Qué estaba haciendo?",
      "¡Qué suerte verlo! {fact} ¿Cómo era?",
    ],
  },
  known_why: {
    en: ["A good question to ask! Why what? Tell me the whole of it, such as “why is the sea salty”."],
    es: ["¡Buena pregunta! ¿Por qué qué? Dímela completa, como «por qué el mar es salado»."],
  },
  simplified: {
    en: [
      "{a}/{b}: which number divides both? {by} does. {a} ÷ {by} = {c} and {b} ÷ {by} = {d}, so {a}/{b} = {c}/{d}. Try one yourself: can you simplify 8/20?",
    ],
    es: [
      "{a}/{b}: ¿qué número divide a los dos? El {by}. {a} ÷ {by} = {c} y {b} ÷ {by} = {d}, así que {a}/{b} = {c}/{d}. Prueba con otra: ¿cómo queda 8/20?",
    ],
  },
  simple_already: {
    en: ["{a}/{b} is as simple as it gets: only 1 divides both {a} and {b}."],
    es: ["{a}/{b} ya no se puede simplificar: solo el 1 divide al {a} y al {b}."],
  },
  slope_found: {
    en: [
      "Slope is rise ÷ run. Rise: {y2} − {y1} = {rise}. Run: {x2} − {x1s} = {run}. So the slope is {rise} ÷ {run} = {value}.",
    ],
    es: [
      "La pendiente es lo que sube ÷ lo que avanza. Sube: {y2} − {y1} = {rise}. Avanza: {x2} − {x1s} = {run}. La pendiente es {rise} ÷ {run} = {value}.",
    ],
  },
  slope_none: {
    en: [
      "Both points have the same x, {x1}: the line goes straight up. Nothing can be divided by 0, so it has no slope.",
    ],
    es: [
      "Los dos puntos tienen la misma x, {x1}: la recta sube derechito. No se puede dividir entre 0, así que no tiene pendiente.",
    ],
  },
  letter_first: {
    en: ["“{word}” begins with {letter}. Say it slowly and listen. What else begins like that?"],
    es: ["«{word}» empieza con {letter}. Dila despacito y escucha. ¿Qué más empieza así?"],
  },
  letter_last: { en: ["“{word}” ends with {letter}."], es: ["«{word}» termina con {letter}."] },
  rhyme_found: {
    en: ["With “{word}” rhyme: {words}. Which one would you use in a line?"],
    es: ["Con «{word}» riman: {words}. ¿Cuál pondrías en un verso?"],
  },
  rhyme_none: {
    en: [
      "For “{word}” I have no rhyme on my list. Go through the alphabet with its ending, or put another word at the end of the line.",
    ],
    es: [
      "Para «{word}» no tengo rima en mi lista. Recorre el abecedario con su final, o pon otra palabra al final del verso.",
    ],
  },
  known_more: {
    en: ["Shall I go on? Say “more”.", "Say “more” and I show you the next step."],
    es: ["¿Sigo? Di «más».", "Di «más» y te enseño el paso que sigue."],
  },
  known_lesson: {
    en: ["The lesson “{title}” shows it with things that you can move."],
    es: ["La lección «{title}» lo enseña con cosas que puedes mover."],
  },
  known_try: {
    en: ["Say “more” and I ask you something about it."],
    es: ["Di «más» y te pregunto algo de esto."],
  },
  known_end: {
    en: ["That is what I know of it. What part would you like in other words?"],
    es: ["Eso es lo que sé de esto. ¿Qué parte quieres con otras palabras?"],
  },
  known_right: { en: ["Yes!", "That is it!"], es: ["¡Sí!", "¡Eso es!"] },
  known_wrong: { en: ["Not yet. A hint:"], es: ["Todavía no. Una pista:"] },
  known_hint: { en: ["A hint:"], es: ["Una pista:"] },
  known_shown: { en: ["Let's look together:"], es: ["Veámoslo juntos:"] },
  unknown: {
    en: [
      "I do not know that one, and I do not want to make something up. We could find out together: ask someone who may know, look in a book, or watch closely and try. Shall I tell you about something else, such as the sea, stars or your body?",
      "That is not in what I know. How could you find out: whom could you ask, or what could you try? I can tell you about animals, the sky or your body meanwhile.",
    ],
    es: [
      "Esa no la sé, y no quiero inventar. Podemos averiguarlo: pregúntale a alguien que quizá sepa, busca en un libro u observa con calma y prueba. ¿Te cuento de otra cosa, como el mar, las estrellas o tu cuerpo?",
      "Eso no está en lo que sé. ¿Cómo podrías averiguarlo: a quién le preguntas o qué pruebas? Mientras, te puedo contar de animales, del cielo o de tu cuerpo.",
    ],
  },
  unknown_short: {
    en: [
      "That one I do not know yet. Shall we ask a grown-up? I know about animals, stars and your body: which one?",
      "I do not know that. Who could know it? I can tell you about the sea, or a story.",
    ],
    es: [
      "Esa no la sé todavía. ¿Le preguntamos a alguien grande? Yo sé de animales, estrellas y tu cuerpo: ¿cuál quieres?",
      "Eso no lo sé. ¿Quién podría saberlo? Yo te puedo contar del mar o un cuento.",
    ],
  },
  riddle_solved: { en: ["Yes, you found it!"], es: ["¡Sí, la adivinaste!"] },
  joke_listen: {
    en: ["Oh yes, I love jokes! How does it begin?", "I am all ears! How does it begin?"],
    es: ["¡Ay, sí, me encantan los chistes! ¿Cómo empieza?", "¡A ver, te escucho! ¿Cómo empieza?"],
  },
  joke_riddle: {
    en: ["Oh, a riddle! Tell me, I am listening."],
    es: ["¡Una adivinanza! A ver, dímela."],
  },
  joke_sounds: {
    en: ["That sounds like a joke! I give up: how does it end?"],
    es: ["¡Eso suena a chiste! Me rindo: ¿cómo acaba?"],
  },
  joke_who: { en: ["Who's there?"], es: ["¿Quién es?"] },
  joke_name_who: { en: ["{name} who?"], es: ["¿{name} qué?"] },
  joke_which: { en: ["And who is that?"], es: ["¿Y quién es?"] },
  // As children play it: ¿quién es?, la vieja Inés, ¿qué quería?, un listón, ¿de qué color?
  joke_wanted: { en: ["And what would you like?"], es: ["¿Y qué quería?"] },
  joke_color: { en: ["What color?"], es: ["¿De qué color?"] },
  joke_door: { en: ["Knock, knock!"], es: ["¡Toc, toc!"] },
  joke_swap: {
    en: ["Oh, then it is my turn to knock! {name}."],
    es: ["¡Ah, entonces me toca tocar a mí! {name}."],
  },
  // Each name has its ending at the same place below.
  joke_names: { en: ["Lettuce", "Boo", "Olive"], es: ["Elsa", "Elba", "Elmer"] },
  joke_name_ends: {
    en: [
      "Lettuce in, it is raining out here!",
      "Oh, do not cry, it is only a joke!",
      "Olive this jungle, and you?",
    ],
    es: ["¡Elsapo que brinca en el charco!", "¡Elbarco, que ya se va!", "¡Elmercado, que ya abrió!"],
  },
  joke_go_on: {
    en: ["And then?", "I am listening. And then?"],
    es: ["¿Y luego?", "Te escucho. ¿Y luego?"],
  },
  joke_wait: {
    en: ["Take your time, I am listening. And then?"],
    es: ["Con calma, te espero. ¿Y luego?"],
  },
  joke_giggle: {
    en: ["Ha ha, now you make me laugh as well! And then?"],
    es: ["¡Ja, ja, ya me contagiaste la risa! ¿Y luego?"],
  },
  joke_forgot: {
    en: ["Never mind, everybody forgets a joke sometimes. Shall I tell you one?"],
    es: ["No importa, a todos se nos olvida un chiste. ¿Te cuento uno yo?"],
  },
  joke_tell: {
    en: ["Hmm, let me think… I give up! Tell me."],
    es: ["Mmm, déjame pensar… ¡Me rindo! Dime."],
  },
  joke_tell_more: {
    en: ["I cannot guess it, I really give up! Tell me.", "No idea at all, I give up! How does it end?"],
    es: ["¡No le atino, de verdad me rindo! Dime.", "¡Ni idea, me rindo! ¿Cómo acaba?"],
  },
  joke_laugh: {
    en: ["Ha ha, you made me laugh! Would you like one of mine?", "Ha, good one! Shall I tell you one too?"],
    es: ["¡Ja, ja, me hiciste reír! ¿Quieres uno de los míos?", "¡Ja, ja, qué bueno! ¿Te cuento uno yo?"],
  },
  joke_solved: {
    en: ["Ah, of course! What a good riddle. Would you like a joke of mine?"],
    es: ["¡Ah, claro! Qué buena adivinanza. ¿Quieres un chiste de los míos?"],
  },
  joke_liked: {
    en: ["Yes, it was fun! Thank you for telling it. Would you like one of mine?"],
    es: ["¡Sí, estuvo divertido! Gracias por contármelo. ¿Quieres uno de los míos?"],
  },
  joke_offer: {
    en: ["I asked whether you would like to hear a joke of mine. Say yes or no."],
    es: ["Te pregunté si quieres oír un chiste mío. Di sí o no."],
  },
  joke_answer: { en: ["Another one?"], es: ["¿Otro?"] },
  joke_guess: { en: ["Good guess!"], es: ["¡Buena idea!"] },
  joke_unsure: {
    en: ["Jokes can be odd! This one plays with things that sound or look alike. Shall I tell another one?"],
    es: [
      "¡A veces los chistes son raros! Este juega con cosas que suenan o se ven parecidas. ¿Te cuento otro?",
    ],
  },
  joke_none: {
    en: ["I have run out of jokes. Tell me one!"],
    es: ["Se me acabaron los chistes. ¡Cuéntame uno!"],
  },
  yes_what: {
    en: [
      "Good! Then choose: a story, something to make, something outdoors, or a question that starts with why.",
    ],
    es: [
      "¡Bien! Entonces elige: un cuento, algo para crear, algo afuera o una pregunta que empiece con por qué.",
    ],
  },
  no_fine: {
    en: ["That is fine. What would you like instead? A question, a story, or something to make?"],
    es: ["Está bien. ¿Qué te gustaría entonces? ¿Una pregunta, un cuento o algo para crear?"],
  },
  offer_all: {
    en: [
      "No problem! I could tell you a story in which you decide, or give you an idea for something to make. Which one?",
    ],
    es: ["¡No pasa nada! Puedo contarte un cuento donde tú decides o darte una idea para crear algo. ¿Cuál?"],
  },
  number_alone: {
    en: ["That is a number! Shall I make a sum with it? Write it out, such as 7 + 5, or say “math”."],
    es: ["¡Eso es un número! ¿Hacemos una cuenta? Escríbela, como 7 + 5, o di «mate»."],
  },
  // Nothing that is told is asked on about: what a child tells may be harm, and then questions do more.
  word_alone: {
    en: [
      "I hear you. I can tell you about something, or we can count, read or make something: what would you like?",
      "I am listening. Ask me anything, or say story, math or create.",
    ],
    es: [
      "Te leo. Puedo platicarte de algo, o podemos contar, leer o crear: ¿qué se te antoja?",
      "Te escucho. Pregúntame lo que quieras o di cuento, mate o crear.",
    ],
  },
  // Short, and without a word of worry.
  told: {
    en: [
      "Thank you for telling me about it. When you want, ask me something, or we can make something together.",
      "I like it when you tell me about your day. I am here for a question, a story or some math.",
    ],
    es: [
      "Gracias por contarme. Cuando quieras, pregúntame algo o creamos algo juntos.",
      "Me gusta que me cuentes de tu día. Aquí estoy para una pregunta, un cuento o un poco de mate.",
    ],
  },
  // The safety rules miss some of what children tell: whatever is only told gets the way to a grown-up with it.
  statement: {
    en: [
      "Thank you for telling me. If it is something that weighs on you, a grown-up you trust should hear it too. What shall we do, or what would you like to know?",
      "I am listening. Big things are good to tell a grown-up you trust as well; I am only a computer helper. Shall we do something together, or is there something you are curious about?",
    ],
    es: [
      "Gracias por contarme. Si es algo que te pesa, también debe saberlo una persona adulta de confianza. ¿Qué hacemos, o qué te gustaría saber?",
      "Te escucho. Las cosas grandes también se le cuentan a una persona adulta de confianza; yo solo soy una ayudante de computadora. ¿Hacemos algo juntos o hay algo que te dé curiosidad?",
    ],
  },
  // May tell of harm, and may be nothing: no praise, no question about it, no other subject pushed in front of it.
  delicate: {
    en: [
      "Thank you for telling me. I am only a computer helper, so I cannot tell how it is for you. If something hurts you, scares you or makes you sad, you or somebody you know, please tell a grown-up you trust today, like your teacher or someone at home. You are not in trouble. If it is dangerous right now, call 911. I am here for a story or something to make whenever you like.",
    ],
    es: [
      "Gracias por contarme. Yo solo soy una ayudante de computadora y no puedo saber cómo es para ti. Si algo te lastima, te asusta o te pone triste, a ti o a alguien que conoces, cuéntaselo hoy a una persona adulta de confianza, como tu maestra o maestro, o alguien de tu casa. No te vas a meter en problemas. Si es peligroso ahora mismo, llama al 911. Cuando quieras, aquí estoy para un cuento o para crear algo.",
    ],
  },
  delicate_short: {
    en: [
      "Thank you for telling me. If something hurts you, scares you or makes you sad, tell a grown-up you trust, like your teacher. You are not in trouble. I am here for a story whenever you like.",
    ],
    es: [
      "Gracias por contarme. Si algo te lastima, te asusta o te pone triste, cuéntaselo a una persona adulta de confianza, como tu maestra o tu maestro. No hiciste nada malo. Cuando quieras, aquí estoy para un cuento.",
    ],
  },
  gibberish: {
    en: [
      "I could not read that. You can write one word, such as story, create or nature, or ask me a question.",
    ],
    es: [
      "Eso no lo pude leer. Puedes escribir una palabra, como cuento, crear o naturaleza, o hacerme una pregunta.",
    ],
  },
  language_en: {
    en: ["Sure, let's speak English! What shall we wonder about?"],
    es: ["Sure, let's speak English! What shall we wonder about?"],
  },
  language_es: {
    en: ["¡Claro, hablemos español! ¿Qué te da curiosidad?"],
    es: ["¡Claro, hablemos español! ¿Qué te da curiosidad?"],
  },
};

/** Said when nothing else may be shown. */
export const safeWords: Bilingual = {
  en: "Let us do something together: say story, create or nature, or ask me why something is so.",
  es: "Hagamos algo juntos: di cuento, crear o naturaleza, o pregúntame por qué pasa algo.",
};
