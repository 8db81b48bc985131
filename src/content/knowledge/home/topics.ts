import type { Topic } from "#domain/enrolment/assistant/knowledge.ts";

/** What families ask while they do the weekly packs. Only the parents' panel of Little Explorers knows these topics. */
export const atHome: readonly Topic[] = [
  {
    id: "home_time",
    question: { en: "How long per day?", es: "¿Cuánto tiempo al día?" },
    answer: {
      en: "Ten to twenty minutes a day is plenty at this age, and a day without is fine too. One activity may fill a week if your child asks for it again. Stop while it is still fun: children come back to what they left smiling.",
      es: "De diez a veinte minutos al día son suficientes a esta edad, y un día sin actividad también está bien. Una sola puede llenar la semana si tu peque la pide otra vez. Paren mientras todavía es divertido: se regresa con gusto a lo que se dejó con una sonrisa.",
    },
    subject: ["hometime"],
    examples: {
      en: `is 5 minutes ok
is fifteen minutes enough
we only managed two activities this week
we did just one activity
how many days a week
do we need to do all six activities
how long does a week's pack take
when should we stop
is it okay to repeat one
we have little time
I work all day, when do we do it
every day or just weekends
how long per day
how long should we do it each day
how many minutes a day
how much time do the activities take
how long does one activity take
how often should we do this
do we have to do it every day
can we skip a day
we missed a few days
we only have ten minutes in the evening
how many activities a day
is half an hour too much
what time of day is best
can we do a week in two days
can one week take longer
how long should my 3 year old sit
we are behind, what now
can we go slower
how much time do I need`,
      es: `cinco minutos está bien
con quince minutos alcanza
esta semana solo hicimos dos actividades
nada más hicimos una
cuántos días a la semana
hay que hacer las seis actividades
cuánto dura el paquete de la semana
cuándo paramos
se vale repetir una
tenemos poco tiempo
trabajo todo el día, a qué hora lo hacemos
cuánto rato
entre semana o en fin de semana
cuánto tiempo al día
cuánto tiempo le dedicamos cada día
cuántos minutos al día
cuánto dura una actividad
cuánto tardan las actividades
cada cuánto lo hacemos
hay que hacerlo todos los días
podemos saltarnos un día
se nos pasaron unos días
solo tenemos diez minutos en la noche
cuántas actividades al día
media hora es mucho
a qué hora del día conviene
podemos hacer la semana en dos días
puede durar más una semana
cuánto tiempo debe estar sentado mi hijo de 3
vamos atrasados, qué hago
podemos ir más despacio
cuánto tiempo necesito`,
    },
  },
  {
    id: "home_interest",
    question: { en: "What if my child loses interest?", es: "¿Qué hago si mi peque pierde el interés?" },
    answer: {
      en: "Follow your child. Put the activity away without a fuss, and offer it again on another day, in another place or with a favorite toy. Let your child change the rules or lead you. Children of three attend for a few minutes, and moving about or only watching is taking part too. If nothing catches on for a week, go back to the activity that did.",
      es: "Sigue a tu peque. Guarda la actividad sin hacer drama y ofrécela otro día, en otro lugar o con su juguete favorito. Deja que cambie las reglas o que te guíe. A los tres años la atención dura unos minutos, y moverse o solo mirar también es participar. Si en una semana nada le llama, vuelvan a la que sí le gustó.",
    },
    subject: ["interest"],
    examples: {
      en: `my girl runs off after a minute
what do I do when she gets bored of it
he is bored of it
he just wants to watch cartoons instead
she hates the activities
he never finishes
she cries when we start
he prefers his cars
nothing catches his interest
she lost interest halfway
they are not into it
he won't try
he gives up right away
what if my child loses interest
my child gets bored after two minutes
she walks away in the middle
he does not want to do the activities
my daughter refuses to join
he is not interested
she only wants to play with her own toys
how do I motivate my son
how do I get her to pay attention
he can't sit still
she gets distracted
my kid throws the things and runs off
he says no to everything
should I make her finish
do I force him to finish
she only wants to do the same one again
how do I keep him engaged
it ends in tears
he gets frustrated and cries
short attention span`,
      es: `se harta luego luego
mi niña no quiere hacer nada
se cansa de la actividad
prefiere las caricaturas
odia las actividades
nunca termina
llora cuando empezamos
prefiere sus carritos
nada le llama la atención
a la mitad ya no quiere
no les gusta
no quiere ni intentarlo
se rinde luego luego
se va corriendo
qué hago si mi peque pierde el interés
se aburre a los dos minutos
mi hija se va a la mitad
no quiere hacer las actividades
mi hijo no quiere participar
no le interesa
solo quiere jugar con sus juguetes
cómo lo motivo
cómo hago para que ponga atención
no se queda quieto
se distrae mucho
avienta las cosas y se va
a todo dice que no
lo obligo a terminar
debo insistir en que acabe
solo quiere repetir la misma
cómo mantengo su atención
terminamos en llanto
se frustra y llora
tiene poca atención
se enfada rápido`,
    },
  },
  {
    id: "home_materials",
    question: { en: "What materials do we need?", es: "¿Qué materiales necesitamos?" },
    answer: {
      en: "Nothing that has to be bought. Paper, a few crayons, a tray, a cup, a bowl, and things from the kitchen or the street: lids, spoons, leaves, stones. Every activity says what it needs and what can replace it, at the coast or in a city flat. Whatever fits inside a toilet-paper roll is too small for a child who still puts things in the mouth. With an allergy, swap the material and keep the game.",
      es: "Nada que haya que comprar. Papel, unos crayones, una charola, un vaso, un recipiente y cosas de la cocina o de la calle: tapas, cucharas, hojas, piedras. Cada actividad dice qué necesita y con qué se puede cambiar, en la costa o en un departamento. Lo que cabe en un tubo de papel higiénico es demasiado chico para quien todavía se lleva cosas a la boca. Si hay alergia, cambien el material y quédense con el juego.",
    },
    subject: ["materials"],
    examples: {
      en: `I can't find shells where I live
what do we need at home for week 2
what do we need for this week
can I swap the flour, we are gluten free
what can replace the salt dough
we have no paint
do you send the materials
what can I use instead of shells
we don't have crayons at home
I don't have a tray
is the dough safe to eat
what do I prepare for the next week
can we use rice instead
what materials do we need
what do we need to buy
do I need special materials
we don't have sand
we have no shells
we live in an apartment without a garden
we don't live near the beach
what can I use instead of sand
what can we use instead of paint
is there a shopping list
do I need to order a kit
is it messy
my child is allergic to wheat
my son has a bee allergy
she puts everything in her mouth
is it safe for small children, small parts
do we need crayons
what supplies
can I use things from the kitchen
my child has a nut allergy`,
      es: `no encuentro conchas donde vivo
qué ocupo para la semana 3
qué ocupamos esta semana
puedo cambiar la harina, no comemos gluten
con qué cambio la masa de sal
no tenemos pintura
ustedes mandan el material
qué uso en vez de conchas
no hay crayones en casa
no tengo charola
se puede comer la masa
qué preparo para la siguiente semana
puedo usar arroz
qué materiales necesitamos
qué hay que comprar
necesito material especial
no tenemos arena
no tenemos conchas
vivimos en un departamento sin jardín
no vivimos cerca de la playa
con qué cambio la arena
qué uso en lugar de pintura
hay una lista de compras
hay que pedir un kit
ensucia mucho
mi hijo es alérgico al trigo
mi hija es alérgica a las abejas
se mete todo a la boca
es seguro para chiquitos, piezas pequeñas
necesitamos crayones
qué útiles
puedo usar cosas de la cocina
tiene alergia a las nueces`,
    },
  },
  {
    id: "home_screens",
    question: { en: "How much screen time is it?", es: "¿Cuánto tiempo de pantalla es?" },
    answer: {
      en: "Very little. The screen is for you: a minute to hear the introduction together and to look at an activity. Then put the phone away and play with your hands. You can print the week on one sheet, or copy it by hand, and use no screen at all.",
      es: "Muy poco. La pantalla es para ti: un minuto para oír juntos la introducción y ver una actividad. Después guarda el teléfono y jueguen con las manos. Pueden imprimir la semana en una hoja, o copiarla a mano, y no usar pantalla.",
    },
    subject: ["screens"],
    examples: {
      en: `do they have to use the ipad
we try to avoid screens
we avoid screens at home
must my child look at the phone
he is glued to the ipad already
can I read it and put the phone away
is the listening button necessary
she only wants the tablet
can we do the packs without the phone
how much screen time is it
does my child need a tablet
do they watch videos
I don't want my kid on a phone
we don't do screens
is it on the computer
does my 3 year old look at a screen
can we do it without a screen
how much of this is on the tablet
screens are bad for toddlers
does she have to hold the phone
is it an app for the child
can I do it offline
can my child use it alone on the tablet
no screens please`,
      es: `tiene que usar la ipad
no quiero que use la ipad
en casa evitamos las pantallas
mi hijo tiene que ver el teléfono
ya está pegado a la tableta
lo puedo leer y guardar el celular
hay que usar el botón de escuchar
solo quiere la tableta
se pueden hacer los paquetes sin teléfono
cuánto tiempo de pantalla es
mi hija necesita tableta
ven videos
no quiero que use el celular
en casa no usamos pantallas
es en la computadora
mi hijo de 3 ve la pantalla
se puede hacer sin pantalla
cuánto de esto es en la tableta
las pantallas son malas para los chiquitos
tiene que agarrar el teléfono
es una aplicación para el niño
puedo hacerlo sin internet
puede usarla solo en la tableta
sin pantallas por favor`,
    },
  },
  {
    id: "home_siblings",
    question: {
      en: "Can siblings of different ages do it together?",
      es: "¿Pueden hacerlo juntos hermanos de distintas edades?",
    },
    answer: {
      en: "Yes, and it is lovely. Give each one a part: the baby in your arms watches and touches what is safe, the three-year-old sorts and digs, the five-year-old counts and draws, and an older one reads the steps aloud or writes down the story. Keep small things away from whoever still puts them in the mouth. Praise what each one did, and do not compare.",
      es: "Sí, y es muy bonito. Dale a cada quien su parte: el bebé en brazos mira y toca lo que es seguro, quien tiene tres ordena y excava, quien tiene cinco cuenta y dibuja, y alguien más grande lee los pasos en voz alta o escribe el cuento. Aleja las cosas chicas de quien todavía se las lleva a la boca. Reconoce lo que hizo cada quien, sin comparar.",
    },
    subject: ["siblings"],
    yesFor: ["siblings"],
    examples: {
      en: `my 2 year old wants to join her big brother
doing this with three kids
I have three kids, can they all do it
one pack for two kids
my kids are 3 and 5
two children at different levels
the older one gets bored
with cousins and neighbors
can a group of friends do it
can siblings of different ages do it together
I have a 3 year old and a 6 year old
my kids are 2 and 5
the baby wants to join
the big brother takes over
my older daughter does everything for the little one
how do I do it with two kids
they fight over the materials
can my 7 year old join in
what about the little sister
twins
can cousins do it together
my toddler destroys what the older one builds
activities for both of my children
is it ok with a one year old around`,
      es: `tengo dos niños de 3 y 5
tengo tres hijos, lo hacen todos
un paquete para dos niños
la de 2 quiere jugar con su hermano mayor
dos niños de distinto nivel
el mayor se aburre
con primos y vecinos
lo puede hacer un grupo de amigos
cómo lo hago con tres
pueden hacerlo juntos hermanos de distintas edades
tengo uno de 3 y una de 6
mis hijos tienen 2 y 5
el bebé quiere participar
el hermano mayor se adueña de todo
la grande le hace todo a la chiquita
cómo le hago con dos
se pelean por el material
se puede unir el de 7
y la hermanita
tengo gemelos
lo pueden hacer con los primos
el chiquito destruye lo que hace el grande
actividades para mis dos hijos
está bien con un bebé de un año en casa`,
    },
  },
  {
    id: "home_languages",
    question: { en: "How do we use two languages at home?", es: "¿Cómo usamos dos idiomas en casa?" },
    answer: {
      en: "Use the language you love most: a strong home language helps with the next one. The page and every sheet are there in English and in Spanish, so you can play one day in each, or each grown-up keeps to one. Mixing words is a normal part of growing up with two languages. Repeat the sentence back in your language instead of correcting. Worried about how your child speaks? A pediatrician or a speech therapist can look.",
      es: "Usa el idioma que más quieras: una lengua de casa fuerte ayuda con la siguiente. La página y todas las hojas están en español y en inglés, así que pueden jugar un día en cada uno, o cada persona grande usa el suyo. Mezclar palabras es normal al crecer con dos idiomas. En vez de corregir, repite la frase en tu idioma. ¿Te preocupa cómo habla? Tu pediatra o una persona terapeuta del lenguaje puede revisarlo.",
    },
    subject: ["homelanguage"],
    examples: {
      en: `we talk german with him, is spanish ok too
should I read it in spanish if my spanish is bad
I read it in english and he answers in spanish
grandma only speaks spanish
can I do the activity in my own language
which language do I read it in
is it bad to mix languages
he speaks three languages
how do we use two languages at home
we speak two languages
should we do it in english or spanish
my child mixes english and spanish
dad speaks english and I speak spanish
which language should I use
will two languages confuse her
we speak another language at home
can we do one week in spanish
he understands but answers in the other language
is it available in both languages
my spanish is not very good
my child does not speak much yet
we speak french at home
one parent one language`,
      es: `le hablo en inglés o en español
le leo en inglés o en español
la abuela solo habla español
puedo hacer la actividad en mi idioma
en qué idioma se la leo
es malo mezclar idiomas
le hablamos alemán, también puede ser español
habla tres idiomas
mi español no es bueno, en cuál leo
cómo usamos dos idiomas en casa
hablamos dos idiomas
lo hacemos en inglés o en español
mi hija mezcla inglés y español
su papá habla inglés y yo español
en qué idioma le hablo
se va a confundir con dos idiomas
en casa hablamos otra lengua
podemos hacer una semana en inglés
entiende pero contesta en el otro idioma
está en los dos idiomas
mi inglés no es muy bueno
mi hijo todavía habla poco
en casa hablamos náhuatl
un papá un idioma`,
    },
  },
  {
    id: "home_level",
    question: { en: "What if it is too easy or too hard?", es: "¿Y si es muy fácil o muy difícil?" },
    answer: {
      en: "Change one thing. Too hard: fewer pieces, larger strokes, do the first one yourself, or only watch today. Too easy: one more piece, a new rule, eyes closed, or let your child teach you. It is right when your child has to try a little and mostly succeeds. The packs are for ages {packAges}, and children of one age differ a lot; that is normal.",
      es: "Cambia una sola cosa. Muy difícil: menos piezas, trazos más grandes, haz tú el primero o hoy solo miren. Muy fácil: una pieza más, una regla nueva, ojos cerrados, o que tu peque te enseñe. Está en su punto cuando hay que intentarlo un poquito y casi siempre sale. Los paquetes son de {packAges} años, y a la misma edad hay muchas diferencias; es normal.",
    },
    subject: ["level"],
    examples: {
      en: `this is way too simple for him
way too simple
too simple
too difficult
she can't trace the zigzag
she can't count them
he already knows all this
can it be more challenging
my child has special needs
she is only 3, it is hard
he can't cut with scissors
he colors outside the lines
what if it is too easy or too hard
it is too easy for my daughter
it is too hard for my son
she finishes in one minute
he can't do it
he can't count to five yet
she already counts to twenty
she can't hold a crayon yet
he does not manage to trace the lines
how do I make it harder
how do I make it easier
is she behind
my 3 year old can't do what it says
my 6 year old finds it babyish
how do I adapt it
my child uses a wheelchair
my child has autism
is it normal that he doesn't know the numbers`,
      es: `está muy facilito
está muy facil
está muy complicado
no puede con las líneas
no puede contarlas
eso ya se lo sabe
puede ser más retador
mi hijo tiene necesidades especiales
apenas tiene 3, se le dificulta
no sabe recortar
se sale de la raya
y si es muy fácil o muy difícil
es muy fácil para mi hija
es muy difícil para mi hijo
acaba en un minuto
no le sale
todavía no cuenta hasta cinco
ya cuenta hasta veinte
todavía no agarra bien el crayón
no logra seguir las líneas
cómo lo hago más difícil
cómo lo hago más fácil
va atrasada
mi hija de 3 no puede hacer lo que dice
a mi hijo de 6 se le hace de bebés
cómo lo adapto
mi hijo usa silla de ruedas
mi hija tiene autismo
es normal que no sepa los números`,
    },
  },
  {
    id: "home_weather",
    question: {
      en: "What do we do in wet or very hot weather?",
      es: "¿Qué hacemos si llueve o hace mucho calor?",
    },
    answer: {
      en: "Every activity has a way to do it indoors: sand becomes a tray, the flower hunt becomes a magazine, the puddle a spoonful of water on a plate. With thunder stay inside and away from open windows. In the heat go out early or late, with water, shade and a hat. Rain on the window is a fine start for the listening minute.",
      es: "Todas las actividades se pueden hacer adentro: la arena se vuelve una charola, la búsqueda de flores una revista, el charco una cucharada de agua en un plato. Si hay truenos, quédense adentro y lejos de ventanas abiertas. Con calor, salgan temprano o al atardecer, con agua, sombra y sombrero. La lluvia en la ventana es un gran comienzo para el minuto de escuchar.",
    },
    subject: ["weather"],
    examples: {
      en: `it's pouring outside
it's pouring
raining cats and dogs
way too hot today
too hot outside
too cold outside
there is thunder
it never stops raining
we are stuck inside
the beach is closed
it is 40 degrees
no sun today
what do we do in wet or very hot weather
it is raining all week
what do we do when it rains
we can't go outside
can we do it indoors
it is too hot to go out
rainy season
there is a storm
hurricane season, what can we do inside
my child is sick and stays in bed
can we do the flower hunt inside
it is freezing here
bad weather
no garden and it rains
do we have to go outside`,
      es: `está lloviendo mucho
está lloviendo
llueve a cántaros
no para de llover
hace un calorón
está haciendo mucho calor
hay truenos
estamos encerrados
la playa está cerrada
estamos a 40 grados
hoy no hay sol
hace frío afuera
qué hacemos si llueve o hace mucho calor
llueve toda la semana
qué hacemos cuando llueve
no podemos salir
se puede hacer adentro
hace mucho calor para salir
temporada de lluvias
hay tormenta
temporada de huracanes, qué hacemos adentro
está enfermo y en cama
podemos buscar flores adentro
hace mucho frío
mal tiempo
no hay jardín y llueve
hay que salir a fuerza`,
    },
  },
  {
    id: "home_certificate",
    question: { en: "How do we get the certificate?", es: "¿Cómo obtenemos el diploma?" },
    answer: {
      en: "When you have marked all {packWeeks} weeks complete, the certificate appears at the end of this page. Write your child’s name there and download it; the name is put on the sheet and not kept. Leave it empty to write by hand. The progress stays on this device: on another one the weeks start again from the first.",
      es: "Cuando marquen completas las {packWeeks} semanas, el diploma aparece al final de esta página. Escriban ahí el nombre de su peque y descárguenlo; el nombre se pone en la hoja y no se guarda. También puede quedar en blanco para escribirlo a mano. El avance se queda en este dispositivo: en otro, las semanas empiezan desde la primera.",
    },
    subject: ["certificate"],
    examples: {
      en: `how can I get the diploma
week 2 won't open
the next week won't open
week two is still locked
I changed phones and lost everything
we lost our progress
I got a new tablet and everything is gone
I pressed mark week complete too early
we completed everything
how do I open the next week
can I go back to week one
can we repeat a week
how do we get the certificate
where is the certificate
certificate
we finished, where is the diploma
how do I download the certificate
when do we get the certificate
can I have a certificate for two children
the certificate has the wrong name
do you keep my child's name
my progress is gone
it says week one again on my other phone
how do I mark a week complete
how do we unlock week two
why is week 3 locked
can we start with week four
can we do the weeks in another order
I marked a week by mistake
where is my progress saved`,
      es: `ya acabamos las cuatro semanas, y el diploma
no se abre la semana dos
no se abre la siguiente semana
la semana dos sigue cerrada
cambié de teléfono y se perdió todo
perdimos el avance
cambié de tableta y ya no está
le puse completa antes de tiempo
ya completamos todo
cómo abro la siguiente semana
puedo regresar a la semana uno
podemos repetir una semana
cómo obtenemos el diploma
dónde está el certificado
diploma
ya terminamos, dónde está el diploma
cómo descargo el certificado
cuándo nos dan el diploma
quiero un diploma para dos niños
el diploma tiene mal el nombre
guardan el nombre de mi hijo
se borró el avance
en mi otro teléfono sale otra vez la semana uno
cómo marco una semana como completa
cómo abrimos la semana dos
por qué está cerrada la semana 3
podemos empezar con la cuarta
podemos hacer las semanas en otro orden
marqué una semana por error
dónde se guarda el avance`,
    },
  },
  {
    id: "home_printing",
    question: { en: "What if we have no printer?", es: "¿Y si no tenemos impresora?" },
    answer: {
      en: "No printer is needed. Copy the lines or pictures by hand with a marker, the bigger the better; draw roads in sand; count real shells instead of printed ones. A copy shop or a library can print the sheets, in black and white, on A4 or letter paper. You may also open a sheet on the screen and trace with a finger.",
      es: "No hace falta impresora. Copien las líneas o los dibujos a mano con un plumón, entre más grandes mejor; hagan los caminos en la arena; cuenten conchas de verdad en vez de dibujadas. En una papelería o biblioteca imprimen las hojas, en blanco y negro, en tamaño carta o A4. También pueden abrir una hoja en la pantalla y seguirla con el dedo.",
    },
    subject: ["printing"],
    examples: {
      en: `my printer is broken
how do I print the crab
where are the worksheets
I can't open the pdf
I only have my phone, how do I get the worksheets
the drawing is cut off when I print
can I print the stamps on stickers
the sheet comes out too small
what if we have no printer
we don't have a printer
how do I print the worksheets
printing without a printer
do I need color ink
what paper size
does it print on letter paper
can I print in black and white
the download does not open
how do I download the worksheets
can I get the sheets by mail
where can I print it
can we do the worksheets without printing
the pdf won't print
what are the stamps`,
      es: `no tengo impresora en casa
se descompuso la impresora
cómo imprimo el cangrejo
dónde están las hojas
no puedo abrir el pdf
solo tengo celular, cómo saco las hojas
sale cortado al imprimir
puedo imprimir los sellos en calcomanías
la hoja sale muy chica
y si no tenemos impresora
no tenemos impresora
cómo imprimo las hojas
imprimir sin impresora
necesito tinta de color
qué tamaño de papel
se imprime en tamaño carta
puedo imprimir en blanco y negro
no abre la descarga
cómo descargo las hojas
me mandan las hojas por correo
dónde las imprimo
podemos hacer las hojas sin imprimir
no se imprime el pdf
qué son los sellos`,
    },
  },
  {
    id: "home_emergency",
    question: { en: "What if my child gets hurt?", es: "¿Qué hago si mi peque se lastima?" },
    answer: {
      en: "If your child is choking, cannot breathe well, was under water, swallowed something dangerous or is badly hurt, call 911 now, in Mexico and in the United States; elsewhere your local emergency number. We cannot help here with medical questions: for anything else about health, ask your doctor.",
      es: "Si tu peque se está ahogando, no respira bien, estuvo bajo el agua, se tragó algo peligroso o tiene una herida grave, llama ahora al 911, en México y en Estados Unidos; en otro lugar, a tu número local de emergencias. Aquí no podemos ayudar con preguntas médicas: para lo demás sobre su salud, pregunta a tu médico.",
    },
    subject: ["emergency"],
    examples: {
      en: `my son swallowed a bottle cap
she is bleeding
a scorpion stung him
she hit her head
he is not breathing well
she drank something
he burned his hand
he has an allergic reaction
what if my child gets hurt
my child swallowed a shell
he swallowed something
she is choking
my son ate the salt dough
she ate a leaf
he put a bean up his nose
my daughter got stung by a bee
she has a rash
sand in the eye
he fell and is bleeding
emergency
she touched a toad
he drank the paint
is oleander poisonous, she touched it
my child has a fever
help my child is hurt`,
      es: `se tragó una tapa
le picó un alacrán
se pegó en la cabeza
no respira bien
se tomó algo
se quemó la mano
tiene una reacción alérgica
le sale sangre
qué hago si mi peque se lastima
mi hija se tragó una concha
se tragó algo
se está ahogando
mi hijo se comió la masa de sal
se comió una hoja
se metió un frijol en la nariz
le picó una abeja
le salió un sarpullido
le entró arena al ojo
se cayó y está sangrando
emergencia
tocó un sapo
se tomó la pintura
la adelfa es venenosa, la tocó
tiene fiebre
ayuda mi hijo está herido`,
    },
  },
];
