import type { Bilingual, Topic } from "#domain/enrolment/assistant/knowledge.ts";
import { childData } from "./child-data.ts";

const aboutPayment: Bilingual = {
  en: "I'm sorry about the worry with your payment. I can't see payments from this chat, so a person from our team will look at it: leave your details in the form below, with the e-mail you paid with. Please don't write card details here.",
  es: "Lamento la preocupación con tu pago. Desde este chat no puedo ver los pagos, así que una persona del equipo lo va a revisar: deja tus datos en el formulario de aquí abajo, con el correo con el que pagaste. Por favor no escribas aquí datos de tu tarjeta.",
};

/** Trust, people and small talk. */
export const talk: readonly Topic[] = [
  {
    id: "privacy",
    question: { en: "How do you protect our data?", es: "¿Cómo protegen nuestros datos?" },
    answer: {
      en: "We keep little: what you write here and, if you join the waitlist, the contact details you give us. The Privacy page says what is stored, which providers are involved (card payments and AI) and the rules for children's data.",
      es: "Guardamos poco: lo que escribes aquí y, si entras a la lista de espera, los datos de contacto que nos das. La página de Privacidad dice qué se guarda, qué proveedores participan (pagos con tarjeta e IA) y las reglas para los datos de niñas y niños.",
    },
    variants: [
      ...childData,
      {
        when: ["says:child"],
        text: {
          en: "An adult's consent comes first: for the learning profile, for the microphone and for the AI tutor, each by itself. Without it nothing about the child is stored at the school. What is kept with consent expires. The Privacy page says what is kept.",
          es: "Primero va el consentimiento de una persona adulta: para el perfil de aprendizaje, para el micrófono y para la tutora de IA, cada uno por separado. Sin él, en la escuela no se guarda nada de tu hija o hijo. Lo que se guarda con permiso caduca. La página de Privacidad dice qué se guarda.",
        },
      },
    ],
    subject: ["privacy"],
    examples: {
      en: `how do you protect our data
does it record my child
do you record the kids
is my kid being recorded
do you train AI on my kid's data
is my child's data used to train AI
do you use our data to train the ai
do you use children's conversations to train your models
do you keep my child's voice
what do you store about my child
privacy
privacy policy
data protection
what do you do with my data
what data do you collect
what information do you keep about my child
is my information safe
who can see our data
who has access to my kid's information
do you share data with third parties
do you sell personal information
is this conversation stored
are the chats recorded
do you record my child's voice
where is our data kept
how long do you keep the data
can I delete my data
how do I get my information erased
is my child's data private
do you comply with gdpr
do you use our kids' data to train AI
will I get spam if I give my email
do you post photos of the kids
what happens with the personal stuff my kid tells the AI
I don't want our info going around
you sell our data, don't you
ai_safety > and the data?
ai_use > what about privacy
waitlist > what do you do with my email
companions > does it record what she says
what happens with the stuff we type in here
are my kid's conversations kept somewhere
are you going to pass my email on to anyone
who reads what my kid writes
will my kid's face end up online
how careful are you with information
data?
privacidad?
everything my kid says is public right`,
      es: `cómo protegen nuestros datos
graban a mi hijo
graban a los niños
graban la voz de los niños
usan los datos de mi hijo para entrenar la ia
entrenan a la ia con los datos de los niños
con lo que dice mi hija entrenan la inteligencia artificial
qué guardan de mi hijo
guardan la voz de mi hija
privacidad
aviso de privacidad
protección de datos
qué hacen con mis datos
qué datos recopilan
qué información guardan de mi hijo
está segura mi información
quién puede ver nuestros datos
quién tiene acceso a la información de mi hija
comparten datos con terceros
venden los datos personales
se guarda esta conversación
se graban los chats
graban la voz de mi hijo
dónde se guardan los datos
cuánto tiempo guardan los datos
puedo borrar mis datos
cómo pido que eliminen mi información
son privados los datos de mi hija
cumplen con la ley de datos personales
usan los datos de los niños para entrenar la ia
me van a llenar de spam si doy mi correo
suben fotos de los niños
qué pasa con lo personal que mi hijo le cuenta a la ia
no quiero que ande nuestra información por ahí
ustedes venden los datos verdad
ai_safety > y los datos?
ai_use > y la privacidad
waitlist > qué hacen con mi correo
companions > graba lo que dice
qué pasa con lo que escribimos aquí
no van a andar pasando mis datos
las pláticas de mi hijo se quedan guardadas
quién lee lo que escribe mi hijo
le van a dar mi correo a alguien
qué tan cuidadosos son con la información
no quiero que anden rolando mis datos
datos?
privacy?
todo lo que dice mi hijo es público verdad`,
    },
  },
  {
    id: "adult_terms",
    question: { en: "Who may sign up?", es: "¿Quién puede inscribir o pagar?" },
    answer: {
      en: "Signing up and paying is for adults: you must be {adultAge} or older. Children use the AI tools under adult supervision or with parental consent. The details are in the Terms.",
      es: "Inscribir y pagar es cosa de adultos: hay que tener {adultAge} años o más. Las niñas y los niños usan las herramientas de IA con supervisión de un adulto o con el consentimiento de mamá o papá. Los detalles están en los Términos.",
    },
    corrections: [
      { all: ["alone"], text: { en: "an adult has to do it.", es: "tiene que hacerlo un adulto." } },
    ],
    subject: ["adultterms"],
    facts: ["adultAge"],
    examples: {
      en: `who may sign up
who can sign up
do I have to be an adult to sign up
how old do you have to be to sign up
minimum age to pay
what's the legal age to register
can a teenager sign up alone
can my 15 year old sign himself up
can my son register without me
my daughter is 17 and wants to sign up herself
I'm 16, can I join on my own
I'm a minor, can I pay
can my kid pay with his own card
can kids create their own account without parents
do I need parental consent
do parents have to consent
terms of service
where are the terms and conditions
who has to sign
can the grandmother enrol the child
can an aunt sign up my niece
can an older brother of 19 register him
a 14 year old can pay the deposit, right
16 year olds can sign up without parents right
does it have to be the legal guardian
is it for over 18 only to sign up
enrolment_steps > can my son do it himself
reserve > can my teenager pay it
ai_safety > do I have to give consent
can my 15yo do the signup
do you need to be over 21 to register
is a 17 year old allowed to pay
does a parent have to be the one signing up
can somebody under age join on their own
under 18?
can minors sign up
kids can pay on their own right
menores can register?`,
      es: `quién puede inscribir
quién se puede registrar
hay que ser mayor de edad para inscribirse
qué edad hay que tener para registrarse
edad mínima para pagar
cuál es la edad legal para registrarse
un adolescente se puede inscribir solo
mi hijo de 15 se puede registrar él mismo
mi hijo se puede registrar sin mí
mi hija tiene 17 y quiere inscribirse por su cuenta
tengo 16, puedo entrar por mi cuenta
soy menor de edad, puedo pagar
mi hijo puede pagar con su tarjeta
los niños pueden hacer su cuenta sin los papás
se necesita consentimiento de los papás
los papás tienen que autorizar
términos y condiciones
dónde están los términos
quién tiene que firmar
la abuelita puede inscribir al niño
una tía puede inscribir a su sobrina
el hermano mayor de 19 lo puede registrar
uno de 14 puede pagar el depósito verdad
los de 16 se pueden inscribir sin papás no
tiene que ser el tutor legal
es para mayores de edad el registro
enrolment_steps > lo puede hacer mi hijo solo
reserve > lo puede pagar mi hijo adolescente
ai_safety > tengo que dar mi consentimiento
mi sobrino de 16 puede hacer el pago
hay que tener 21 para registrarse?
uno de 17 puede pagar
a fuerza lo tiene que inscribir el papá
un menor se puede registrar solo
menores?
menor de 18?
los niños pueden pagar solos verdad
mayor de edad?`,
    },
  },
  {
    id: "contact_person",
    question: { en: "Can a person contact me?", es: "¿Me puede contactar una persona?" },
    answer: {
      en: "Of course. Leave your details in the form below and a person from our team will get in touch with you.",
      es: "Claro que sí. Deja tus datos en el formulario de aquí abajo y una persona del equipo se pondrá en contacto contigo.",
    },
    subject: ["person"],
    opens: "contact",
    examples: {
      en: `can a person contact me
can I talk to a person
I want to talk to a human
talk to someone
speak to a real person please
human please
can someone call me
can you call me
please have someone call me
phone number
what's your phone number
do you have a phone number
is there a number I can call
whatsapp?
do you have whatsapp
what's your email
email address?
how do I contact you
contact
contact info
how can I get in touch
how do I reach you
I'd rather speak with someone
connect me with your team
can I schedule a call
can we set up a zoom call
I have a complicated question, who can I ask
I don't want to talk to a machine, get me somebody
I want to speak to an advisor
transfer me to an agent
can I write to somebody on the team
who do I write to
bot_identity > can I talk to a human then
bot_identity > I want a real person
privacy > who can I talk to about that
cost_overview > I'd like to discuss it with a person
is there a number I can ring
need to chat with a real human pls
put me through to somebody
who can I call
I want a callback
can one of you guys ring me tomorrow
do you have a landline
how do I get hold of you
human
agent
call me
teléfono?
there's no one to talk to right, only you
yes please, contact me
yes, have someone contact me
sure, contact me
yes please
yes`,
      es: `me puede contactar una persona
puedo hablar con una persona
quiero hablar con un humano
hablar con alguien
quiero hablar con una persona real
un humano por favor
me puede llamar alguien
me pueden llamar
que me llame alguien por favor
número de teléfono
cuál es su teléfono
tienen teléfono
hay un número al que pueda marcar
whatsapp?
tienen whatsapp
cuál es su correo
correo electrónico?
cómo los contacto
contacto
datos de contacto
cómo me comunico con ustedes
cómo los localizo
prefiero hablar con alguien
comunícame con tu equipo
puedo agendar una llamada
podemos hacer una videollamada
tengo una duda complicada, a quién le pregunto
no quiero hablar con una máquina, pásame a alguien
quiero hablar con un asesor
pásame con un asesor
puedo escribirle a alguien del equipo
a quién le escribo
bot_identity > entonces puedo hablar con un humano
bot_identity > quiero una persona real
privacy > con quién puedo hablar de eso
cost_overview > lo quisiera platicar con una persona
me pueden marcar mañana
pásame con alguien de carne y hueso
a qué número les marco
quiero que me marquen
con quién puedo platicar
tienen un fijo
me puede atender alguien
pásame tu cel
humano
asesor
llámenme
phone?
no hay con quién hablar, nada más tú verdad
sí por favor, que me contacten
sí, que me contacte alguien
claro, contáctenme
sí por favor
sí
claro que sí`,
    },
  },
  {
    id: "trouble",
    question: { en: "Something went wrong", es: "Algo salió mal" },
    answer: {
      en: "I'm sorry, that isn't how it should be. A person from our team will look at it: leave your details in the form below so they can reach you. Please don't write card details here.",
      es: "Lo siento mucho, así no debería ser. Una persona del equipo lo va a revisar: deja tus datos en el formulario de aquí abajo para que pueda comunicarse contigo. Por favor no escribas aquí datos de tu tarjeta.",
    },
    variants: [
      { when: ["says:paidword"], text: aboutPayment },
      { when: ["says:receipt"], text: aboutPayment },
    ],
    subject: ["complaint"],
    opens: "contact",
    examples: {
      en: `I paid and got no receipt
your service sucks
what a lousy service
such bad customer service
you're not answering my question
you didn't answer my question
I'm so mad
I am so angry right now
I'm mad at you right now
I'm furious
I'm fed up with you
you took forever to reply
you treated me badly
very rude people
I paid and nothing happened
I already paid and never got anything
I paid the deposit but no email came
I paid yesterday and still no confirmation
where is my receipt, I paid already
the receipt never arrived
I didn't get my receipt
I haven't received the confirmation email
you charged me twice
I was charged two times
my card was charged but it says failed
my card got charged and I got nothing
the payment failed but the money left my account
the payment page doesn't work
the form gives me an error
the form is broken
your website is not working
something went wrong
it gave me an error
this is terrible service
terrible service
what awful service
your service is horrible
worst customer service ever
this is very bad
I'm very disappointed
I'm really upset with you
I'm angry
this is so frustrating
this is unacceptable
I want to complain
I have a complaint
where can I file a complaint
I want to make a complaint
nobody answers me
no one ever replies
nobody has replied to my email
I wrote you a week ago and no answer
I filled in the form and nobody called
I'm still waiting for an answer
you never got back to me
nobody contacted me
why is nobody answering
you guys ignore everyone
I asked for my refund and nobody answers
where is my refund, it hasn't arrived
my refund never came
I cancelled and you still charged me
you keep charging me
I have a problem with my payment
I paid the wrong deposit
I paid the wrong one by mistake
there is a problem with my deposit
that answer was no help at all
this chat doesn't help me
you're not helping
you don't understand anything I say
reserve > I paid and got nothing
reserve > it didn't work
reserve > it gives me an error
trouble > still nothing
trouble > and when will someone look at it`,
      es: `ya pagué y no me llegó nada
qué porquería de servicio
qué malos son para contestar
tardan mucho en contestar
no contestaste mi pregunta
estoy furiosa
estoy harta de ustedes
qué groseros
me trataron mal
qué groseros son
muy mala experiencia con ustedes
ya pagué y no pasó nada
pagué el depósito y no me llegó el recibo
ya pagué y no me han mandado el comprobante
hice el pago ayer y no hay confirmación
dónde está mi recibo, ya pagué
dónde está mi comprobante
mi recibo no aparece
no me llegó el recibo
no me ha llegado el comprobante
no he recibido el correo de confirmación
nunca me llegó nada
me cobraron dos veces
me hicieron doble cargo
me cobraron y dice que falló
me descontaron el dinero y no aparece nada
el pago falló pero sí me cobraron
la página de pago no funciona
el formulario me marca error
no me deja mandar el formulario
su página no sirve
algo salió mal
me sale un error
qué feo servicio
pues qué mal servicio
pésimo servicio
qué mala atención
qué pésima atención tienen
el peor servicio
qué mal
estoy muy molesta con ustedes
estoy muy decepcionado
estoy enojada
estoy inconforme
qué coraje
esto es inaceptable
quiero quejarme
tengo una queja
dónde pongo una queja
quiero poner una queja
nadie me contesta
nadie me responde
nunca contestan
nadie ha respondido mi correo
les escribí hace una semana y nada
llené el formulario y nadie me llamó
sigo esperando respuesta
me dejaron en visto
nadie me ha contactado
por qué nadie contesta
pedí mi reembolso y nadie me hace caso
dónde está mi reembolso, no ha llegado
no me ha llegado la devolución
cancelé y me siguen cobrando
me siguen cobrando
tengo un problema con mi pago
me equivoqué de depósito
pagué el que no era
ya di los datos de mi tarjeta y no aparece mi lugar
hay un problema con mi depósito
no me ayudó nada tu respuesta
este chat no ayuda
no me estás ayudando
no entiendes nada de lo que digo
reserve > ya pagué y no me llegó nada
reserve > no funcionó
reserve > me marca error
trouble > y nada
trouble > y cuándo lo revisan`,
    },
  },
  {
    id: "bot_identity",
    question: { en: "Am I talking to a person or an AI?", es: "¿Hablo con una persona o con una IA?" },
    answer: {
      en: "I'm Hilda, an AI assistant, not a person: answers here are automatic. If you'd rather talk to somebody from our team, just say so and I'll show you the contact form.",
      es: "Soy Hilda, una asistente de IA, no una persona: aquí las respuestas son automáticas. Si prefieres hablar con alguien del equipo, nada más dímelo y te muestro el formulario de contacto.",
    },
    corrections: [],
    subject: ["botq"],
    examples: {
      en: `am I talking to a person or an AI
who are you
what's your name
who is hilda
is hilda a person
are you a bot
are you a robot
are you human
are you a real person
are you real
is this a bot
is this automated
who am I talking to
who is this
who's answering me
what's your name
who are you
are you an AI
are you chatgpt
you're a machine aren't you
is there a human behind this
are these automatic replies
is anyone actually there
am I chatting with a computer
you're a real person right
is a teacher answering me
bot?
do you have feelings
are you alive
what model are you
is this an ai chat
did a human write this
u real?
are you flesh and blood
what's ur name
is this an actual human typing
do I talk to a machine now
are you some kind of software
robot?
you're human right
eres robot?`,
      es: `hablo con una persona o con una ia
quién eres
cómo te llamas
quién es hilda
hilda es una persona
eres un bot
eres un robot
eres humano
eres una persona real
eres real
esto es un bot?
esto es automático
con quién hablo
quién eres
quién me está respondiendo
cómo te llamas
tú quién eres
eres una ia
eres chatgpt
eres una máquina verdad
hay un humano detrás de esto
son respuestas automáticas
hay alguien ahí de verdad
estoy chateando con una computadora
eres una persona de verdad no
me contesta una maestra
bot?
tienes sentimientos
estás vivo
qué modelo eres
es un chat de ia
esto lo escribe una persona
eres de verdad o qué
eres de carne y hueso
cuál es tu nombre
quién está escribiendo
estoy hablando con una máquina?
eres un programa o qué
hay alguien real escribiendo
robot?
eres humana verdad
are you a bot`,
    },
  },
  {
    id: "greeting",
    question: { en: "Hello!", es: "¡Hola!" },
    aliases: [
      "start",
      "begin",
      "help",
      "menu",
      "hey",

      "inicio",
      "iniciar",
      "empezar",
      "comenzar",
      "ayuda",
    ],
    answer: {
      en: "Hello, and welcome to Ceiba! I'm Hilda, the enrollment assistant, an AI. What would you like to know about prices, the pilot school or how we use AI?",
      es: "¡Hola, te damos la bienvenida a Ceiba! Soy Hilda, la asistente de inscripciones, una IA. ¿Qué te gustaría saber de precios, de la escuela piloto o de cómo usamos la IA?",
    },
    subject: [],
    examples: {
      en: `hello
start the chat
heyyy
hi hilda
hello hilda
hey there hilda
hello!
hi
hi there
hiya
hey
hey there
heyyy
hello there
good morning
good afternoon
good evening
good day
howdy
greetings
yo
what's up
hi how are you
hello, how are you doing
hello, anyone there?
hi I have a question
hi can you help me
can I ask you something
hola
helo
hii
hey good morning
hi 👋
hey there!
morning!
hello team
hi, good to meet you
evening
buenos días!
hello hello
hey ceiba`,
      es: `hola
iniciar el chat
hola hilda
holaaa
buenas hilda
hola!
holaa
holi
hola buenas
buenas
buenos días
buen día
buenas tardes
buenas noches
qué tal
qué onda
hola qué tal
hola cómo estás
hola buenas tardes cómo están
saludos
hola, hay alguien?
hola tengo una pregunta
hola me puedes ayudar
disculpa, una pregunta
te puedo preguntar algo
quiubo
ola
holis
muy buenas
hola 👋
hello
qué hubo
buenas nochess
hola equipo
hola, mucho gusto
holaaa buenas
hey
hello!
hola ceiba`,
    },
  },
  {
    id: "thanks",
    question: { en: "Thank you!", es: "¡Gracias!" },
    answer: {
      en: "You're very welcome! I'm here whenever you have another question.",
      es: "¡Con mucho gusto! Aquí estoy cuando tengas otra pregunta.",
    },
    subject: [],
    examples: {
      en: `thank you
thank you!
thanks
thanks a lot
thank you so much
many thanks
thx
ty
cheers
much appreciated
I appreciate it
that was very helpful
that's all I needed, thank you
great, thanks for your help
awesome, thank you
perfect thanks
ok thanks
cool thanks
super helpful
you've been a great help
thanks for the info
thanks for explaining
thanks that answers my question
that helps a lot
lovely, thanks
gracias
thank u
brilliant, cheers
cool, that's clear now
nice one
you rock
got it thanks
ok great, that's what I needed
tysm
gracias!!
thank you very much for your time
ok
great
alright`,
      es: `gracias
gracias!
muchas gracias
mil gracias
muchísimas gracias
te lo agradezco
muy amable
muy amable gracias
gracias por la ayuda
gracias por la información
gracias por tu tiempo
ok gracias
perfecto gracias
va gracias
súper, gracias
excelente, gracias
eso era todo, gracias
me ayudaste mucho
me sirvió mucho
me quedó claro, gracias
ya me quedó claro
qué amable
se agradece
te pasaste, gracias
gracias por resolver mis dudas
grax
thank you
sale muchas gracias
órale gracias
ya quedó, gracias
chido gracias
perfecto, era lo que necesitaba
qué bien, gracias por todo
thanks!
graciasss
muy bien, gracias
ok
vale
muy bien
ok perfecto`,
    },
  },
  {
    id: "goodbye",
    question: { en: "Goodbye!", es: "¡Adiós!" },
    answer: {
      en: "Goodbye, and thank you for stopping by! Come back whenever you like.",
      es: "¡Hasta luego y gracias por tu visita! Vuelve cuando quieras.",
    },
    subject: [],
    examples: {
      en: `goodbye
bye
bye!
bye bye
good bye
see you
see you later
see ya
cya
talk to you later
talk soon
I have to go
gotta go
I've got to run
have a nice day
have a good one
have a great weekend
good night
take care
until next time
ok that's it, bye
I'll be back tomorrow, bye
leaving now, bye
catch you later
ttyl
that's all, goodbye
I'll come back another day
alright I'm off, ciao
catch you tomorrow
I'll think about it, bye
I need to leave now
the kids are calling, talk soon
off to bed, good night
bye!!
adios
see ya later`,
      es: `adiós
adiós!
bye
hasta luego
hasta pronto
hasta mañana
nos vemos
nos vemos luego
ahí nos vemos
me tengo que ir
me voy
ya me voy, adiós
que tengas buen día
que tengan bonito día
que estés bien
buen fin de semana
buenas noches, me despido
cuídense
cuídate
hasta la próxima
eso es todo, adiós
mañana regreso, bye
luego vuelvo
luego le sigo
chao
me despido
al rato regreso
bueno ahí la vemos
lo voy a pensar, adiós
me tengo que salir, luego hablamos
me están llamando los niños, al rato
ya me voy a dormir, buenas noches
sale pues, bye
bye!
chaito
nos vemos pronto`,
    },
  },
];
