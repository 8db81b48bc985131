import type { Topic } from "#domain/enrolment/assistant/knowledge.ts";

/** The school itself: ages, groups, hours, place, start, passes and the teacher residency. */
export const school: readonly Topic[] = [
  {
    id: "ages",
    question: { en: "What ages is it for?", es: "¿Para qué edades es?" },
    answer: {
      en: "Ceiba is for children of about {learnerAges} years. Pod School takes ages {podAges}, and the Little Explorers at-home packs are for ages {packAges}.",
      es: "Ceiba es para niñas y niños de {learnerAges} años, más o menos. Pod School recibe a niñas y niños de {podAges} años, y los paquetes para casa Little Explorers son para {packAges} años.",
    },
    variants: [
      {
        when: ["age:below"],
        text: {
          en: "Not yet: Ceiba is for children of about {learnerAges} years, so {age} is a little early. The first thing that will fit is Little Explorers, packs of activities for ages {packAges} to do at home.",
          es: "Todavía no: Ceiba es para niñas y niños de {learnerAges} años, más o menos, así que a los {age} es un poquito pronto. Lo primero que le va a quedar es Little Explorers, paquetes de actividades para hacer en casa, de {packAges} años.",
        },
      },
      {
        when: ["age:young"],
        text: {
          en: "No, Pod School takes ages {podAges}. At {age}, Little Explorers fits: packs of activities for ages {packAges} to do at home, open on their own page. The learning tools will be for ages {learnerAges}.",
          es: "No, Pod School recibe a niñas y niños de {podAges} años. A los {age} le queda Little Explorers: paquetes de actividades para hacer en casa, de {packAges} años, ya abiertos en su página. Las herramientas de aprendizaje serán para {learnerAges} años.",
        },
      },
      {
        when: ["age:foundation"],
        text: {
          en: "Yes, at {age} it fits: Pod School takes ages {podAges}, and that age belongs to the Foundation pod ({podFoundation}). Ceiba as a whole is for ages {learnerAges}.",
          es: "Sí, a los {age} años encaja bien: Pod School recibe a niñas y niños de {podAges} años, y esa edad va en el pod Foundation ({podFoundation}). Ceiba en general es para {learnerAges} años.",
        },
      },
      {
        when: ["age:foundationOrExplorer"],
        text: {
          en: "Yes, at {age} it fits: Pod School takes ages {podAges}, and that age sits between the Foundation pod ({podFoundation}) and the Explorer pod ({podExplorer}). Ceiba as a whole is for ages {learnerAges}.",
          es: "Sí, a los {age} años encaja bien: Pod School recibe a niñas y niños de {podAges} años, y esa edad queda entre el pod Foundation ({podFoundation}) y el pod Explorer ({podExplorer}). Ceiba en general es para {learnerAges} años.",
        },
      },
      {
        when: ["age:explorer"],
        text: {
          en: "Yes, at {age} it fits: Pod School takes ages {podAges}, and that age belongs to the Explorer pod ({podExplorer}). Ceiba as a whole is for ages {learnerAges}.",
          es: "Sí, a los {age} años encaja bien: Pod School recibe a niñas y niños de {podAges} años, y esa edad va en el pod Explorer ({podExplorer}). Ceiba en general es para {learnerAges} años.",
        },
      },
      {
        when: ["age:explorerOrCreator"],
        text: {
          en: "Yes, at {age} it fits: Pod School takes ages {podAges}, and that age sits between the Explorer pod ({podExplorer}) and the Creator pod ({podCreator}). Ceiba as a whole is for ages {learnerAges}.",
          es: "Sí, a los {age} años encaja bien: Pod School recibe a niñas y niños de {podAges} años, y esa edad queda entre el pod Explorer ({podExplorer}) y el pod Creator ({podCreator}). Ceiba en general es para {learnerAges} años.",
        },
      },
      {
        when: ["age:creator"],
        text: {
          en: "Yes, at {age} it fits: Pod School takes ages {podAges}, and that age belongs to the Creator pod ({podCreator}). Ceiba as a whole is for ages {learnerAges}.",
          es: "Sí, a los {age} años encaja bien: Pod School recibe a niñas y niños de {podAges} años, y esa edad va en el pod Creator ({podCreator}). Ceiba en general es para {learnerAges} años.",
        },
      },
      {
        when: ["age:older"],
        text: {
          en: "No, Pod School takes ages {podAges}. At {age}, the learning tools fit: they are for ages {learnerAges}.",
          es: "No, Pod School recibe a niñas y niños de {podAges} años. A los {age} le quedan las herramientas de aprendizaje, que son para {learnerAges} años.",
        },
      },
      {
        when: ["age:above"],
        text: {
          en: "No, I'm afraid {age} is above our range: Ceiba is for children of about {learnerAges} years, and Pod School for ages {podAges}.",
          es: "No, me temo que {age} años queda fuera de nuestro rango: Ceiba es para niñas y niños de {learnerAges} años, más o menos, y Pod School para {podAges}.",
        },
      },
    ],
    corrections: [
      {
        all: ["age", "only"],
        none: ["pod"],
        text: { en: "the range is wider.", es: "el rango es más amplio." },
      },
    ],
    subject: ["age", "child"],
    facts: ["learnerAges"],
    examples: {
      en: `what ages is it for
is 13 too old for pod school
is 5 too young for pod school
is 12 too old
I have a 14 year old teenager
do you take 4 year olds
do you take five year olds
do you accept 3 year olds
can a 4 year old join
do you admit thirteen year olds
will you take my 13 year old
is 14 ok
can my 5 year old come
what age is this for
ages?
ages
age limits
what is the minimum age
what's the maximum age
from what age can kids join
up to what age do you take kids
how old do kids have to be
is my 4 year old too young
is a 3 year old too little for this
my son just turned 2, can he come
my daughter is 15, is that too old
is 12 too old
do you accept teenagers
do you take toddlers
can babies join
is it ok for a 9 year old
my girl is seven, would that work
mine are 5 and 9, can both come
is my kid old enough
does it work for older kids too
it's only for teenagers right
it's for kids up to 18 isn't it
so it's just for babies and toddlers
what grades do you cover
do you have kindergarten
is there middle school
high school age?
my son is 14, does he still fit
pod_school > from what age
pod_school > is a five year old ok
about > what ages
pod_school > is 13 too old for that
is kindergarten age alright
he'll be 13 in the fall, still ok?
she's 3 and a half
I've got a baby of 18 months
do you only take kids up to 10
are high schoolers allowed
my eldest is nearly 15
could a preschooler come
is there an upper age limit
how young can they start
mine is barely two
age?
edades?
minimum age?
is fifteen ok
what's the cut off age
you take kids from 1 year old right`,
      es: `para qué edades es
tengo una adolescente de 13
con 13 ya es muy grande para pod school
a los 5 es muy chico para pod school
mi hija tiene 5 años la aceptan
aceptan niños de 4 años
reciben niños de 13 años
mi hijo tiene 13, lo aceptan
puede entrar mi niño de 4
tengo una de 5, entra?
mi hijo de 14 puede entrar
a los 4 ya los reciben
de qué edades
edades
edades?
desde qué edad
desde qué edad reciben
hasta qué edad
cuál es la edad mínima
cuál es la edad máxima
cuántos años tienen que tener
qué edad deben tener los niños
mi hijo de 4 está muy chiquito
un niño de 3 años puede entrar?
mi hijo acaba de cumplir 2, puede ir
mi hija tiene 15, ya está grande?
a los 12 ya está muy grande
aceptan adolescentes
reciben niños de kinder
reciben bebés
sirve para una niña de 9
mi niña tiene siete, sí puede?
los míos tienen 5 y 9, pueden los dos
mi hijo ya está grandecito, lo aceptan
es solo para adolescentes verdad
es hasta los 18 no
entonces es nada más para bebés
qué grados manejan
tienen preescolar
tienen secundaria
hay prepa?
mi hijo tiene 14, todavía entra
está muy peque mi niña para esto?
pod_school > desde qué edad
pod_school > uno de cinco puede
about > para qué edades
pod_school > uno de 13 ya no?
los de secundaria pueden entrar
agarran niños de secundaria
mi bebé tiene año y medio
tiene 3 y medio
solo reciben hasta los 10 verdad
aceptan de prepa
mi mayor casi cumple 15
puede ir uno de preescolar
hay tope de edad
qué tan chiquitos pueden empezar
apenas tiene dos añitos
ya está muy huerco para eso
edad?
edad mínima
ages?
reciben desde 1 año verdad
cuál es el límite de edad
mi kid de 5 puede`,
    },
  },
  {
    id: "pods",
    question: { en: "Which pod would my child be in?", es: "¿En qué pod quedaría mi hijo?" },
    answer: {
      en: "There are three pods by age: Foundation ({podFoundation}), Explorer ({podExplorer}) and Creator ({podCreator}).",
      es: "Hay tres pods por edad: Foundation ({podFoundation} años), Explorer ({podExplorer} años) y Creator ({podCreator} años).",
    },
    variants: [
      {
        when: ["age:young"],
        text: {
          en: "Not yet: Pod School starts at {podFrom}, so there is no pod at {age}. Little Explorers fits, packs of activities for ages {packAges} to do at home, open on their own page. The pods are Foundation ({podFoundation}), Explorer ({podExplorer}) and Creator ({podCreator}).",
          es: "Todavía no: Pod School empieza a los {podFrom}, así que a los {age} años no hay pod. Le queda Little Explorers, paquetes de actividades para hacer en casa, de {packAges} años, ya abiertos en su página. Los pods son Foundation ({podFoundation}), Explorer ({podExplorer}) y Creator ({podCreator}).",
        },
      },
      {
        when: ["age:foundation"],
        text: {
          en: "At {age}, it is the Foundation pod ({podFoundation}). The other pods are Explorer ({podExplorer}) and Creator ({podCreator}).",
          es: "A los {age} años va en el pod Foundation ({podFoundation} años). Los otros pods son Explorer ({podExplorer}) y Creator ({podCreator}).",
        },
      },
      {
        when: ["age:foundationOrExplorer"],
        text: {
          en: "At {age}, it can be the Foundation pod ({podFoundation}) or the Explorer pod ({podExplorer}); a person would look at it with you. The third pod is Creator ({podCreator}).",
          es: "A los {age} años puede ser el pod Foundation ({podFoundation}) o el pod Explorer ({podExplorer}); una persona lo vería contigo. El tercer pod es Creator ({podCreator}).",
        },
      },
      {
        when: ["age:explorer"],
        text: {
          en: "At {age}, it is the Explorer pod ({podExplorer}). The other pods are Foundation ({podFoundation}) and Creator ({podCreator}).",
          es: "A los {age} años va en el pod Explorer ({podExplorer} años). Los otros pods son Foundation ({podFoundation}) y Creator ({podCreator}).",
        },
      },
      {
        when: ["age:explorerOrCreator"],
        text: {
          en: "At {age}, it can be the Explorer pod ({podExplorer}) or the Creator pod ({podCreator}); a person would look at it with you. The youngest pod is Foundation ({podFoundation}).",
          es: "A los {age} años puede ser el pod Explorer ({podExplorer}) o el pod Creator ({podCreator}); una persona lo vería contigo. El pod de los más chicos es Foundation ({podFoundation}).",
        },
      },
      {
        when: ["age:creator"],
        text: {
          en: "At {age} it's the Creator pod ({podCreator}). The other pods are Foundation ({podFoundation}) and Explorer ({podExplorer}).",
          es: "A los {age} años va en el pod Creator ({podCreator} años). Los otros pods son Foundation ({podFoundation}) y Explorer ({podExplorer}).",
        },
      },
      {
        when: ["age:older"],
        text: {
          en: "No: Pod School goes up to {podTo}, so there is no pod at {age}. The learning tools fit, which are for ages {learnerAges}. The pods are Foundation ({podFoundation}), Explorer ({podExplorer}) and Creator ({podCreator}).",
          es: "No: Pod School llega hasta los {podTo} años, así que a los {age} no hay pod. Le quedan las herramientas de aprendizaje, que son para {learnerAges} años. Los pods son Foundation ({podFoundation}), Explorer ({podExplorer}) y Creator ({podCreator}).",
        },
      },
    ],
    subject: ["pod", "groupword"],
    facts: ["podByAge"],
    examples: {
      en: `which pod would my child be in
can my 13 year old join a pod
can my 5 year old be in a pod
is there a pod for a 4 year old
is there a pod for teenagers
what are the pods called
what pods are there
what group would my 7 year old be in
which class does a nine year old go to
where would you put my son who is 8
what are the age groups
how are the groups divided
how do you group the kids
are kids grouped by age
do all ages learn together or separate
is it mixed ages
would my two kids be in the same group
my kids are 7 and 11, would they be together
foundation pod ages
what ages are in the explorer pod
what age is the creator pod
who goes in creator
is a 12 year old in foundation?
my 6 year old would be with the explorers, right
a nine year old goes to creator, correct?
what pod for a 10 yo
how old are kids in foundation
he's eight, is he with the little ones or the bigger ones
ages of each group
which pod does she belong to
pod_school > which one for a 9 year old
pod_school > what are the groups
ages > which group is that
ages > and where would an 11 year old go
group_size > and how do you split them
pods > and a 7 year old?
pods > what about my other one who is 11
who would my 9 yr old be grouped with
7 year olds are in creator right
what do the names Foundation, Explorer and Creator mean
which bunch would she be placed in
do you separate the big ones from the little ones
where does an eight year old belong
is my ten year old with the older ones
how do you decide which group a kid is in
pods > and at 12?
ages > and her sister who is 9, which group
pods?
age groups?
mi hijo de 9 which pod
pods are by reading level not age, right
all ages are mixed together right`,
      es: `en qué pod quedaría mi hijo
mi hijo de 13 puede entrar a un pod
hay pod para mi niña de 5
hay un pod para los de 4 años
puede mi hija de 14 estar en un pod
cómo se llaman los pods
qué pods hay
en qué grupo iría mi hijo de 7
a qué grupo va una niña de nueve
dónde pondrían a mi hijo que tiene 8
cuáles son los grupos por edad
cómo dividen los grupos
cómo agrupan a los niños
los juntan por edad?
están todos juntos o separados por edades
son grupos multiedad
mis dos hijos estarían en el mismo grupo
los míos tienen 7 y 11, irían juntos
edades del pod foundation
qué edades hay en el pod explorer
de qué edad es el pod creator
quiénes van en creator
un niño de 12 va en foundation?
mi hija de 6 iría con los explorer verdad
uno de nueve va a creator no?
qué pod le toca a uno de 10
cuántos años tienen los de foundation
tiene ocho, va con los chiquitos o con los grandes
edades de cada grupo
en qué salón le toca
mi chamaco tiene 9, con qué bola de niños va
pod_school > cuál le toca a uno de 9
pod_school > qué grupos hay
ages > y en qué grupo sería
ages > y una de 11 dónde va
group_size > y cómo los dividen
pods > y el de 7?
pods > y mi otro hijo de 11
con qué niños iría mi hijo de 9
los de 7 van en creator verdad
qué significan Foundation, Explorer y Creator
en qué bolita la pondrían
separan a los grandes de los chicos
dónde va uno de ocho
mi niño de diez va con los grandes?
cómo deciden en qué grupo va cada quien
a cuál salón me lo mandan
pods > y a los 12?
ages > y su hermana de 9 en cuál
pods?
grupos por edad
qué pod para mi kid de 9
los pods son por nivel y no por edad verdad
todos van revueltos verdad`,
    },
  },
  {
    id: "group_size",
    question: { en: "How many children are in a group?", es: "¿Cuántos niños hay por grupo?" },
    answer: {
      en: "At most {podMax} children per group in Pod School.",
      es: "Máximo {podMax} niñas y niños por grupo en Pod School.",
    },
    subject: ["pod", "size"],
    facts: ["podMax"],
    examples: {
      en: `how many children are in a group
how many kids per group
group size
class size
how big are the classes
how big are the groups
how many students per class
how many kids in each pod
what's the maximum number of kids
student teacher ratio
are the classes small
small classes?
is it crowded
how many classmates would she have
how many other children will be with my son
are there 30 kids in a class like everywhere else
groups of 20, right?
there are 15 kids per pod, correct
so 12 per class
what's the cap on each pod
he doesn't do well in crowds, how many are there
my son is shy, is it a small group
headcount per classroom
pod_school > how many kids in it
pod_school > how many classmates
pods > how many in each group
ages > and how many kids per class
are we talking 5 or 25 kids to a room
how many to a room
12 kids in each pod right
is it one on one or a group
will she be lost in a crowd
do you cram them in
is there a limit on students
how many buddies will he have in class
class size?
ratio?
cuántos kids per group
you have up to 25 per class no`,
      es: `cuántos niños hay por grupo
cuántos alumnos por grupo
tamaño de los grupos
tamaño del grupo
qué tan grandes son los grupos
de cuántos niños son los grupos
cuántos alumnos por salón
cuántos niños en cada pod
cuál es el máximo de niños
cuántos alumnos por maestro
son grupos chicos?
son grupos reducidos
están muy llenos los salones
cuántos compañeros tendría
cuántos niños más estarían con mi hijo
son de 30 como en todas las escuelas
grupos de 20 verdad
son 15 niños por pod no
o sea 12 por clase
cuál es el cupo máximo
se agobia con mucha gente, cuántos son
mi hijo es tímido, es un grupo pequeño?
de a cuántos niños los juntan
como cuántos chiquillos son
pod_school > cuántos niños son
pod_school > cuántos compañeros
pods > cuántos en cada grupo
ages > y cuántos por grupo
no los amontonan?
cuántos meten en cada salón
son 12 en cada pod verdad
son clases individuales o en grupo
se va a perder entre tantos niños
hay límite de alumnos
cuántos amiguitos va a tener en clase
son poquitos niños o muchos
tamaño de grupo?
cupo
cuántos kids por grupo
tienen hasta 25 por salón no`,
    },
  },
  {
    id: "schedule",
    question: { en: "What are the school hours?", es: "¿Cuál es el horario?" },
    answer: {
      en: "Pod School runs Monday to Friday, {podHours}.",
      es: "Pod School es de lunes a viernes, {podHours}.",
    },
    corrections: [
      {
        all: ["weekend"],
        text: { en: "there is no school on weekends.", es: "no hay clases en fin de semana." },
      },
      { all: ["halfday"], text: { en: "it's a longer day.", es: "la jornada es más larga." } },
    ],
    subject: ["pod", "schedule"],
    facts: ["podHours"],
    examples: {
      en: `what are the school hours
what time do they go in and get out
schedule
schedule?
timetable
hours?
what time does school start
what time does it finish
what time do they get out
when does the school day end
start and end time
drop off time
pick up time
when do I pick him up
what days are classes
is it every day
how many days a week
is it five days a week
is there school on weekends
do they go on sundays
is it full day or half day
only mornings?
is it in the afternoon
how many hours a day
how long is the school day
what's the daily schedule
are they home for lunch
does it start at 8
school ends at 2 right
classes are until 5pm, correct?
it's only three days a week, isn't it
I work until 5, what time does it let out
can I drop her off at 7:30
pod_school > what time
pod_school > what are the hours
pod_school > which days
pod_school > what time do they finish
pod_school > is it all day
pod_school > would she be done before 4
group_size > and the hours?
cost_overview > what hours is that
when's pickup
is Friday off
are they free on Wednesdays
school from 8 to 1 right
what's the latest I can pick up
what time do you open in the morning
does it fit a nine to five job
how early does it begin
do kids go every weekday
when are they done for the day
is there class on saturday mornings
pod_school > every day?
schedule > and on fridays
schedule > what about saturdays
what hours
horario?
start time?
saturday classes?
it's only mornings right
it's a four day week isn't it`,
      es: `cuál es el horario
a qué hora entran y salen
a qué horas entran los niños
a qué hora es la entrada y la salida
pod_school > a qué hora entran y salen
horario
horario?
qué horario tienen
a qué hora empiezan las clases
a qué hora entran
a qué hora salen
a qué hora terminan
hora de entrada y salida
hora de salida
a qué hora los recojo
a qué hora paso por él
qué días hay clases
es todos los días
cuántos días a la semana
son cinco días a la semana
hay clases en fin de semana
van los domingos
es jornada completa o medio día
es nada más en la mañana
es en la tarde?
cuántas horas al día
cuánto dura el día de clases
de qué hora a qué hora es
hay turno vespertino
empieza a las 8
salen a las 2 verdad
las clases son hasta las 5 no
son tres días a la semana nada más verdad
yo salgo de trabajar a las 5, a qué hora salen ellos
los puedo dejar a las 7 y media
qué días van
pod_school > a qué hora
pod_school > qué horario tiene
pod_school > qué días
pod_school > a qué hora salen
pod_school > es todo el día
pod_school > sale antes de las 4?
group_size > y el horario?
cost_overview > y en qué horario es
como a qué hora puedo pasar por ellos
el viernes descansan?
van los miércoles
las clases son de 8 a 1 verdad
a qué hora abren en la mañana
me alcanza el horario si trabajo de nueve a cinco
qué tan temprano empieza
van todos los días entre semana
a qué hora se desocupan
hay clases los sábados en la mañana
a qué hora me los regresan
pod_school > diario?
schedule > y los viernes
schedule > y los sábados
horas
schedule?
hora de entrada
nada más van en la mañana verdad
es de cuatro días a la semana no
a qué hora es el pick up`,
    },
  },
  {
    id: "location",
    question: { en: "Where is the school?", es: "¿Dónde está la escuela?" },
    answer: {
      en: "The pilot school is in a beach town in Mexico. That is the only place for now, and I don't have an exact address to share; a person from our team can tell you more.",
      es: "La escuela piloto está en un pueblo de playa en México. Por ahora es el único lugar y no tengo una dirección exacta que darte; una persona del equipo puede contarte más.",
    },
    corrections: [{ all: ["otherplace"], text: { en: "we are in Mexico.", es: "estamos en México." } }],
    subject: ["where"],
    examples: {
      en: `where is the school
where are you
where are you located
location
location?
address
what's the address
what's your address
which country is it in
is it in mexico
what part of Mexico
which town is it in
what city are you in
is the school near the beach
how close to the sea is it
do you have other locations
is there a campus in the US
do you have schools in other countries
are you in Costa Rica
you're in Spain right
it's in California isn't it
is it in Cancun
is it in Mexico City?
are you in texas
where would we have to move to
can you send me the location on a map
whereabouts are you based
is there a branch in Guadalajara
which state are you in
how far are you from Puerto Vallarta
pod_school > and where is that
about > where are you
schedule > and where is it
launch_date > where will it be
what beach is it on
you guys are in Bali right
how far from the water
which coast is it on
what's nearest big city
what's the name of the town
can you tell me the exact spot
do you operate outside mexico
is it near tulum
launch_date > in which town
where?
dónde?
which city
map?
you're in mexico city right
there's one in every state right`,
      es: `dónde está la escuela
dónde están
dónde están ubicados
ubicación?
dirección
cuál es la dirección
me pasas la dirección
en qué país están
están en México?
en qué parte de México
en qué pueblo está
en qué ciudad están
está cerca de la playa
qué tan cerca del mar están
tienen otras sedes
hay plantel en la ciudad de méxico
hay escuela en otros países
están en Costa Rica
están en Colombia verdad
es en California no
están en Cancún
es en cdmx?
por dónde quedan
a dónde nos tendríamos que mudar
me mandas la ubicación en el mapa
dónde los encuentro
tienen sucursal en Monterrey
en qué estado están
qué tan lejos están de Puerto Vallarta
en qué playa están
por qué rumbo andan
pod_school > y dónde es
about > dónde están
schedule > y dónde queda
launch_date > dónde va a ser
por dónde mero están
están en tulum?
de qué lado de la costa están
qué ciudad grande queda cerca
cómo se llama el pueblo
me dices el lugar exacto
operan fuera de méxico
están por puerto escondido
en qué playa mero
launch_date > en qué pueblo
dónde?
location?
en qué ciudad
están en la ciudad de méxico verdad
hay una en cada estado no
where está la escuela`,
    },
  },
  {
    id: "launch_date",
    question: { en: "When does the school open?", es: "¿Cuándo abre la escuela?" },
    answer: {
      en: "The launch date is {launchDate}. The school is a pilot and has not opened yet; join the waitlist and we'll keep you posted.",
      es: "La fecha de apertura es el {launchDate}. La escuela es un piloto y todavía no abre; entra a la lista de espera y te mantenemos al tanto.",
    },
    corrections: [
      {
        all: ["alreadyopen"],
        text: { en: "the school has not opened yet.", es: "la escuela todavía no abre." },
      },
    ],
    subject: ["when"],
    facts: ["launchDate"],
    examples: {
      en: `when does the school open
when do you open
when do you start
start date
launch date
opening date
when does it launch
when do classes begin
when is the first day of school
what date does it start
what month do you start
what year will it open
are you open already
is the school open now
is it running yet
have you started already
how soon can my kids start
how soon could we begin
when can my daughter start
when will it be ready
is it this year or next year
you're already open right
it opened in january, didn't it
it starts in 2026 right
you open in march, correct?
when is the pilot
when does the pilot begin
what is the pilot
what does pilot mean
we move in summer, will it be open by then
how long till opening
we need dates to book our move
can we start next month
pod_school > when does it start
about > when do you open
location > when does it open
waitlist > when will that be
enrolment_steps > and when would she start
what's the opening day
so you start january 2026
is it up and running at the moment
are kids already attending
has it begun yet
you've been around for years right
what's the timeline
when's day one
how many months till you open
when can we move in time for school
companion_plans > and when does the school open
pod_school > starting when
opening?
start?
cuándo opens
launch?
you're opening next month right
classes already started, yes?
tell me about the pilot
what is the pilot program
tell me about the pilot school
what's the pilot about`,
      es: `cuándo abre la escuela
cuándo abren
cuándo empiezan
fecha de inicio
fecha de lanzamiento
fecha de apertura
cuándo es el lanzamiento
cuándo empiezan las clases
cuándo es el primer día de clases
en qué fecha empieza
en qué mes empiezan
en qué año abren
ya están abiertos?
ya abrió la escuela
ya está funcionando
ya empezaron?
qué tan pronto pueden entrar mis hijos
cuándo podríamos empezar
cuándo puede empezar mi hija
para cuándo va a estar lista
es este año o el próximo
ya están operando verdad
abrieron en enero no
empiezan en 2026 verdad
abren en marzo no?
cuándo es el piloto
cuándo arranca el piloto
qué es el piloto
qué quiere decir que es piloto
nos mudamos en verano, ya va a estar abierta?
cuánto falta para que abran
necesitamos fechas para la mudanza
podemos empezar el próximo mes
inicio de clases
pod_school > cuándo empieza
about > cuándo abren
location > y cuándo abre
waitlist > y eso para cuándo
enrolment_steps > y cuándo empezaría
y eso para cuándo
eso cuándo se va a hacer
ya tienen años trabajando no?
ya hay niños yendo
ya arrancó o todavía no
llevan mucho tiempo abiertos verdad
cuál es el día de apertura
cuántos meses faltan para abrir
para cuándo estaría lista la escuela
empiezan en enero de 2026?
companion_plans > y la escuela cuándo abre
pod_school > y desde cuándo
apertura
inicio
cuándo es el launch
abren el próximo mes verdad
las clases ya empezaron, sí?
fecha?
háblame del piloto
cuéntame del piloto
qué es el programa piloto
de qué trata el piloto
cuéntame de la escuela piloto`,
    },
  },
  {
    id: "worldschooler_pass",
    question: { en: "What is the Worldschooler Pass?", es: "¿Qué es el Worldschooler Pass?" },
    answer: {
      en: "The Worldschooler Pass is for families passing through: you can join for {passLengths}. Its price isn't published yet; a person from our team can help you with that.",
      es: "El Worldschooler Pass es para familias que están de paso: pueden venir por {passLengths}. Su precio todavía no está publicado; una persona del equipo puede ayudarte con eso.",
    },
    corrections: [
      {
        all: ["longstay"],
        text: { en: "passes are short stays.", es: "los pases son para estancias cortas." },
      },
    ],
    subject: ["pass"],
    facts: ["passLengths"],
    examples: {
      en: `what is the worldschooler pass
worldschooler pass
world schooler pass?
worldschooling pass price
how much is the worldschooler pass
how long is the worldschooler pass
what lengths of pass are there
do you have short stays
can we come for just two weeks
can my kids join for a month
can we come for only one week
we're traveling families, is there something for us
we travel full time, is there a short option
we're nomads and only stay a few weeks
we'll be in town for three weeks in february
is there a drop in option
do you take temporary students
can visiting kids join for a while
we're just passing through
we are on a year-long trip around the world with our kids, can they join you for a bit
is the pass for a whole year
the worldschooler pass is three months minimum, right?
can I buy a one month pass
is there a pass for digital nomads
does the pass include pod school
we live in a van and move around
we can't commit to a whole year as we keep traveling
pod_school > can we join just for a few weeks
about > we are only there for a month
worldschooler_pass > how much is that
worldschooler_pass > and for two weeks?
worldschooler_pass > how long can we stay
we hop between countries and would be around for ten days
we'd be around for a little while only
do you have something for a sabbatical
how much does a one week pass go for
can we drop the kids in for a couple of weeks on vacation
just visiting for three weeks
we're there from May 3 to May 20, can the kids come
what's the minimum stay for traveling families
can my kids join while we are on holiday
two week option?
pass?
pase for travelers
short term option?
the pass is yearly right
can I get a six month pass`,
      es: `qué es el worldschooler pass
worldschooler pass
pase worldschooler
precio del worldschooler pass
cuánto cuesta el pase worldschooler
cuánto dura el pase
qué duración tienen los pases
tienen estancias cortas
podemos ir nada más dos semanas
pueden ir mis hijos solo un mes
podemos ir solo una semana
somos una familia viajera, hay algo para nosotros
viajamos de tiempo completo, hay opción corta
somos nómadas y nos quedamos pocas semanas
vamos a estar tres semanas en febrero por allá
se puede ir por días o semanas sueltas
aceptan alumnos temporales
pueden entrar niños que están de visita
estamos de paso
andamos dando la vuelta al mundo con los niños, pueden ir un tiempito
el pase es por todo el año?
el pase worldschooler es mínimo tres meses verdad
puedo comprar un pase de un mes
hay pase para nómadas digitales
el pase para viajeros qué es
pase de viajero
vivimos en una van y nos movemos mucho
no nos podemos comprometer todo el año porque viajamos
pod_school > podemos ir solo unas semanas
about > nosotros nada más vamos a estar un mes
worldschooler_pass > cuánto cuesta
worldschooler_pass > y el de dos semanas
worldschooler_pass > cuánto tiempo podemos quedarnos
andamos de vacaciones largas, pueden ir unas semanitas
vamos a estar poquito tiempo
andamos de sabático
en cuánto sale el pase de una semana
pueden ir mis niños mientras vacacionamos
nada más vamos de visita tres semanas
estaremos del 3 al 20 de mayo, pueden ir los niños
cuál es la estancia mínima para viajeros
el pase mínimo es por un semestre?
hay opción de dos semanas
brincamos de país en país
pase?
pass para viajeros
opción de corto plazo
el pase es anual verdad
hay pase de seis meses`,
    },
  },
  {
    id: "teacher_residency",
    question: { en: "What is the teacher residency?", es: "¿Qué es la residencia para docentes?" },
    answer: {
      en: "The Teacher Residency brings teachers to live and work with the school on contracts of {residencyMonths} months. Teachers apply with the form on the page “Teach with us”, and a person from our team can tell you more.",
      es: "La residencia para docentes trae a docentes a vivir y trabajar con la escuela con contratos de {residencyMonths} meses. Para postularse hay un formulario en la página «Enseña con nosotros», y una persona del equipo puede contarte más.",
    },
    corrections: [
      { all: ["forever"], text: { en: "the contracts are shorter.", es: "los contratos son más cortos." } },
    ],
    subject: ["residency", "teacher"],
    facts: ["residencyMonths"],
    examples: {
      en: `what is the teacher residency
teacher residency
teacher residency program
how long is the teacher residency
how long do teachers stay
how long are the teacher contracts
I'm a teacher, can I come and work with you
I am a teacher looking for a job
are you hiring teachers
can I teach there
how do I apply for the teacher residency
do you have jobs for educators
tell me about the residency for teachers
do teachers live at the school
are the teachers permanent
the residency is one year, right
teachers sign for two years don't they
is the residency a permanent job
I teach primary school in Ohio and would love to spend a semester by the sea
how many months is a residency contract
what's the contract length for residents
do you take teachers from other countries
teaching position
can a couple of teachers come together
my sister is a teacher, could she come for a few months
deposit_sponsor > how long do those teachers stay
about > can I work there as a teacher
teacher_residency > how long is it
teacher_residency > for how many months
my friend teaches third grade and wants to come work there a bit
I'd like to work there for a season
residency contracts are 12 months right
I'm an educator, is there a place for me
do teachers come from abroad
how many months do teachers commit to
do your teachers rotate
residency?
jobs for teachers
residencia for teachers
teachers stay a year right
is it a volunteer thing for teachers`,
      es: `qué es la residencia para maestros
residencia para maestros
residencia docente
cuánto dura la residencia para maestros
cuánto tiempo se quedan los maestros
de cuánto tiempo son los contratos de los maestros
soy maestra, puedo ir a trabajar con ustedes
soy maestro y busco trabajo
están contratando maestros
puedo dar clases ahí
cómo aplico a la residencia de maestros
tienen vacantes para docentes
cuéntame de la residencia de maestros
los maestros viven en la escuela
los maestros son de planta
la residencia es de un año verdad
los maestros firman por dos años no
la residencia es un trabajo permanente?
doy clases en primaria en Puebla y me encantaría irme unos meses a la playa
de cuántos meses es el contrato de residencia
cuánto dura el contrato de los residentes
aceptan maestros de otros países
vacante de maestra
puede ir una pareja de maestros
mi hermana es maestra, podría ir unos meses
deposit_sponsor > y cuánto tiempo se quedan esos maestros
about > puedo trabajar ahí como maestra
teacher_residency > cuánto dura
teacher_residency > por cuántos meses
me contratan unos meses como profe
soy profesora de kinder, hay lugar para mí
quiero irme a dar clases una temporada
la residencia es de 12 meses no
los profes vienen de fuera?
por cuántos meses se comprometen los maestros
los maestros van rotando
residencia?
teacher residency
trabajo para maestros
los maestros se quedan un año verdad`,
    },
  },
];
