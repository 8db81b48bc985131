import type { Topic } from "#domain/enrolment/assistant/knowledge.ts";

/** The two deposits, refunds, reserving, the waitlist and how a family joins. */
export const deposits: readonly Topic[] = [
  {
    id: "deposit_overview",
    question: { en: "What deposits are there?", es: "¿Qué depósitos hay?" },
    answer: {
      en: "There are two deposits. The Founders' Circle deposit is {depositFounders} and reserves your family's spot; the Teacher Sponsor deposit is {depositSponsor} and supports the teacher co-living program. Both are fully refundable until the launch date, {launchDate}.",
      es: "Hay dos depósitos, en dólares. El del Círculo de Fundadores es de {depositFounders} y aparta el lugar de tu familia; el de Patrocinio Docente es de {depositSponsor} y apoya el programa de vivienda compartida para docentes. Los dos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}.",
    },
    subject: ["deposit"],
    facts: ["depositFounders", "depositSponsor"],
    examples: {
      en: `how much is the deposit
deposit
deposit?
what's the deposit
what deposits do you have
do I have to pay a deposit
is a deposit required
how much do I need to put down
how much upfront
how much money down to hold a spot
what's the down payment
what is the deposit for
why is there a deposit
what types of deposit are there
difference between the two deposits
what does the reservation fee cost
how much to reserve a place
what would it cost to save a spot
the deposit is 100 dollars right
deposit is 250 isn't it
I was told the deposit was 2000
how much in advance
which deposit should I pay
pod_school > is there a deposit
enrolment_steps > how much is the deposit
cost_overview > and the deposit?
what do I gotta put down
how much is needed to hold our place
what's the reservation amount
how much do you want in advance
is there something to pay before school starts
what's the holding deposit
200 for the deposit, yes?
deposit's about 800 right
depósito how much
reservation fee?
deposit amount?
there is no deposit right
how many kinds of deposits exist
tell me about the deposit
tell me about deposits
how do deposits work
I want to know about the deposits
how does the deposit work`,
      es: `cuánto es el depósito
depósito
de cuánto es el depósito
qué depósitos hay
hay que dejar depósito
piden depósito
cuánto hay que dejar de anticipo
de cuánto es el anticipo
cuánto es el apartado
con cuánto se aparta
cuánto por adelantado
de cuánto es el enganche
para qué es el depósito
por qué piden depósito
qué tipos de depósito hay
diferencia entre los dos depósitos
cuánto cuesta reservar
cuánto cuesta apartar un lugar
el depósito son 100 dólares verdad
el anticipo es de 250 no
me dijeron que el depósito era de 2000
cuánto hay que pagar al principio
cuál depósito pago
pod_school > y hay que dejar depósito
enrolment_steps > de cuánto es el depósito
cost_overview > y el anticipo?
para apartar cuánto se da
cuánto hay que adelantar
de a cuánto es lo del apartado
con cuánto se asegura el lugar
hay que pagar algo antes de que empiece
cuánto piden por adelantado
200 de depósito, sí?
el apartado es como de 800 no
con qué se aparta un lugar
monto del depósito
anticipo?
apartado?
no se paga depósito verdad
cuántos tipos de depósito existen
de cuánto el down payment
háblame del depósito
cuéntame de los depósitos
cómo funcionan los depósitos
cómo funciona el depósito
quiero saber de los depósitos`,
    },
  },
  {
    id: "deposit_founders",
    question: {
      en: "What is the Founders' Circle deposit?",
      es: "¿Qué es el depósito del Círculo de Fundadores?",
    },
    answer: {
      en: "The Founders' Circle is a {depositFounders} deposit that reserves your family's spot. It is fully refundable until the launch date, {launchDate}.",
      es: "El Círculo de Fundadores es un depósito de {depositFounders}, en dólares, que aparta el lugar de tu familia. Es totalmente reembolsable hasta la fecha de apertura, el {launchDate}.",
    },
    subject: ["founders", "deposit"],
    facts: ["depositFounders"],
    examples: {
      en: `what is the founders circle
founders circle
founders' circle deposit
how much is the founders circle
how much to be a founding family
tell me about the founders circle
what do founding members get
what do I get as a founder
what are the benefits of the founders circle
what's the point of being a founder
how do I become a founding family
is the founders circle refundable
founders circle costs 300 right?
the founders thing is 1500 no?
is the founders circle only for rich people
why should we join the founders circle
founder deposit amount
deposit_overview > and the founders one
deposit_sponsor > and the founders circle?
deposit_overview > the first one, what is it for
perks of joining the founders?
what's in it for founding families
why would I be a founder
founders' circle, what's the deal
is founders circle two hundred bucks
price to get into the founders circle
what is this founders club
founders?
founding family deposit
círculo de fundadores price
the founders deposit is a donation right
you don't get the founders money back, correct`,
      es: `qué es el círculo de fundadores
círculo de fundadores
depósito de fundadores
cuánto cuesta el círculo de fundadores
cuánto se necesita para ser familia fundadora
cuéntame del círculo de fundadores
qué beneficios tiene ser fundador
qué me dan por ser fundador
cuáles son las ventajas del círculo de fundadores
para qué sirve ser fundador
cómo me hago familia fundadora
es reembolsable lo de fundadores
el círculo de fundadores cuesta 300 no?
lo de fundadores son 1500 verdad
por qué entrar al círculo de fundadores
monto del depósito de fundador
de a cuánto es lo de los fundadores
deposit_overview > y el de fundadores
deposit_sponsor > y el círculo?
deposit_overview > el primero para qué es
en qué consiste ser de los primeros fundadores
qué me toca si soy fundador
qué onda con el círculo de fundadores
lo de fundadores son doscientos dólares?
en cuánto sale entrar al círculo
qué es ese club de fundadores
para qué es lo de familia fundadora
fundadores?
founders circle cuánto
lo de fundadores es un donativo verdad
el de fundadores no se regresa no
qué es el founders circle`,
    },
  },
  {
    id: "deposit_sponsor",
    question: {
      en: "What is the Teacher Sponsor deposit?",
      es: "¿Qué es el depósito de Patrocinio Docente?",
    },
    answer: {
      en: "The Teacher Sponsor deposit is {depositSponsor} and supports the teacher co-living program. Like the other deposit, it is fully refundable until the launch date, {launchDate}.",
      es: "El depósito de Patrocinio Docente es de {depositSponsor}, en dólares, y apoya el programa de vivienda compartida para docentes. Como el otro depósito, es totalmente reembolsable hasta la fecha de apertura, el {launchDate}.",
    },
    subject: ["sponsor", "deposit"],
    facts: ["depositSponsor"],
    examples: {
      en: `what is the teacher sponsor
teacher sponsor
teacher sponsor deposit
how much is the teacher sponsor
how can I sponsor a teacher
I'd like to help the teachers, how does that work
what does sponsoring a teacher pay for
where does the sponsor money go
how much to sponsor a teacher
can I support a teacher without having kids there
what's the co-living program and how can I support it
is the teacher sponsorship refundable
sponsoring costs 600 right
the sponsor deposit is 2000 isn't it
can my company sponsor a teacher
what do sponsors get
donate to the teachers
deposit_founders > and the sponsor one?
deposit_overview > and the other one, for the teachers
deposit_overview > what's the teacher one
deposit_founders > what is the other deposit
what is that big deposit that helps teachers live there
I want to help a teacher come, what does it take
can I chip in for the teachers
who benefits from the teacher sponsor money
is sponsoring a teacher 500
what's the more expensive deposit for
deposit_founders > and the teachers' one
sponsor?
sponsor a teacher deposit amount
patrocinio de maestros how much
teacher sponsor goes to the owner's pocket right`,
      es: `qué es patrocinar un maestro
patrocinio de maestros
patrocinador de maestros
cuánto cuesta patrocinar a un maestro
cómo puedo apadrinar a un maestro
quiero apoyar a los maestros, cómo funciona
en qué se usa el dinero del patrocinio
a dónde va lo del patrocinio
cuánto es para apadrinar a una maestra
puedo apoyar a un maestro aunque no tenga hijos ahí
qué es el programa de vivienda compartida para maestras y maestros y cómo lo apoyo
es reembolsable el patrocinio
patrocinar cuesta 600 no?
el de padrino son 2000 verdad
puede mi empresa patrocinar a un maestro
qué reciben los patrocinadores
donar para los maestros
teacher sponsor cuánto es
deposit_founders > y el de patrocinio
deposit_overview > y el otro, el de los maestros
deposit_overview > cuál es el de maestros
deposit_founders > y el otro depósito qué es
cómo está eso de echarle la mano a un profe
quiero ayudar a que venga un maestro, cuánto es
puedo cooperar para los maestros
a quién le sirve lo del patrocinio
patrocinar a un maestro son 500?
para qué es el depósito más caro
cómo se apoya a los profes
deposit_founders > y el de los profes
patrocinar?
sponsor de maestros
teacher sponsor qué es
lo del sponsor se lo queda el dueño verdad
padrino de maestros cuánto`,
    },
  },
  {
    id: "refund",
    question: { en: "Is the deposit refundable?", es: "¿Se reembolsa el depósito?" },
    answer: {
      en: "Yes. Both deposits are fully refundable until the launch date, {launchDate}.",
      es: "Sí. Los dos depósitos son totalmente reembolsables hasta la fecha de apertura, el {launchDate}.",
    },
    yesFor: ["deposit"],
    variants: [
      {
        when: ["deposit:sponsor"],
        text: {
          en: "Yes. The Teacher Sponsor deposit, like the other one, is fully refundable until the launch date, {launchDate}.",
          es: "Sí. El depósito de Patrocinio Docente, como el otro, es totalmente reembolsable hasta la fecha de apertura, el {launchDate}.",
        },
      },
    ],
    corrections: [
      {
        all: ["refund", "notword"],
        text: { en: "the deposits can be refunded.", es: "los depósitos sí se reembolsan." },
      },
      {
        all: ["loss"],
        text: { en: "you get the whole deposit back.", es: "se te devuelve el depósito completo." },
      },
    ],
    subject: ["refund", "deposit"],
    facts: ["refundUntil"],
    examples: {
      en: `is the deposit refundable
refund
refunds?
refund policy
can I get my money back
do I get my deposit back
what if we change our mind about the deposit
what happens if I regret the deposit
what if I have second thoughts about the deposit
can I take back the deposit if I regret it
what happens to my deposit if we don't come
if we cancel do we lose the deposit
do we lose our deposit if our visa falls through
until when is the deposit refundable
how long do I have to ask for a refund
what is the refund deadline
the deposit is non refundable right
so you don't give the money back
I heard you don't return deposits
you only refund half right
you keep a percentage of the deposit, correct?
is it a full refund or partial
do you give the whole deposit back
will you pay me back if the school never opens
what if you don't open, do we get our money
can I recover what I paid
is my money safe if we back out
how do I ask for my deposit back
we might have to back out, would we be out of pocket
reimbursement of the deposit
deposit_founders > is that refundable
deposit_overview > do I get it back
deposit_overview > and if we change our minds
deposit_sponsor > can I get that back
reserve > and if we regret it
is that money gone if we can't make it
suppose life happens and we don't come, is the deposit lost
only 50 percent comes back right
do you hand the deposit back
what if we pull out before it starts
can we still get it back if something comes up
how late can we change our mind and get the money back
I'm scared of losing the deposit
is the deposit mine if you never open
are deposits final
once paid it's gone, right
what are the odds I see that money again
do I eat the cost if plans change
deposit_founders > and if we don't show up
deposit_founders > is it lost if we cancel
deposit_overview > until when
refund > until what date
refundable?
deposit back?
reembolso possible?
is it true you never give deposits back
there's a fee to get the deposit back right
can I ask for the deposit back in june`,
      es: `es reembolsable el depósito
reembolso
reembolsos
política de reembolso
me regresan mi dinero
me devuelven el depósito
y si cambiamos de opinión con el depósito
qué pasa si me arrepiento del depósito
y si me arrepiento del depósito
puedo arrepentirme del depósito
me arrepentí del depósito, qué hago
si ya no quiero el depósito me lo regresan
qué sucede si cambio de idea con el depósito
qué pasa con mi depósito si no vamos
si cancelamos perdemos el depósito
se pierde el anticipo si no nos vamos
hasta cuándo es reembolsable
cuánto tiempo tengo para pedir el reembolso
cuál es la fecha límite para que me regresen el dinero
el depósito no es reembolsable verdad
o sea que no devuelven el dinero
me dijeron que no regresan los depósitos
solo devuelven la mitad no
se quedan con un porcentaje verdad
devuelven todo o una parte
devuelven el depósito completo
me regresan el dinero si nunca abren
y si no abren qué pasa con mi dinero
puedo recuperar lo que pagué
no quiero perder mi lana si nos arrepentimos
cómo pido que me devuelvan el apartado
qué tal que nos echamos para atrás, nos regresan lo del depósito
deposit_founders > y ese es reembolsable
deposit_overview > y me lo regresan
deposit_overview > y si nos arrepentimos
deposit_sponsor > ese me lo devuelven?
reserve > y si luego ya no podemos
qué pasa con lo que ya di si no se arma
si al final no vamos qué onda con mi dinero
ya no sueltan el depósito verdad
solo regresan el 50 por ciento no
y si nos sale algo y ya no podemos ir
me lo dan de vuelta si algo pasa
hasta qué día puedo arrepentirme y que me regresen
me da miedo perder el depósito
si nunca abren es mío el depósito?
una vez pagado ya valió, no?
vuelvo a ver mi dinero si cambian los planes
le pierdo si me echo para atrás?
me respetan el anticipo si no vamos
deposit_founders > y si al final no vamos
deposit_founders > se pierde si cancelo
deposit_overview > hasta cuándo
refund > y hasta qué fecha
reembolsable?
regresan el deposit?
es cierto que nunca regresan los depósitos
cobran por devolver el depósito verdad
puedo pedir mi depósito de vuelta en junio
hay refund?`,
    },
  },
  {
    id: "reserve",
    question: { en: "I want to reserve our spot now", es: "Quiero apartar nuestro lugar ahora" },
    answer: {
      en: "Wonderful, we'd love to have you! You reserve with the Founders' Circle deposit of {depositFounders}, refundable until {launchDate}. Paying online is not open yet, so nothing can be charged now; join the waitlist and we'll write to you when it opens.",
      es: "¡Qué alegría, nos encantaría recibirlos! Se aparta con el depósito del Círculo de Fundadores de {depositFounders}, reembolsable hasta el {launchDate}. El pago en línea todavía no está abierto, así que ahora no se cobra nada; entra a la lista de espera y te escribimos cuando abra.",
    },
    variants: [
      {
        when: ["deposit:sponsor", "paymentsOpen"],
        text: {
          en: "Thank you, that's generous! Here is the Teacher Sponsor deposit of {depositSponsor}, refundable until {launchDate}. You can pay it by card below.",
          es: "¡Gracias, qué generosidad! Aquí está el depósito de Patrocinio Docente de {depositSponsor}, reembolsable hasta el {launchDate}. Puedes pagarlo con tarjeta aquí abajo.",
        },
      },
      {
        when: ["deposit:sponsor"],
        text: {
          en: "Thank you, that's generous! The Teacher Sponsor deposit is {depositSponsor}, refundable until {launchDate}. Paying online is not open yet, so nothing can be charged now; join the waitlist and we'll write to you when it opens.",
          es: "¡Gracias, qué generosidad! El depósito de Patrocinio Docente es de {depositSponsor}, reembolsable hasta el {launchDate}. El pago en línea todavía no está abierto, así que ahora no se cobra nada; entra a la lista de espera y te escribimos cuando abra.",
        },
      },
      {
        when: ["paymentsOpen"],
        text: {
          en: "Wonderful, we'd love to have you! You reserve with the Founders' Circle deposit of {depositFounders}, refundable until {launchDate}. You can pay it by card below.",
          es: "¡Qué alegría, nos encantaría recibirlos! Se aparta con el depósito del Círculo de Fundadores de {depositFounders}, reembolsable hasta el {launchDate}. Puedes pagarlo con tarjeta aquí abajo.",
        },
      },
    ],
    subject: ["reserve"],
    opens: "payment",
    examples: {
      en: `I want to reserve
refund > can I pay for it here
deposit_sponsor > take my card
deposit_overview > I will take the first one, how do I pay it
I want to reserve a spot
reserve our spot
I'd like to reserve a place for my daughter
book our spot please
save us a place now
I want to pay the deposit
I want to pay the deposit now
let me pay the deposit today
ready to pay
we're ready to pay the deposit
I'd like to pay the founders circle deposit
we want to pay the teacher sponsor deposit
I want to become a founder today, where do I pay
where can I pay the deposit
how can I pay the deposit right now
send me the payment link
here's my card, let's go
take my card
we've decided, hold a spot for us
let's lock it in
secure our place please
I want to secure a spot for my kids today
we're in! how do I pay
I'll take it, let me pay
ok I'm sold, reserve it
can I reserve a place right now
I wanna put down the deposit
let's do the deposit
deposit_founders > ok I want to pay that
deposit_founders > great, let's do it
deposit_overview > I'll take the first one, let me pay
deposit_sponsor > I want to pay that one
deposit_sponsor > can I pay it now
deposit_sponsor > how do I pay that
deposit_founders > can I pay it now
deposit_founders > can I do that here
deposit_overview > can I pay the second one now
refund > can I pay it now
payment_methods > can I pay now
refund > ok then, I want to pay it now
pod_school > ok book us in
shut up and take my money
I'd like to go ahead and pay
two spots please, where do I pay
hold a seat for us, we'll pay now
charge me for the founders deposit
where's the button to pay
let me put the money down
count us in, I want to pay
grab us a spot
I'm going for it, how do I send the deposit
I want in, take the deposit
sign me up and charge my card
let's seal the deal
deposit_founders > I'll do that one, where do I pay
refund > perfect, take my money then
quiero reservar a spot now
book it
reserve!
pay deposit now
let me reserve before it fills up
I'd like to lock our place in today`,
      es: `quiero reservar
refund > y dónde lo pago
deposit_sponsor > cómo lo pago aquí
deposit_overview > me quedo con el segundo, cómo lo pago
quiero apartar un lugar
quiero reservar un lugar para mi hija
apártame un lugar
apártenme un lugar por favor
guárdenme un lugar, quiero pagar
quiero pagar el depósito
quiero pagar el depósito ya
déjame pagar el depósito hoy
listos para pagar
estamos listos para pagar el depósito
quiero pagar el depósito de fundadores
queremos pagar el de patrocinio de maestros
quiero ser fundador hoy, dónde pago
dónde puedo pagar el depósito
cómo pago el depósito ahorita mismo
mándame la liga de pago
aquí está mi tarjeta
ya nos decidimos, apártenos un lugar
aseguren nuestro lugar
quiero asegurar el lugar de mis hijos hoy
le entramos! dónde pago
me convenciste, quiero apartar
puedo reservar ahora mismo
quiero dejar el anticipo
quiero hacer el depósito de una vez
quiero dar el apartado
reservar lugar
deposit_founders > ok, quiero pagar ese
deposit_founders > va, lo hacemos
deposit_overview > me quedo con el primero, quiero pagar
deposit_sponsor > ese quiero pagar
deposit_sponsor > lo puedo pagar ya
deposit_sponsor > puedo pagarlo ahorita
deposit_sponsor > cómo le hago para pagarlo
deposit_founders > lo puedo pagar ahorita
deposit_overview > puedo pagar el segundo ya
refund > lo puedo pagar ahora
refund > bueno entonces quiero pagarlo ya
pod_school > ok apártame un lugar
dónde le pico para pagar
quiero mi lugar ya
cóbrame el de fundadores
cóbrenme el depósito
nos animamos, dónde pagamos
ya quiero pagar
dónde está el botón para pagar
me anoto y pago de una vez
agárrame un lugar
échame el link para pagar
me lanzo, cómo mando el depósito
quiero entrarle, les pago el depósito
dos lugares por favor, yo pago ahorita
que no me ganen el lugar, lo pago ya
deposit_founders > me late, dónde pago
refund > ah bueno, entonces sí lo pago
deposit_founders > sale, cómo le hago para pagarlo
reservar ya
quiero el spot ya
apartar lugar ahorita
pagar depósito
déjame apartar antes de que se llene
resérvame
quiero book un lugar`,
    },
  },
  {
    id: "waitlist",
    question: { en: "How do I join the waitlist?", es: "¿Cómo entro a la lista de espera?" },
    answer: {
      en: "Happy to add you! Fill in the short form below with your name, e-mail and your children's ages. It costs nothing and commits you to nothing, and we'll write to you as things open.",
      es: "¡Con gusto te anotamos! Llena el formulario de aquí abajo con tu nombre, tu correo y las edades de tus hijos. No cuesta nada ni te compromete a nada, y te escribimos conforme vayamos abriendo.",
    },
    subject: ["waitlist"],
    opens: "contact",
    examples: {
      en: `how do I join the waitlist
sign me up
sign us up
sign me up please
ok sign me up
count me in
count us in
sure, count me in
put me down
put us down for it
add me please
I'm interested, sign me up
yes sign us up
companion_plans > sign me up
about > count me in
waitlist
waiting list
put me on the waitlist
add me to the waiting list
can you add us to the list
is there a waiting list
I want to be notified when it opens
let me know when the plans open
tell me when you open
email me when the companion is available
keep me updated
keep me posted please
I'd like to leave my details
can I leave my email
here is my email so you can let me know
sign me up for the waitlist
where do I leave my information
not ready to pay, just want to be on the list
I just want to register my interest
is it free to join the waitlist
does the waitlist cost anything
notify me
let us know once it's up
does joining the waitlist commit me to something
companion_plans > ok tell me when they open
companion_plans > let me know when I can get it
free_trial > let me know when it starts
launch_date > can you tell me when it's closer
pod_school > just add me to the list for now
shoot me an email when you're live
give me a shout when it opens
put us in line
can you keep my contact for when it starts
keep us in mind for when you open
I want to hear about it when it's ready
drop me a line when it launches
I'd like to be first to know
I'm interested but not yet, remember me
message me once it's available
can I pre register
not now, maybe later, can you save my info
list please
add my email
lista de espera please
get me on that list
joining the waitlist costs money right
waitlist > yes
waitlist > yes please`,
      es: `cómo entro a la lista de espera
anótame
anótanos
apúntame
apúntanos
apúntame por favor
sí, anótame
va, apúntame
cuenta conmigo
cuenten con nosotros
anótenme
apúntenme
inscríbeme en la lista
súmame
súmanos
companion_plans > apúntame
about > anótame
lista de espera
ponme en la lista de espera
agrégame a la lista de espera
me puedes anotar en la lista
hay lista de espera
quiero que me avisen cuando abra
avísame cuando abran los planes
me avisas cuando abran?
mándame un correo cuando esté disponible
mantenme informado
quiero estar al tanto
quiero dejar mis datos
puedo dejar mi correo
te dejo mi correo para que me avises
anótame en la lista
dónde dejo mis datos
no voy a pagar ahorita, solo quiero estar en la lista
solo quiero registrar mi interés
cuesta algo la lista de espera
la lista de espera es gratis
quiero apuntarme en la lista
me apuntas por favor
me interesa, avísenme
anotarse en la lista compromete a algo
companion_plans > ok avísame cuando abran
companion_plans > me avisas cuando se pueda
free_trial > avísame cuando empiece
launch_date > me avisan cuando ya casi
pod_school > por ahora nada más apúntame
échame un grito cuando abran
ténganme en cuenta para cuando abran
me mandas mensaje cuando ya esté
guarda mi contacto para cuando empiecen
quiero ser el primero en enterarme
quiero enterarme cuando ya esté listo
me interesa pero todavía no, acuérdense de mí
me apartas en la fila
cómo me formo en la lista
me puedo preinscribir
por ahora no, quizá después, guarda mis datos
pásame el formulario de la lista
márquenme cuando ya abran
lista
waitlist
me quiero unir a la waitlist
agrega mi correo
la lista de espera se paga verdad
apúntenme en la waiting list
waitlist > sí
waitlist > sí por favor`,
    },
  },
  {
    id: "enrolment_steps",
    question: { en: "How do we enroll?", es: "¿Cómo nos inscribimos?" },
    answer: {
      en: "It's simple: ask me anything you like, then leave your details on the waitlist form below, and a person from our team follows up with you. To hold a spot there is the Founders' Circle deposit of {depositFounders}, refundable until {launchDate}; paying it online is not open yet.",
      es: "Es sencillo: pregúntame lo que quieras, luego deja tus datos en el formulario de la lista de espera aquí abajo, y una persona del equipo le da seguimiento contigo. Para apartar lugar está el depósito del Círculo de Fundadores de {depositFounders}, reembolsable hasta el {launchDate}; pagarlo en línea todavía no está abierto.",
    },
    variants: [
      {
        when: ["paymentsOpen"],
        text: {
          en: "It's simple: ask me anything you like, then leave your details on the form below, and a person from our team follows up with you. To hold a spot you can pay the Founders' Circle deposit of {depositFounders}, refundable until {launchDate}.",
          es: "Es sencillo: pregúntame lo que quieras, luego deja tus datos en el formulario de aquí abajo, y una persona del equipo le da seguimiento contigo. Para apartar lugar puedes pagar el depósito del Círculo de Fundadores de {depositFounders}, reembolsable hasta el {launchDate}.",
        },
      },
    ],
    subject: ["enrol"],
    opens: "contact",
    examples: {
      en: `how do we enrol
how do I enroll my child
how do I sign my son up
enrollment process
what is the admissions process
admissions
how do I apply
is there an application form
where do I register my kids
what are the next steps
what's the first step
what do I need to do to join
how do we join
how does one get in
what does signing up involve
what documents do you need to enrol
what's the process from here
I want to enroll my daughter
I want my kids to join
we'd like to sign up our twins
we're interested, how do we begin
walk me through the process
I don't know where to start
is there an interview or a test to get in
can I still register
registration
ready to enroll, what now
what happens after I fill in the form
do I pay first or fill in a form first
pod_school > how do we sign up
pod_school > what do I have to do to get in
about > sounds great, how do we join
ages > perfect, how do I enrol her
what's the procedure
how does admission work step by step
what paperwork do you need from us
what do you need from me to get my kids in
how do I bring my two in
so how do I make this happen
what's involved in joining
how does intake work
alright I'm convinced, what's next
can you tell me the route to get accepted
do they have to pass a test to be admitted
enroll
inscripción steps
how to register my kid
sign up how?
I just show up on the first day right
you need an entrance exam to get in, correct`,
      es: `cómo nos inscribimos
cómo inscribo a mi hijo
inscripciones
proceso de inscripción
cuál es el proceso de admisión
admisiones
cómo aplico
hay que llenar una solicitud
dónde registro a mis hijos
cuáles son los siguientes pasos
cuál es el primer paso
qué necesito hacer para entrar
cómo le hacemos para entrar
qué se necesita para inscribirse
qué requisitos piden
qué papeles piden para inscribir
cómo es el proceso
quiero inscribir a mi hija
quiero que mis hijos entren
queremos inscribir a los gemelos
nos interesa, cómo empezamos
por dónde empiezo
explícame el proceso paso a paso
hay entrevista o examen para entrar
todavía hay inscripciones?
quiero meter a mi niño a la escuela
ya nos animamos, ahora qué sigue
qué pasa después de llenar el formulario
primero se paga o primero se llena el formulario
pod_school > cómo nos apuntamos ahí
pod_school > qué hay que hacer para entrar
about > me gusta, cómo entramos
ages > perfecto, cómo la inscribo
qué trámite hay que hacer
qué papeles se necesitan
cómo es la admisión paso a paso
cuál sería el primer paso
ya me convencieron, qué hago
qué necesitan de mí para que entren mis hijos
qué hay que hacer para meterlos
cómo está el proceso para entrar
qué se hace para que lo acepten
le hacen examen de admisión
cómo me doy de alta
con qué empiezo para inscribirlos
inscripción
cómo hago el enrollment
registro
nomás llego el primer día y ya, verdad
hay que pasar un examen para entrar no
pasos para inscribir`,
    },
  },
];
