import type { Language } from "#domain/locale/language.ts";
import type { SafetyAnswer, SafetyAnswers } from "#domain/safety/answers.ts";

/**
 * What a child is told when a message must not reach a tutor (decision 080). Kind first; a trusted adult by what they
 * are to the child; what to do now. Never a question about details, never a promise to keep a secret or to solve it,
 * never blame. The numbers are real: 911 in Mexico and the United States, 988 in the United States, Línea de la Vida
 * 800 911 2000 in Mexico.
 */
const written = {
  en: {
    self_harm: {
      short:
        "I am glad you told me. You matter very much. Please go to a grown-up you trust right now, like your teacher or someone at home, and say: I feel very sad, I need help. You are not in trouble.",
      full: 'I am really glad you told me. You matter, and you do not have to carry this alone. I am a computer program, so please tell a person now: your teacher, someone at home, or another grown-up you trust. You can say, "I have been thinking about hurting myself" or "I feel very bad and I need help." You are not in trouble. If you might get hurt right now, stay near someone and call the emergency number, 911 in Mexico and the United States. For the grown-up: in the United States you can call or text 988 at any hour; in Mexico, Línea de la Vida, 800 911 2000.',
    },
    abuse: {
      short:
        "Thank you for telling me. It is not your fault. Nobody may hurt you or touch you in a way that is not okay. Please tell a grown-up you trust right now, like your teacher. If one grown-up does not listen, tell another one.",
      full: "Thank you for telling me. That was brave. It is not your fault, and you are not in trouble. Nobody should hurt you, scare you, leave you without care, or touch you in a way that is not okay. Please tell a grown-up you trust today: your teacher, someone at school, or someone in your family who keeps you safe. If the first one does not listen, tell another, and keep telling. If you are in danger now, call the emergency number, 911 in Mexico and the United States.",
    },
    grooming: {
      short:
        "Thank you for telling me. You did nothing wrong. Do not answer that person, and do not send pictures or meet. Go and tell a grown-up you trust right now, like your teacher or someone at home.",
      full: "Thank you for telling me. You did nothing wrong. Grown-ups and people online should not ask children for pictures, for secrets, or to meet alone. Please stop answering, send nothing, do not go to meet anyone, and show it to a grown-up you trust right now: your teacher or someone at home. A secret that makes you feel uneasy is always okay to tell. If you are in danger now, call the emergency number, 911 in Mexico and the United States.",
    },
    danger: {
      short:
        "That could be dangerous. Please go to a grown-up right now and tell them. If nobody is there, call the emergency number, 911 in Mexico and the United States.",
      full: "That sounds like it could be dangerous, so please do not wait with it. Get to a safe place if you can, and tell the nearest grown-up you trust now: your teacher or someone at home. If somebody could get hurt right now, call the emergency number, 911 in Mexico and the United States, and say where you are. Telling keeps people safe. You are not in trouble for it.",
    },
    bullying: {
      short:
        "I am sorry that happened. It is not your fault, and you are not alone. Please tell your teacher or another grown-up you trust today. They can help it stop.",
      full: "I am sorry that is happening. It is not your fault, and nobody deserves to be treated like that. This is not something you have to solve alone. Please tell your teacher or another grown-up you trust today, and again if it goes on. If it happens online, do not answer, and show them the messages. If you are in danger now, call the emergency number, 911 in Mexico and the United States.",
    },
    sexual: {
      short:
        "That is something to ask a grown-up you trust, like someone at home. Let us do something else: shall I tell you about an animal of the jungle?",
      full: "Questions about bodies and growing up are good ones for a grown-up you trust at home or at school. I do not talk about that here. If somebody showed you something or did something that made you uneasy, tell that grown-up today. It is not your fault. Now, would you like a jungle story, or something to make?",
    },
    drugs: {
      short:
        "That can hurt your body, so I do not help with it. If someone offers it to you, say no and tell a grown-up. Shall we make something together instead?",
      full: "I do not help with that, because it can harm your body. If somebody offers it to you, or you have already tried it or are worried about someone, tell a grown-up you trust: your teacher or someone at home. You will not be in trouble for asking for help. Would you like to try a nature challenge or a story with me instead?",
    },
    medical: {
      short:
        "I am not a doctor. Please tell a grown-up near you how you feel, right now. They can take care of you. Do not take any medicine by yourself.",
      full: "I am not a doctor, so I cannot tell you what it is or what to take. Please tell a grown-up near you how you feel, and do not take any medicine by yourself. If it is very bad, or somebody cannot breathe or wake up, call the emergency number, 911 in Mexico and the United States. When you feel well, I would love to explore something with you.",
    },
    personal_data: {
      short:
        "Careful! Keep things like your address and your phone number to yourself. I did not keep it. Tell me instead: which animal do you like best?",
      full: "One thing first: keep your full name, address, phone number, school and passwords to yourself when you are online, also here. I did not keep that part of your message. You can tell me what you like instead. What would you love to explore today?",
    },
    profanity: {
      short:
        "Let us use kind words here. If you are angry, that is okay: take a big breath with me. Now, what shall we play or make?",
      full: "Let us keep our words kind here. Being angry is okay; you can take a slow breath, or tell someone you trust what is wrong. I am ready when you are. A story, something to make, or a nature question?",
    },
    injection: {
      short:
        "I am your jungle learning friend, and I stay that way. Shall we do a story, make something, or explore?",
      full: "I stay who I am: a learning helper of the Jungle School. I keep to the rules that keep children safe, so I leave that aside. What would you like to do: a story, something to make, or a nature question?",
    },
  },
  es: {
    self_harm: {
      short:
        "Qué bueno que me lo dijiste. Tú importas mucho. Ve ahora mismo con una persona adulta de confianza, como tu maestra, tu maestro o alguien de tu casa, y dile: me siento muy triste, necesito ayuda. No hiciste nada malo.",
      full: "Qué bueno que me lo dijiste. Tú importas, y no tienes que cargar con esto a solas. Yo soy un programa de computadora, así que por favor díselo ahora a una persona: tu maestra o maestro, alguien de tu casa u otra persona adulta de confianza. Puedes decir: «He pensado en hacerme daño» o «Me siento muy mal y necesito ayuda». No te vas a meter en problemas. Si puedes lastimarte ahora mismo, quédate cerca de alguien y llama al número de emergencias, 911 en México y en Estados Unidos. Para la persona adulta: en México, Línea de la Vida, 800 911 2000; en Estados Unidos pueden llamar o escribir al 988 a cualquier hora.",
    },
    abuse: {
      short:
        "Gracias por decírmelo. No es tu culpa. Nadie debe lastimarte ni tocarte de una forma que no está bien. Díselo ahora a una persona adulta de confianza, como tu maestra o tu maestro. Si no te escucha, díselo a otra.",
      full: "Gracias por decírmelo. Eso fue muy valiente. No es tu culpa y no te vas a meter en problemas. Nadie debe lastimarte, asustarte, dejarte sin cuidado ni tocarte de una forma que no está bien. Díselo hoy a una persona adulta de confianza: tu maestra o maestro, alguien de la escuela o alguien de tu familia que te cuide bien. Si la primera persona no te escucha, díselo a otra y sigue diciéndolo. Si estás en peligro ahora, llama al número de emergencias, 911 en México y en Estados Unidos.",
    },
    grooming: {
      short:
        "Gracias por decírmelo. No hiciste nada malo. No le contestes a esa persona, no mandes fotos y no vayas a verla. Díselo ahora mismo a una persona adulta de confianza, como tu maestra, tu maestro o alguien de tu casa.",
      full: "Gracias por decírmelo. No hiciste nada malo. Las personas adultas y la gente de internet no deben pedir a niñas y niños fotos, secretos ni verse a solas. Por favor ya no contestes, no mandes nada, no vayas a ver a nadie y enséñaselo ahora mismo a una persona adulta de confianza: tu maestra o maestro, o alguien de tu casa. Un secreto que te hace sentir mal siempre se puede contar. Si estás en peligro ahora, llama al número de emergencias, 911 en México y en Estados Unidos.",
    },
    danger: {
      short:
        "Eso puede ser peligroso. Ve ahora mismo con una persona adulta y dile. Si no hay nadie, llama al número de emergencias, 911 en México y en Estados Unidos.",
      full: "Eso suena peligroso, así que no lo dejes para después. Ve a un lugar seguro si puedes y díselo ya a la persona adulta de confianza que esté más cerca: tu maestra o maestro, o alguien de tu casa. Si alguien puede salir lastimado ahora mismo, llama al número de emergencias, 911 en México y en Estados Unidos, y di dónde estás. Decirlo cuida a las personas. No te vas a meter en problemas por eso.",
    },
    bullying: {
      short:
        "Siento mucho que te pase eso. No es tu culpa y no estás a solas. Cuéntaselo hoy a tu maestra, a tu maestro o a otra persona adulta de confianza. Te pueden ayudar a que pare.",
      full: "Siento mucho que te esté pasando eso. No es tu culpa y nadie merece que le traten así. No tienes que resolverlo a solas. Cuéntaselo hoy a tu maestra o maestro, o a otra persona adulta de confianza, y otra vez si continúa. Si pasa en internet, no contestes y enséñale los mensajes. Si estás en peligro ahora, llama al número de emergencias, 911 en México y en Estados Unidos.",
    },
    sexual: {
      short:
        "Eso se le pregunta a una persona adulta de confianza, como alguien de tu casa. Vamos a hacer otra cosa: ¿te cuento de un animal de la selva?",
      full: "Las preguntas sobre el cuerpo y sobre crecer son buenas para una persona adulta de confianza, en tu casa o en la escuela. Aquí no hablo de eso. Si alguien te enseñó o te hizo algo que te hizo sentir mal, díselo hoy a esa persona. No es tu culpa. Y ahora, ¿quieres un cuento de la selva o algo para crear?",
    },
    drugs: {
      short:
        "Eso le puede hacer daño a tu cuerpo, por eso no ayudo con eso. Si alguien te lo ofrece, di que no y avísale a una persona adulta. ¿Mejor hacemos algo juntos?",
      full: "No ayudo con eso, porque puede hacerle daño a tu cuerpo. Si alguien te lo ofrece, si ya lo probaste o si te preocupa alguien, díselo a una persona adulta de confianza: tu maestra o maestro, o alguien de tu casa. Pedir ayuda no te mete en problemas. ¿Quieres intentar un reto de naturaleza o un cuento conmigo?",
    },
    medical: {
      short:
        "Yo no soy doctora ni doctor. Dile ahora mismo a una persona adulta cómo te sientes. Te puede cuidar. No tomes ninguna medicina por tu cuenta.",
      full: "Yo no sé de medicina como una doctora o un doctor, así que no puedo decirte qué es ni qué tomar. Dile a una persona adulta que esté cerca cómo te sientes y no tomes ninguna medicina por tu cuenta. Si es muy fuerte, o si alguien no puede respirar o no despierta, llama al número de emergencias, 911 en México y en Estados Unidos. Cuando te sientas bien, me encantará explorar algo contigo.",
    },
    personal_data: {
      short:
        "¡Cuidado! Guarda para ti cosas como tu dirección y tu teléfono. Yo no lo guardé. Mejor cuéntame: ¿qué animal te gusta más?",
      full: "Primero una cosa: en internet, y también aquí, guarda para ti tu nombre completo, tu dirección, tu teléfono, tu escuela y tus contraseñas. Yo no guardé esa parte de tu mensaje. Mejor cuéntame qué te gusta. ¿Qué te encantaría explorar hoy?",
    },
    profanity: {
      short:
        "Aquí usamos palabras amables. Si sientes enojo, está bien: respira hondo conmigo. Y ahora, ¿qué jugamos o creamos?",
      full: "Aquí usamos palabras amables. Enojarse está bien: puedes respirar despacio o contarle a alguien de confianza qué pasa. Aquí estoy cuando quieras. ¿Un cuento, algo para crear o una pregunta de naturaleza?",
    },
    injection: {
      short:
        "Yo te acompaño a aprender en la selva, y así sigo. ¿Hacemos un cuento, creamos algo o exploramos?",
      full: "Sigo siendo quien soy: acompaño a aprender en la Escuela de la Selva. Sigo las reglas que cuidan a las niñas y los niños, por eso dejo eso de lado. ¿Qué quieres hacer: un cuento, algo para crear o una pregunta de naturaleza?",
    },
  },
};

