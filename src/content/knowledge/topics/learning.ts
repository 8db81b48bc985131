import type { Topic } from "#domain/enrolment/assistant/knowledge.ts";
import { childData } from "./child-data.ts";

/** How children learn: what Ceiba is, curriculum, nature, screens, AI, companions, packs, demo, dashboard, portal. */
export const learning: readonly Topic[] = [
  {
    id: "about",
    question: { en: "What is Ceiba?", es: "¿Qué es Ceiba?" },
    answer: {
      en: "Ceiba is a bilingual, nature-based micro-school supported by AI, with a pilot school in a beach town in Mexico and learning tools for home. Children of about {learnerAges} years learn with a blend of Montessori, project-based and International Baccalaureate approaches, in small groups and with hands-on activities.",
      es: "Ceiba es una microescuela bilingüe, basada en la naturaleza y apoyada por IA, con una escuela piloto en un pueblo de playa en México y herramientas de aprendizaje para casa. Niñas y niños de {learnerAges} años, más o menos, aprenden con una mezcla de los enfoques Montessori, por proyectos y del Bachillerato Internacional, en grupos pequeños y con actividades prácticas.",
    },
    subject: ["about"],
    examples: {
      en: `what is ceiba
what services do you offer
what is included in your service
what services do you have for kids
what is this
what's this all about
tell me about your school
tell me about ceiba
what do you offer
what do you guys do
can you explain what you do
who are you guys
I'd like more information
more info please
info
information
how does it work
give me an overview
what programs do you have
what options are there
what makes you different from a regular school
how are you different from other schools
why should I choose you
why ceiba
what's special about your school
what kind of school is this
is it a real school or an app
what is a micro-school
I saw your ad and I'd like to know more
just browsing, what is this place
sum it up for me
never heard of you, what is it
someone recommended ceiba, what is it exactly
greeting > tell me about the school
greeting > what do you do
give me the elevator pitch
what exactly is this Ceiba thing
is it an app or a school
what are you selling
sell me on it
what am I looking at here
who's behind it and what is it
I don't get what you are
talk to me about your project
what sort of place is it
ceiba?
qué es this
school info
it's just an app isn't it
it's an ordinary private school right`,
      es: `qué es ceiba
qué servicios ofrecen
qué servicios tienen
qué servicio dan
qué es esto
de qué se trata
cuéntame de la escuela
háblame de ceiba
qué ofrecen
qué hacen ustedes
me explicas qué hacen
quiénes son ustedes
quisiera más información
más información por favor
info
informes
me pueden dar informes
cómo funciona
dame un resumen
qué programas tienen
qué opciones hay
qué los hace diferentes de una escuela normal
en qué son diferentes a otras escuelas
por qué elegirlos a ustedes
por qué ceiba
qué tiene de especial su escuela
qué tipo de escuela es
es una escuela de verdad o una aplicación
qué es una microescuela
vi su anuncio y quiero saber más
nomás ando viendo, qué es este lugar
explícame en pocas palabras
nunca había oído de ustedes, qué son
me recomendaron ceiba, qué es exactamente
greeting > cuéntame de la escuela
greeting > a qué se dedican
a ver véndemela
qué es su escuela
es una app o un colegio
no entiendo bien qué son
qué venden
qué es lo que hacen exactamente
háblame de su proyecto
qué clase de lugar es
platícame qué es esto de ceiba
de qué va el proyecto
ceiba?
what is ceiba
info de la escuela
es nada más una app no
es una escuela privada normal verdad`,
    },
  },
  {
    id: "who_for",
    question: { en: "What kind of family is it for?", es: "¿Para qué tipo de familias es?" },
    answer: {
      en: "It is for families with children of about {learnerAges} years who want a small, nature-based school in English and Spanish. Local families, expat families and worldschooling families are all welcome. The fit checklist on the Programs page can help you see whether it suits yours.",
      es: "Es para familias con hijas e hijos de {learnerAges} años, más o menos, que buscan una escuela pequeña, basada en la naturaleza y en inglés y español. Son bienvenidas las familias locales, las extranjeras y las que viajan por el mundo. La lista de la página de Programas te ayuda a ver si va con la tuya.",
    },
    corrections: [{ all: ["only"], text: { en: "it isn't only for them.", es: "no es solo para ellos." } }],
    subject: ["whofor"],
    examples: {
      en: `what kind of family is it for
is it only for traveling families or for locals too
can families who already live in town join
who is this for
who's it for
what type of families join
is it for expats only
do local families join too
is it only for foreigners
do you accept mexican families
is this for homeschoolers
is it right for us
would it be a good fit for our family
how do I know if it's a good fit
is it for families like ours
we're a mixed family, half canadian half mexican, is it for us
I'm a single mom, would we fit in
is this only for rich people
it's just for american families right
only for worldschoolers, isn't it
is it for people who travel or who stay
what sort of kids do well there
would it suit an introverted child
do you take families who live far
we just moved here, are we welcome
fit checklist
is it for parents who work remotely
can immigrants join
would my kid fit in
about > is it for families like mine
about > do you take everyone
location > is it for locals as well
do normal folks from town send their kids too
we're a quirky homeschooling bunch, would we belong
is my family the right type
we only moved here last year, can we apply
any kind of family?
is it just rich gringos
do you need to be a foreigner
what kind of people send their kids to you
for expats?
locals ok?
is it for mexicanos too
it's only for families who travel right`,
      es: `para qué tipo de familia es
es solo para familias viajeras o también para las locales
los que somos de aquí también podemos entrar
sirve para quienes ya vivimos en el pueblo
para quién es
a quién va dirigido
qué tipo de familias entran
es solo para extranjeros
también entran familias locales
es nada más para gringos
aceptan familias de aquí
es para los que hacen homeschool
es para nosotros?
nos quedaría bien como familia
cómo sé si es para mi familia
es para familias como la nuestra
somos familia mixta, mitad canadienses mitad mexicanos, es para nosotros?
soy mamá soltera, encajamos?
es solo para gente con dinero
es nada más para familias americanas verdad
solo para los que viajan, no?
es para gente que viaja o que vive ahí
qué tipo de niños se adaptan bien
le va bien a un niño introvertido
aceptan familias que viven lejos
acabamos de mudarnos, somos bienvenidos?
lista para saber si encajamos
es para papás que trabajan a distancia
pueden entrar los de la comunidad
mi hijo encajaría ahí?
about > es para familias como la mía
about > aceptan a todos
location > también es para los locales
aquí caben familias del pueblo de siempre
puede entrar cualquier familia
es solo para gringos ricos
hay que ser extranjero
qué gente manda a sus hijos ahí
somos medio raros y hacemos homeschool, encajamos
mi familia es el tipo que buscan?
también los que somos de aquí podemos
para locales?
para expats?
es solo para familias que viajan verdad
familias mexicanas sí?`,
    },
  },
  {
    id: "curriculum",
    question: { en: "What do children learn and how?", es: "¿Qué aprenden y con qué método?" },
    answer: {
      en: "The curriculum blends Montessori, project-based and International Baccalaureate (IB) approaches. Learning is adapted to each child with AI and done with hands, through projects and nature, offline activities included.",
      es: "El programa mezcla los enfoques Montessori, por proyectos y del Bachillerato Internacional (IB). El aprendizaje se adapta a cada niña o niño con apoyo de la IA y se hace con las manos, con proyectos y en la naturaleza, también con actividades fuera de la pantalla.",
    },
    corrections: [
      {
        all: ["traditional"],
        text: { en: "it isn't a traditional program.", es: "no es un programa tradicional." },
      },
      {
        all: ["onlymontessori"],
        text: { en: "Montessori is one of three approaches.", es: "Montessori es uno de tres enfoques." },
      },
    ],
    subject: ["curriculum"],
    examples: {
      en: `what do children learn
what will my kids learn
what's the curriculum
curriculum
curriculum?
what curriculum do you follow
what method do you use
is it montessori
is this a montessori school
do you follow the IB
is it project based
what's your educational approach
what's your teaching philosophy
how do you teach
how do children learn there
what subjects do you cover
do you teach math and reading
will she learn to read and write
do they have textbooks
is there homework
do kids have exams
do you give grades
is it a traditional school program
so it's just regular classes with textbooks right
it's pure montessori, isn't it
is it waldorf
what pedagogy do you use
what does a day of learning look like
what about science and maths
is it structured or more free play
I want to know the academic side
how do you make sure they learn the basics
is it rigorous
about > what do they learn
pod_school > what do they teach
ages > and what would he learn
how are the kids taught
is there any structure to the teaching
will he learn his times tables
it's 100 percent montessori right
do they follow the SEP textbooks and memorize
what will my kid come out knowing
how do you teach reading
do they do projects
what's the learning style
is it play based
montessori?
ib?
subjects?
plan de estudios?
no math there right, just play
they follow the regular state curriculum, right`,
      es: `qué aprenden los niños
qué van a aprender mis hijos
cuál es el plan de estudios
plan de estudios
método
qué método usan
qué metodología llevan
es montessori?
es una escuela montessori
siguen el bachillerato internacional
es por proyectos
cuál es su enfoque educativo
cuál es su filosofía
cómo enseñan
cómo aprenden los niños ahí
qué materias llevan
enseñan matemáticas y lectura
va a aprender a leer y escribir
usan libros de texto
dejan tarea
hacen exámenes
ponen calificaciones
es un programa como el de las escuelas normales
o sea que son clases normales con libros verdad
es puro montessori no
es waldorf?
qué pedagogía usan
cómo es un día de aprendizaje
y las ciencias y mates
es estructurado o puro juego
me interesa la parte académica
cómo le hacen para que aprendan lo básico
cuál es el modelo educativo
about > qué aprenden
pod_school > qué les enseñan
ages > y qué aprendería
cómo les enseñan
le van a enseñar las tablas
le van a enseñar a leer o puro juego
es cien por ciento montessori no
siguen libros y memoria verdad
qué va a saber mi hijo al salir
cómo enseñan a leer
trabajan por proyectos
qué estilo de aprendizaje llevan
aprenden jugando?
qué tipo de educación dan
montessori?
materias?
curriculum?
ahí no ven mate, puro juego verdad
llevan el programa oficial de primaria no
proyectos?`,
    },
  },
  {
    id: "nature",
    question: {
      en: "Why is nature part of learning?",
      es: "¿Por qué la naturaleza es parte del aprendizaje?",
    },
    answer: {
      en: "Ceiba is nature-based: the sea and the forest are where ideas become real, so children learn by observing, building and doing as well as from lessons. Hands-on activities away from the screen are part of the program.",
      es: "Ceiba se basa en la naturaleza: el mar y la selva son donde las ideas se vuelven reales, así que niñas y niños aprenden observando, construyendo y haciendo, además de con lecciones. Las actividades prácticas fuera de la pantalla son parte del programa.",
    },
    subject: ["nature"],
    examples: {
      en: `why is nature part of learning
nature
nature based learning?
what does nature-based mean
do kids spend time outdoors
how much time outside
is there outdoor learning
are they outside a lot
do they learn outside
is it a forest school
what's the role of nature
why learn in nature
what do kids gain from being outdoors
do they go to the beach
do they learn about animals and plants
do they have a garden
is it like an outdoor school
my daughter loves bugs and mud, would she like it
my kid is happiest outdoors, is that part of it
why is being outside important
benefits of outdoor education
do they get fresh air or sit in a room
are the kids in the jungle all day
is the school in the forest
environmental education
curriculum > and how does nature come in
about > what does nature based mean
screen_time > so do they go outside
do they get muddy
what's the big deal with being outdoors
do the kids climb trees
are lessons held outdoors
are they indoors all day
do they explore the beach and forest
what has nature got to do with school
outdoors?
is naturaleza part of class
they never go outside right`,
      es: `por qué la naturaleza es parte del aprendizaje
naturaleza
qué quiere decir basada en la naturaleza
pasan tiempo al aire libre
cuánto tiempo están afuera
aprenden al aire libre
están mucho afuera
salen al exterior
es una escuela bosque
qué papel tiene la naturaleza
por qué aprender en la naturaleza
qué ganan los niños con estar al aire libre
van a la playa
aprenden de animales y plantas
tienen huerto
es como una escuela al aire libre
a mi hija le encantan los bichos y la tierra, le gustaría
mi hijo es feliz afuera, eso es parte?
por qué es importante estar afuera
beneficios de la educación al aire libre
les da el aire o están encerrados en un salón
están en la selva todo el día
la escuela está en el bosque
educación ambiental
contacto con la naturaleza
curriculum > y cómo entra la naturaleza
about > qué es eso de basada en la naturaleza
screen_time > entonces salen afuera
salen al monte o están encerrados
se ensucian?
se suben a los árboles
las clases son afuera
están metidos todo el día
exploran la playa y la selva
qué tiene que ver la naturaleza con la escuela
qué chiste tiene estar afuera
aire libre?
outdoor?
nunca salen verdad`,
    },
  },
  {
    id: "screen_time",
    question: { en: "How much screen time is there?", es: "¿Cuánto tiempo de pantalla hay?" },
    answer: {
      en: "Learning isn't only on a screen: AI-guided lessons go together with printable and offline, hands-on activities, and with nature. I don't have a published number of minutes a day; a person from our team can tell you more.",
      es: "No todo es pantalla: las lecciones guiadas por IA van junto con actividades imprimibles, prácticas y fuera de línea, y con la naturaleza. No tengo un número de minutos al día publicado; una persona del equipo puede contarte más.",
    },
    corrections: [
      {
        all: ["screen", "everything"],
        text: { en: "it isn't all on a screen.", es: "no todo es en pantalla." },
      },
      { all: ["screen", "only"], text: { en: "it isn't all on a screen.", es: "no todo es en pantalla." } },
    ],
    subject: ["screen"],
    examples: {
      en: `how much screen time is there
screen time
screens?
is it all on screens
how many hours in front of a screen
do kids use tablets all day
are they on ipads the whole time
does my child need a tablet
do they need a laptop
do they use computers
I don't want my kid on a screen all day
I'm worried about too much screen time
we limit screens at home, how does that work
we are a no screen family
my son already spends too long on devices
is everything digital
is it all online
so they sit at a computer all day, right
they just stare at a tablet, don't they
are there offline activities
what do they do away from the screen
will this turn my daughter into a screen zombie
is there a limit on device use
he gets hooked on videos, I want him off it
how much time on the computer per day
ai_use > so how much screen time is that
companions > is it a lot of screen time
about > is it all on a screen
she already lives on her phone, will this make it worse
is everything done on a laptop
I'd rather he wasn't staring at a monitor
how digital is it
what about kids' eyes
do they need their own device
will they sit and click all day
screens all day?
pantallas?
kids are on tablets from 9 to 3 right`,
      es: `cuánto tiempo de pantalla hay
tiempo de pantalla
pantallas?
es todo en pantalla
cuántas horas frente a la pantalla
usan tablet todo el día
están en el ipad todo el tiempo
mi hijo necesita tablet
necesitan computadora
usan computadoras
no quiero que mi hija esté en la pantalla todo el día
me preocupa tanta pantalla
en casa limitamos las pantallas, cómo sería
somos una familia sin pantallas
mi hijo ya pasa demasiado tiempo en el celular
todo es digital?
todo es en línea?
o sea que están sentados en la compu todo el día
nada más ven la tablet verdad
hay actividades sin pantalla
qué hacen fuera de la pantalla
se me va a enviciar con la tablet
hay límite de uso de dispositivos
se clava con los videos, lo quiero lejos de eso
cuánto tiempo en la computadora al día
ai_use > entonces cuánta pantalla es
companions > es mucho tiempo de pantalla
about > es todo en pantalla
no quiero que se la vivan en el celular
se la pasan en la compu?
todo se hace en laptop?
qué tan digital es
se van a quedar ciegos con tanta pantalla
tienen que llevar su propia tablet
se la viven clavados en el aparato
screen time?
todo el día en pantallas?
están en la tablet toda la jornada verdad`,
    },
  },
  {
    id: "ai_use",
    question: { en: "How is AI used?", es: "¿Cómo se usa la IA?" },
    answer: {
      en: "AI guides and adapts the learning: it suggests lessons that fit each child and keeps them company through a learning companion. It supports people and does not replace them; children use it under the supervision of an adult or with parental consent.",
      es: "La IA guía y adapta el aprendizaje: propone lecciones a la medida de cada niña o niño y lo acompaña a través de un compañero de aprendizaje. Apoya a las personas y no las sustituye; se usa con la supervisión de un adulto o con el consentimiento de mamá o papá.",
    },
    variants: [...childData],
    corrections: [
      {
        all: ["ai", "replace"],
        text: { en: "AI doesn't replace people.", es: "la IA no sustituye a las personas." },
      },
      {
        all: ["ai", "only"],
        text: { en: "AI doesn't replace people.", es: "la IA no sustituye a las personas." },
      },
    ],
    subject: ["ai"],
    examples: {
      en: `how is AI used
how do you use AI
AI?
what is AI used for
what does the AI do
what's the role of AI
what role does AI play in teaching
why do you use AI with kids
why is there AI in a school
how does the AI help my child learn
does the AI teach the classes
does AI replace the teachers
is my child taught by a robot
so there are no teachers just AI
the teacher is a computer, right
kids are taught only by AI, correct?
is it all AI or are there teachers
do kids learn with artificial intelligence
is there AI in the lessons
what does adaptive learning mean
how does the AI adapt to my child
what does AI-guided mean
explain the AI part
what does AI have to do with a school in nature
how much of it is AI
what does the machine do and what does the teacher do
curriculum > and where does AI come in
about > how is the AI used
nature > but what about the AI
companions > what does the AI do exactly
where does the AI come into it
so a computer replaces the teacher
what's with the robot stuff
I don't get what the AI is for
is AI just a gimmick
who's in charge, the AI or the teachers
will a bot grade my kid
ai?
ia in class?
no human teachers right
AI writes the lessons?
tell me about the AI
tell me how you use AI`,
      es: `cómo se usa la ia
cómo usan la ia
ia?
inteligencia artificial
para qué usan la ia
qué hace la ia
cuál es el papel de la ia
qué papel juega la ia en la enseñanza
por qué usan ia con niños
por qué hay ia en una escuela
cómo le ayuda la ia a mi hijo
la ia da las clases
la ia reemplaza a los maestros
a mi hijo le va a enseñar un robot
o sea que no hay maestros solo ia
el maestro es una computadora verdad
les enseña pura ia no
es todo ia o hay maestros
aprenden con inteligencia artificial
hay ia en las lecciones
qué es aprendizaje adaptativo
cómo se adapta la ia a mi hijo
qué quiere decir guiado por ia
explícame lo de la ia
qué tiene que ver la ia con una escuela en la naturaleza
qué tanto es ia
qué hace la máquina y qué hace la maestra
curriculum > y dónde entra la ia
about > cómo se usa la ia
nature > y la ia qué
companions > qué hace exactamente la ia
qué pinta la inteligencia artificial en esto
les da clase un robot?
la computadora sustituye a la maestra verdad
qué onda con lo de la ia
no entiendo para qué es la ia
la ia es puro adorno o qué
quién manda, la ia o los maestros
ia en clase?
ai?
no hay maestros humanos verdad
la ai hace las lecciones?
háblame de la ia
cuéntame cómo usan la ia`,
    },
  },
  {
    id: "ai_safety",
    question: { en: "Is the AI safe for children?", es: "¿Es segura la IA para los niños?" },
    answer: {
      en: "Children use the AI tools under the supervision of an adult or with parental consent, never as a replacement for the grown-ups around them. The Privacy page explains how children's data is handled.",
      es: "Las niñas y los niños usan las herramientas de IA con la supervisión de un adulto o con el consentimiento de mamá o papá, nunca en lugar de los adultos que los rodean. La página de Privacidad explica cómo se tratan los datos de los niños.",
    },
    variants: [...childData],
    corrections: [
      {
        all: ["alone"],
        text: { en: "an adult is part of it.", es: "siempre hay un adulto de por medio." },
      },
    ],
    subject: ["ai", "safe"],
    examples: {
      en: `is the AI safe for children
does the ai record my child
does it listen to my kid all the time
is AI safe for kids
is it safe
is the chatbot safe for my daughter
AI safety
is it supervised
who supervises the kids when they use AI
are children alone with the AI
is there an adult with them when they use it
does a grown-up watch what they chat about
can the AI say something inappropriate
could it tell my kid something bad
what if the AI says something wrong or scary
I don't trust AI with children
I'm nervous about my kid talking to an AI
I've read terrible stories about kids and chatbots
are there filters on the AI
how do you protect kids from harmful content
who monitors the conversations
do parents need to give consent for the AI
do I have to sit next to him while he uses it
can my kid use the AI alone
kids use the AI on their own with no adults, right
the AI is unsupervised isn't it
is the AI dangerous
what safety measures do you have for AI
can strangers talk to my kid through it
ai_use > is it safe
ai_use > does an adult watch them
companions > is it safe for a little kid
companions > are they alone with it
does somebody keep an eye on what the bot says to them
my kid can use the AI by himself without me right
what stops the AI from saying weird things
are the kids left to chat by themselves
is somebody around when they talk to the AI
can I trust that thing with my daughter
I'd freak out if a bot told my kid something bad
does a grown up have to be around
ai_use > is someone with them
ai_use > and who is watching
ai safety?
safe?
ia segura?
there's no supervision with the AI right
an adult is present?`,
      es: `es segura la ia para los niños
la ia graba a mi hijo
la ia escucha a mis hijos
la ia es segura
es seguro?
es seguro el chatbot para mi hija
seguridad de la ia
está supervisado
quién supervisa a los niños cuando usan la ia
los niños están solos con la ia
hay un adulto con ellos cuando la usan
algún adulto ve lo que platican
la ia puede decir algo inapropiado
puede decirle algo malo a mi hijo
y si la ia le dice algo equivocado o feo
no confío en la ia con niños
me da miedo que mi hijo hable con una ia
he leído cosas horribles de niños y chatbots
tiene filtros la ia
cómo protegen a los niños de contenido dañino
quién vigila las conversaciones
los papás tienen que dar permiso para la ia
tengo que estar sentada junto a él cuando la usa
mi hijo puede usar la ia solo
los niños usan la ia solos sin adultos verdad
nadie los supervisa, no?
es peligrosa la ia
qué medidas de seguridad tienen con la ia
pueden hablarle extraños a mi hija por ahí
me da desconfianza la inteligencia artificial
ai_use > y es segura
ai_use > hay un adulto viéndolos
companions > es seguro para un niño chiquito
companions > están solos con eso
me da pendiente que se quede solita hablando con eso
quién los cuida cuando platican con la máquina
alguien revisa lo que les dice la ia
qué tal si la ia le dice una barbaridad
los dejan solitos platicando con la ia
hay alguien cuando hablan con la ia
se puede confiar en esa cosa con mi hija
no me late que hable solo con una computadora
tiene que haber un mayor con ellos?
ai_use > y quién los está viendo
ai_use > hay alguien con ellos
seguridad?
safe para niños?
no hay supervisión con la ia verdad
está presente un adulto?`,
    },
  },
  {
    id: "companions",
    question: { en: "Who are the seven companions?", es: "¿Quiénes son los siete compañeros?" },
    answer: {
      en: "Children choose among seven AI learning companions: Luma, Alex, Aria, Chris, Maya, Tali and Luna. Luma is for advanced learners, Alex loves logic, Aria is creative, Chris adventurous and Maya social; Tali is gentle, and Luna is for the little ones.",
      es: "Pueden elegir entre siete compañeros de aprendizaje con IA: Luma, Alex, Aria, Chris, Maya, Tali y Luna. Luma es para quienes van avanzados, a Alex le encanta la lógica, Aria es creativa, Chris aventurero y Maya sociable; Tali es dulce y Luna es para los más pequeños.",
    },
    subject: ["companion", "companionname"],
    examples: {
      en: `who are the seven companions
companions
what companions are there
who are the companions
tell me about the AI companions
what is a learning companion
what's the companion
how many companions are there
what personalities are there
what characters can my child choose
who is Luma
who's Luna
tell me about Aria
what is Chris like
what's the difference between Luma and Luna
which companion is best for a shy kid
which companion for a 4 year old
can my kid choose the companion
can she switch companions
what are their names
which character likes art
is there a companion for adventurous kids
names of the avatars
does each child get their own buddy
there are only three characters right
who is Alex
is Tali a boy or a girl
what's the AI friend called
ai_use > who are the characters
companion_plans > who is the companion
ai_use > what are they called
companions > which one for a small child
companions > and Maya?
which of the guides is the artsy one
there are five AI characters right
tell me about the cast
what are the learning buddies like
who would my daughter talk to in the app
is there a funny one
who's the best guide for a shy girl
luma?
who's maya
personajes?
there's only one companion, luma, right`,
      es: `quiénes son los siete compañeros
compañeros
qué compañeros hay
quiénes son los compañeros de ia
cuéntame de los compañeros
qué es un compañero de aprendizaje
qué es el compañero
cuántos compañeros hay
qué personalidades hay
qué personajes puede escoger mi hijo
quién es Luma
quién es Luna
cuéntame de Aria
cómo es Chris
cuál es la diferencia entre Luma y Luna
qué compañero es mejor para un niño tímido
qué compañero para una niña de 4
puede mi hijo escoger su compañero
puede cambiar de compañero
cómo se llaman
qué personaje es artístico
hay compañero para niños aventureros
nombres de los avatares
cada niño tiene su propio amiguito
son nada más tres personajes verdad
quién es Alex
Tali es niño o niña
cómo se llama el amigo virtual
ai_use > quiénes son los personajes
companion_plans > quién es el compañero
ai_use > y cómo se llaman
companions > cuál para un chiquito
companions > y Maya?
quién es la tal Luma
cuál de los guías es el artístico
son cinco personajes verdad
cómo son los amiguitos digitales
con quién hablaría mi hija en la app
hay uno chistoso?
qué monitos son los que acompañan
luma?
characters?
quién es tali
solo hay un compañero verdad`,
    },
  },
  {
    id: "little_explorers",
    question: {
      en: "What are the Little Explorers packs?",
      es: "¿Qué son los paquetes Little Explorers?",
    },
    answer: {
      en: "Little Explorers is a set of weekly packs of activities to do at home with children of {packAges} years: {packWeeks} weeks, one pack a week. The Little Explorers page is open: the first week first, and each week completed opens the next.",
      es: "Little Explorers son paquetes semanales de actividades para hacer en casa con niñas y niños de {packAges} años: {packWeeks} semanas, un paquete por semana. La página Little Explorers ya está abierta: primero la primera semana, y cada semana completa abre la siguiente.",
    },
    corrections: [{ all: ["schoolplace"], text: { en: "they are done at home.", es: "se hacen en casa." } }],
    subject: ["explorers", "athome"],
    facts: ["packWeeks", "packAges"],
    examples: {
      en: `what are the little explorers packs
little explorers
little explorers?
what is little explorers
how do the at-home packs work
at home packs
weekly packs
home packs for toddlers
how long does little explorers last
how many weeks are the packs
what ages are the packs for
is there something for toddlers to do at home
something for my 3 year old at home
do you have activities for preschoolers at home
my little one is 4 and too young for school, anything for her
activities to do with my 5 year old at home
is there a program for kids under 6
do you have printables for small kids
the home packs are for 10 year olds, right?
little explorers runs for 12 weeks doesn't it
is little explorers at the school
do I get the packs by mail
what comes in the packs
what does a weekly pack include
something we could do at the kitchen table with the little brother
how many packs are there
do they get a certificate after the packs
ages > and for the little sister at home?
ages > what do you have for the under sixes
pod_school > my other one is 4, is there something for home
little_explorers > how many weeks
little_explorers > what ages
anything for preschoolers to do at home
toddler packs last ten weeks right
stuff to do on rainy days with a three year old
have you got anything for the under fives
activities for small kids who don't go to school yet
what do you offer for tots
packs?
pequeños exploradores?
packs are for teens right
weekly pack length`,
      es: `qué son los paquetes pequeños exploradores
pequeños exploradores
little explorers
qué es little explorers
cómo funcionan los paquetes para casa
paquetes para casa
paquetes semanales
paquetes para chiquitos
cuánto dura pequeños exploradores
de cuántas semanas son los paquetes
para qué edades son los paquetes
hay algo para niños chiquitos en casa
algo para mi hijo de 3 en casa
tienen actividades de preescolar para la casa
mi chiquita de 4 todavía no va a la escuela, hay algo para ella
actividades para hacer con mi hijo de 5 en casa
hay programa para menores de 6
tienen imprimibles para chiquitos
los paquetes son para niños de 10 verdad
pequeños exploradores dura 12 semanas no
pequeños exploradores es en la escuela?
los paquetes llegan por correo
qué traen los paquetes
qué incluye cada paquete semanal
algo que podamos hacer en la mesa de la cocina con el hermanito
cuántos paquetes son
dan certificado al terminar los paquetes
ages > y para la hermanita en casa
ages > qué tienen para menores de seis
pod_school > mi otro hijo tiene 4, hay algo para casa
little_explorers > cuántas semanas
little_explorers > para qué edades
qué hay para los que todavía no van a la escuela
algo para hacer en casita con los chiquitos
los paquetitos son para niños de 8 verdad
qué tienen para los más peques
actividades para mi chiquilla de tres en la casa
los paquetes duran diez semanas no
paquetes?
packs semanales
los paquetes son para adolescentes verdad
little explorers cuánto dura`,
    },
  },
  {
    id: "demo",
    question: { en: "Is there a demo we can try?", es: "¿Hay una demo que podamos probar?" },
    answer: {
      en: "Yes! The demo asks for an age and a way of learning, and shows the learning path and the starter pack that come out. On the home page you can pick an activity to take along: tiny home (ages {tinyHomeAges}, {tinyHomeMinutes} minutes), water cycle (ages {waterCycleAges}, {waterCycleMinutes} minutes) or story time (ages {storyTimeAges}, {storyTimeMinutes} minutes). There is no password and nothing to pay.",
      es: "¡Sí! La demo pregunta una edad y una forma de aprender, y muestra la ruta y el paquete inicial que resultan. En la página de inicio puedes elegir una actividad para llevar: la casita ({tinyHomeAges} años, {tinyHomeMinutes} minutos), el ciclo del agua ({waterCycleAges} años, {waterCycleMinutes} minutos) o la hora del cuento ({storyTimeAges} años, {storyTimeMinutes} minutos). No pide contraseña ni hay que pagar nada.",
    },
    corrections: [
      { all: ["pay"], text: { en: "the demo has nothing to pay.", es: "en la demo no se paga nada." } },
      {
        all: ["cost"],
        none: ["free"],
        text: { en: "the demo has nothing to pay.", es: "en la demo no se paga nada." },
      },
      { all: ["portal"], text: { en: "the demo asks for no password.", es: "la demo no pide contraseña." } },
    ],
    subject: ["demo"],
    examples: {
      en: `is there a demo
demo
demo?
can I see a demo
where is the demo
how do I open the demo
can we see a sample lesson
can you show me an example activity
what does a lesson look like
I want to see how it works before deciding
can my kid try an activity
is there a preview
interactive demo
what's in the demo
what demo activities are there
what is the tiny home activity
what is the water cycle activity
story time demo
do I need an account for the demo
do I have to pay for the demo
the demo costs money right
do I need a password for the demo
watch demo
show me what it looks like
how long does the demo take
can I play with it for a few minutes
is there a video of how it works
about > can I see it in action
ai_use > can I see an example
curriculum > is there a sample lesson
companions > can we try one in a demo
got something I can click around in
we need to pay before seeing the demo right
can I have a look at a lesson
is there a way to peek at a class
can I mess around with it first to see
let me see a lesson in action
sample?
demo please
the demo needs a credit card, right
demostración?`,
      es: `hay una demo
demo
demo?
puedo ver una demo
dónde está la demo
cómo abro la demo
podemos ver una lección de muestra
me enseñas una actividad de ejemplo
cómo es una lección
quiero ver cómo funciona antes de decidir
mi hijo puede hacer una actividad de prueba
hay alguna muestra
demo interactiva
demostración
qué trae la demo
qué actividades hay en la demo
qué es la actividad de la casita
qué es la actividad del ciclo del agua
la demo del cuento
necesito cuenta para la demo
hay que pagar por la demo
la demo cuesta verdad
necesito contraseña para la demo
ver demo
muéstrame cómo se ve
cuánto dura la demo
puedo jugarle un ratito para ver
hay un video de cómo funciona
about > lo puedo ver funcionando
ai_use > puedo ver un ejemplo
curriculum > hay una clase de muestra
companions > se puede ver uno en la demo
hay forma de echarle un ojito a una clase
puedo picarle a algo para ver cómo es
me dejan ver una clase
quiero curiosear una lección
hay que pagar antes de ver la demo verdad
un ejemplito de lo que hacen
muestra?
demo please
la demo pide tarjeta verdad
quiero ver el demo`,
    },
  },
  {
    id: "dashboard",
    question: { en: "How can I follow my child's progress?", es: "¿Cómo sigo el avance de mi hijo?" },
    answer: {
      en: "There is a family dashboard where parents follow their child's progress. You can see a preview with sample numbers on the home page.",
      es: "Hay un panel familiar donde mamá y papá siguen el avance de su hija o hijo. En la página de inicio puedes ver una vista previa con números de ejemplo.",
    },
    subject: ["dashboard"],
    examples: {
      en: `how can I follow my child's progress
family dashboard
parent dashboard
dashboard?
progress reports
how do I know how my kid is doing
how will I know if she is learning
can parents see what they learn
can I see my daughter's results
where do I see my kid's progress
do you send reports
are there report cards
how do you keep parents informed
do I get updates about my son
how do I track his learning
is there an app for parents
can I check what he did today
can I see how many lessons she finished
how do you measure progress
will there be feedback for parents
can both parents see the dashboard
what does the dashboard show
is there a weekly summary for parents
I like to stay on top of how my kids are doing
how would I notice if he's falling behind
curriculum > how do I see her progress
ai_use > can I see what he does with it
companions > do parents see what they do
how will I know he isn't just goofing off
do parents have their own page with results
how do I find out if it's working
I want to see how she's getting on
can I see if he did his lessons
who tells me how she is getting on
progress?
reports?
reporte de progreso?
parents can't see anything right`,
      es: `cómo sigo el avance de mi hijo
panel familiar
panel para padres
dashboard
reportes de avance
cómo sé cómo va mi hijo
cómo sabré si está aprendiendo
los papás pueden ver lo que aprenden
puedo ver los resultados de mi hija
dónde veo el progreso de mi hijo
mandan reportes
hay boletas
cómo informan a los papás
me llegan avisos de cómo va mi hijo
cómo le doy seguimiento a su aprendizaje
hay una aplicación para papás
puedo checar qué hizo hoy
puedo ver cuántas lecciones terminó
cómo miden el avance
hay retroalimentación para los papás
los dos papás pueden ver el panel
qué muestra el panel
hay un resumen semanal para papás
me gusta estar al pendiente de cómo van
cómo me doy cuenta si se atrasa
curriculum > cómo veo sus avances
ai_use > puedo ver lo que hace con eso
companions > los papás ven lo que hacen
cómo le hago para estar al tanto de lo que aprende
los papás tienen su página con resultados
cómo me entero si está funcionando
quiero ver cómo le va
puedo ver si hizo sus lecciones
quién me dice cómo va
cómo sé que no nada más está jugando
avances?
reportes?
los papás no pueden ver nada verdad
progress report?`,
    },
  },
  {
    id: "student_portal",
    question: { en: "How do students enter the portal?", es: "¿Cómo entran los estudiantes al portal?" },
    answer: {
      en: "The Student Portal button is at the top of the home page, and students enter with a class password. The teacher gives it out, so please ask your teacher if you need it.",
      es: "El botón del Portal de estudiantes está arriba en la página de inicio, y se entra con una contraseña de la clase. La da la maestra o el maestro, así que pídesela si la necesitas.",
    },
    corrections: [
      {
        all: ["selfmade"],
        text: {
          en: "the teacher gives out the password.",
          es: "la contraseña la da la maestra o el maestro.",
        },
      },
    ],
    subject: ["portal"],
    examples: {
      en: `how do students enter the portal
student portal
student portal?
how do I log in
how does my kid log in
login
where do students log in
where is the student portal
what's the password
what is the class password
I forgot the password
we lost the password
who gives us the password
where do I get the access code
how do I get a password for my child
we can't get into the portal
the portal says wrong password
my son can't log in
the site asks for a password, what do I type
do we create our own password
I pick the password myself, right
each student has their own password, correct?
do students need an account
how do I create an account for my daughter
is there a username
password not working
can parents enter the student portal
what's the portal for
it keeps saying access denied
dashboard > how do I log in
demo > it asks me for a password
student_portal > and who gives me that
student_portal > what's the password then
my boy forgot the thing to sign in
each kid makes up their own login right
she needs a code to get in
it asks my kid for a code
where do I find the code for my son
can't remember our class word
the kids' page won't open without a password
password?
portal login
contraseña?
I get the password by email right
the password is sent to parents, correct`,
      es: `cómo entran los alumnos al portal
portal de alumnos
portal del estudiante
cómo inicio sesión
cómo entra mi hijo a la plataforma
iniciar sesión
dónde entran los alumnos
dónde está el portal de alumnos
cuál es la contraseña
cuál es la contraseña de la clase
olvidé la contraseña
perdimos la contraseña
quién nos da la contraseña
dónde consigo el código de acceso
cómo consigo la clave para mi hijo
no podemos entrar al portal
el portal dice contraseña incorrecta
mi hijo no puede entrar
la página pide una contraseña, qué le pongo
nosotros creamos la contraseña?
yo invento la contraseña verdad
cada alumno tiene su propia contraseña no
los alumnos necesitan cuenta
cómo le hago una cuenta a mi hija
hay nombre de usuario
no funciona la contraseña
los papás pueden entrar al portal de alumnos
para qué es el portal
no me deja entrar me pide clave
dashboard > y cómo entro
demo > me pide contraseña
student_portal > y quién me la da
student_portal > entonces cuál es la clave
no jala la contraseña de mi hija
le pide un código para entrar
dónde encuentro la clave de mi hijo
no me acuerdo de la clave de la clase
la página de los niños no abre sin contraseña
cada quien inventa su usuario verdad
se nos olvidó con qué se entra
contraseña?
login del portal
la contraseña llega por correo verdad
nos mandan la clave a los papás no
password?`,
    },
  },
  {
    id: "languages",
    question: { en: "What languages do you teach in?", es: "¿En qué idiomas es?" },
    answer: {
      en: "Ceiba is bilingual: English and Spanish. The site, this chat and the learning tools work in both, so a child can begin in the language they are comfortable with.",
      es: "Ceiba es bilingüe: inglés y español. El sitio, este chat y las herramientas de aprendizaje funcionan en los dos idiomas, así que cada quien puede empezar en el que le sea más cómodo.",
    },
    corrections: [
      {
        all: ["language", "only"],
        text: { en: "it is in both languages.", es: "es en los dos idiomas." },
      },
      {
        all: ["language", "notword"],
        text: { en: "both languages are there.", es: "los dos idiomas están." },
      },
      {
        all: ["language", "required"],
        text: { en: "both languages are there.", es: "los dos idiomas están." },
      },
      {
        all: ["otherlanguage"],
        text: {
          en: "the two languages are English and Spanish.",
          es: "los dos idiomas son inglés y español.",
        },
      },
    ],
    subject: ["language"],
    examples: {
      en: `what languages do you teach in
languages
languages?
is it bilingual
is the school bilingual
is it in english or spanish
what language are classes in
do you teach in English
do they teach Spanish
do my kids need to speak Spanish
my kids don't speak any spanish
my son only speaks English, is that a problem
she speaks only spanish, will she be ok
does my child have to know English
will my kids learn Spanish
will they pick up spanish
do the teachers speak English
is this chat available in spanish
is the app in spanish too
classes are all in spanish right
everything is in english isn't it
you only speak spanish, no?
do you teach french
is there german
it's a french school right
what if he understands neither language well
is it spanish immersion
we speak english at home
can the companion talk in spanish
we're german speakers
about > in what language
pod_school > is it in english
ages > does he need to speak spanish
companions > do they speak spanish
we don't know a word of Spanish, is that an issue
do they also do French
is everything taught in Spanish
my daughter freezes when people speak Spanish to her
does he need to be fluent
will the language be a barrier
half and half english and spanish?
english?
spanish?
bilingüe?
you have to be bilingual to enter right`,
      es: `en qué idiomas es
idiomas
idiomas?
es bilingüe
la escuela es bilingüe?
es en inglés o en español
en qué idioma son las clases
enseñan en inglés
enseñan español
mis hijos tienen que saber inglés
mis hijos no hablan inglés
mi hijo solo habla español, es problema?
ella solo habla inglés, va a estar bien?
es requisito saber inglés
van a aprender inglés
se les va a pegar el inglés
los maestros hablan español
este chat está en inglés también
la aplicación está en español
las clases son todas en inglés verdad
todo es en español no?
solo hablan inglés, no?
enseñan francés
dan alemán
es una escuela francesa no
y si no domina ninguno de los dos idiomas
es inmersión en inglés
en casa hablamos español
el compañero habla español?
nosotros hablamos alemán
about > en qué idioma
pod_school > es en inglés?
ages > tiene que saber inglés
companions > hablan español
y si mi hija nomás entiende inglés
las maestras dan todo en español?
no sabemos ni papa de inglés
va a batallar con el idioma
tiene que dominar el inglés
es mitad y mitad
también dan francés?
mi hijo no le entiende al inglés
companions > en qué idioma hablan
inglés?
español?
bilingual?
hay que ser bilingüe para entrar verdad`,
    },
  },
];