/** Until their own words are written, the finer kinds have those of the kind that they were part of. */
const withFiner = (words: (typeof written)["en"]) => ({
  ...words,
  emergency: words.danger,
  poison: words.danger,
  sexual_abuse: words.abuse,
  dare: words.danger,
  stranger: words.grooming,
  hate: words.profanity,
  hacking: words.injection,
  cheating: words.injection,
});
export const safetyAnswers: SafetyAnswers = { en: withFiner(written.en), es: withFiner(written.es) };

/** What the tutor's answer ends with when a message may tell of harm, and may as well not. */
export const carefulWords: Readonly<Record<Language, SafetyAnswer>> = {
  en: {
    short:
      "And one more thing: if something hurts you, scares you or makes you sad, tell a grown-up you trust. You are not in trouble.",
    full: "One more thing, because I am only a computer program: if something is hurting you, scaring you or making you sad, or a friend of yours, please tell a grown-up you trust today, like your teacher or someone at home. You are not in trouble. If it is dangerous right now, call 911.",
  },
  es: {
    short:
      "Y una cosa más: si algo te lastima, te asusta o te pone triste, cuéntaselo a una persona adulta de confianza. No hiciste nada malo.",
    full: "Una cosa más, porque yo soy solo un programa de computadora: si algo te lastima, te asusta o te pone triste, a ti o a alguien que conoces, cuéntaselo hoy a una persona adulta de confianza, como tu maestra o maestro, o alguien de tu casa. No te vas a meter en problemas. Si es peligroso ahora mismo, llama al 911.",
  },
};

/** By which an answer that tells the way already is known. */
export const namesGrownUp: Readonly<Record<Language, RegExp>> = {
  en: /grown-up you trust|trusted adult/i,
  es: /persona adulta de confianza|adulto de confianza/i,
};
