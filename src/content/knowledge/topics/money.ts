import type { Topic } from "#domain/enrolment/assistant/knowledge.ts";

/** Prices, trial, cancelling and ways to pay. */
export const money: readonly Topic[] = [
  {
    id: "cost_overview",
    question: { en: "How much does it all cost?", es: "¿Cuánto cuesta todo?" },
    answer: {
      en: "It depends on what you choose. Pod School is {podPrice} a month. The companion plans for home are {planExplorer}, {planPathfinder} or {planTrailblazer} a month once they open. The school subscriptions are {subExplorer} (Explorer) or {subPremium} (Premium) a month. All prices are in US dollars.",
      es: "Depende de lo que elijas. Pod School cuesta {podPrice} al mes. Los planes para casa costarán {planExplorer}, {planPathfinder} o {planTrailblazer} al mes cuando abran. Las suscripciones de la escuela cuestan {subExplorer} (Explorer) o {subPremium} (Premium) al mes. Todos los precios son en dólares estadounidenses.",
    },
    variants: [
      {
        when: ["children:many"],
        text: {
          en: "I have no family price to give you. The published prices are Pod School {podPrice} a month, companion plans {planExplorer}, {planPathfinder} or {planTrailblazer} a month once they open, school subscriptions {subExplorer} or {subPremium} a month. A person from our team can confirm the total for your family.",
          es: "No tengo un precio familiar que darte. Los precios publicados, en dólares, son Pod School {podPrice} al mes, planes para casa {planExplorer}, {planPathfinder} o {planTrailblazer} al mes cuando abran, suscripciones de la escuela {subExplorer} o {subPremium} al mes. Una persona del equipo puede confirmarte el total para tu familia.",
        },
      },
    ],
    corrections: [
      {
        all: ["free"],
        none: ["trial", "refund", "demo"],
        text: { en: "it has a price.", es: "sí tiene un costo." },
      },
    ],
    subject: ["cost"],
    examples: {
      en: `how much does it cost
cost_overview > and with two children
cost_overview > and with three
cost_overview > and for two kids
cost_overview > and if it is three children
what are your prices
what's the price
cost?
prices please
pricing info
how much is tuition
what is the tuition
tuition fees
how much would we have to pay in total
give me a breakdown of all your fees
is it expensive
how expensive is this whole thing
what would this set me back each month
what's it gonna cost me
ballpark figure for everything?
how much money are we talking about
so what do you charge
can you send me your full price list
I need to know all the costs before we go further
what are the fees for the different options
how much is it a month roughly
is this affordable for a normal family
we're on a tight budget, what do your programs run
what do parents pay
rates?
how much for one kid
how much for my two kids
can i get a quote
so the school is free then
it's free since it's a pilot, right?
is it free of charge
do we pay anything at all
give me the numbers
before i fall in love with it tell me the price
schedule > and how much is it
about > ok and the price?
about > what does it cost though
what am I going to be forking out
how much dough do I need
how deep do I need to dig into my pockets
will this break the bank
will this bankrupt me
do I need to be a millionaire for this
do I have to sell my car to afford you
what's the hit to my wallet
what are we looking at money wise
what's the financial side of it
lay out the prices for me
run me through the costs
give it to me straight, how much
what would it all add up to
what sort of money do I have to set aside
how much should we budget per month
is there a sheet with your prices
where can I see the prices
do you publish your fees
what do other families pay each month
I want to know all the amounts, no surprises
are there any fees I should know about
your prices please, for everything
I need figures to show my husband
are there different price levels
cuánto cuesta the school
tuition?
how much dinero per month
fees list
everything you charge for, in one place please
all in, what would this cost us
is it free since it's only a pilot
so tuition is covered by the government right
nobody pays during the pilot, correct
tell me about tuition
tell me about your prices
I want to know about the costs`,
      es: `cuánto cuesta
cost_overview > y con dos hijos
cost_overview > y con tres
cost_overview > y con cuatro niños
cost_overview > y para dos niños
cost_overview > y si son dos hijos
cost_overview > y por tres niños
qué precio tiene
precios
precio?
costos
cuánto cobran
cuánto sale todo
cuál es el costo
me pasan los precios por favor
lista de precios
qué costo tiene la escuela
cuánto vale la colegiatura
cuánto es de colegiatura
me puede dar informes de costos
más o menos cuánto saldría al mes
en cuánto sale el chistecito
está muy caro?
es caro o accesible
qué tan caro es
a cómo está
cuánto hay que pagar en total
todas las tarifas que manejan
quiero saber todos los costos de todo lo que ofrecen
cuánto tendría que pagar cada mes
cuánto por un niño
cuánto me saldría con mis dos hijos
una cotización por favor
de cuánto estamos hablando
qué lana se necesita
para ver si me alcanza, cuánto es
traemos poco presupuesto, qué precios manejan
entonces es gratis
es gratuita la escuela, no?
no tiene costo verdad
se paga algo o es gratis
pásame los números
about > y qué precio tiene
schedule > y cuánto cuesta
curriculum > y como cuánto sale
cuánto hay que desembolsar
cuánto hay que soltar
cuánto me va a doler
cuánto se va uno a gastar
hay que vender un riñón o qué
qué tanto pega en el bolsillo
cuánto tengo que juntar al mes
cuánto debo presupuestar
para echar números, cuánto es
quiero hacer cuentas, cuánto cobran
sale muy cara la cosa?
cuánta feria hay que traer
dónde puedo ver los precios
tienen publicados sus precios
una lista con todos los montos
cuánto pagan las familias normalmente
necesito los números para enseñárselos a mi esposo
háblame de dinero
y de dinero cómo está la cosa
dígame precios sin rodeos
con cuánto le entro cada mes
en cuánto me sale el chiste
me puedes pasar los costos de todo
de cuánto son las cuotas
cuánto es el tuition
me das el price list
cuotas
tarifas
cuánto es todo junto
con los costos en la mano me decido
la escuela la paga el gobierno, no?
en el piloto nadie paga verdad
háblame de la colegiatura
cuéntame de los precios
quiero saber de los costos
hola cuánto cuesta
hola buenas tardes qué precio tiene`,
    },
  },
  {
    id: "pod_school",
    question: {
      en: "What is Pod School and what does it cost?",
      es: "¿Qué es Pod School y cuánto cuesta?",
    },
    answer: {
      en: "Pod School is our in-person school in small groups: Monday to Friday, {podHours}, for ages {podAges}, with at most {podMax} children per group. It costs {podPrice} a month, in US dollars.",
      es: "Pod School es nuestra escuela presencial en grupos pequeños: de lunes a viernes, {podHours}, para niñas y niños de {podAges} años, con máximo {podMax} por grupo. Cuesta {podPrice} al mes, en dólares estadounidenses.",
    },
    variants: [
      {
        when: ["children:many"],
        text: {
          en: "Pod School is {podPrice} a month. That is the published price, and I don't have a family price to give you; a person from our team can confirm the total for your children.",
          es: "Pod School cuesta {podPrice} al mes, en dólares. Ese es el precio publicado y no tengo un precio familiar que darte; una persona del equipo puede confirmarte el total para tus hijos.",
        },
      },
    ],
    corrections: [
      {
        all: ["free"],
        none: ["trial", "refund"],
        text: { en: "Pod School has a monthly price.", es: "Pod School sí tiene un costo mensual." },
      },
      {
        all: ["athome"],
        none: ["plan"],
        text: { en: "Pod School is in person.", es: "Pod School es presencial." },
      },
    ],
    subject: ["pod"],
    facts: ["podPrice", "podAges", "podMax", "podHours"],
    examples: {
      en: `what is the pod school
what's pod school
tell me about pod school
how does pod school work
pod school?
pod school price
how much is pod school
how much is pod school a month
what does the pod school cost
monthly cost of the in person school
price of the physical school per month
tuition for pod school
how much is the face to face program
is pod school 300 dollars a month?
pod school is about 700 right
I heard the pods are 1200 a month, true?
what do I get with pod school
what's a pod exactly
what do you mean by pods
explain the pods to me
do you have an actual school with a classroom
is the pod school in person
is pod school online
how much for the small group school
the in-person school, what's the monthly fee
what would pod school be for my son every month
someone told me pod school was cheaper, like 500
pods are free in the pilot, right
schedule > and how much is it
group_size > what's the price of that
pods > how much a month
ages > and the cost of that
pod_school > and for two kids?
pod_school > how much for three
pod_school > is that per month
pod_school > is that monthly or yearly
schedule > and what would we pay for that
the school with small classes, what's that per month
what's the monthly bill for the real school
price for going to the actual school every day
what would I pay for my kid to go in person
going every day to the school in person, how much
is the brick and mortar school a thing you have
so pod school would be around 800, yes?
pod school's 1500 a month is that correct
our friend pays 400 for pod school, is that the price
so there's no monthly payment for pod school
how does the small school work day to day
tell me more about the classroom program
podschool info
pods cost?
what's the monthly for the small in person groups
pod school colegiatura
does pod school cost 950 a year
so pod school is billed per week`,
      es: `qué es la pod school
pod_school > y para dos niños
pod_school > y para dos
pod_school > y por dos hijos
pod_school > y si son tres niños
pod_school > y para mis dos niñas cuánto
pod_school > y si llevo a los dos
schedule > y cuánto sería para dos niños
group_size > y para dos niños cuánto es
qué es eso de pod school
cuéntame de la pod school
cómo funciona la pod school
pod school
precio pod school
cuánto cuesta la pod school
cuánto sale al mes la pod school
cuánto es la colegiatura de la pod school
la escuela presencial cuánto cuesta
cuánto cobran por mes en la escuela presencial
mensualidad de los pods
qué son los pods
a qué le llaman pod
cuánto se paga en los grupos pequeños
tienen escuela física o todo es en línea
la pod school es presencial?
la pod es en línea?
qué incluye la pod school
de qué trata la escuela presencial
la pod school cuesta 300 dólares verdad
me dijeron que la escuela presencial salía en 700
la pod school es gratis no
cuánto pagaría por mi hijo en la pod
la escuelita de lunes a viernes cuánto sale
es una escuela de verdad con salón y todo?
schedule > y cuánto cuesta eso
group_size > y qué precio tiene
pods > cuánto sale al mes
pod_school > y por tres niños
pod_school > y con dos hijos cuánto sería
pod_school > eso es al mes?
pod_school > es mensual o anual
ages > y cuánto cobran
la escuela de ir todos los días cuánto sale
cuánto es al mes ir a la escuela en persona
la mensualidad de la escuela con grupos chicos
qué onda con la pod school, de qué va
lo presencial en cuánto anda
o sea que la pod school anda como en 800
la pod school cuesta 1500 mensuales, correcto?
una amiga paga 400 en la pod school, así es?
en la pod school no se paga mensualidad verdad
cómo se trabaja en la escuela presencial
qué es un pod y cuánto vale
los grupitos presenciales qué precio tienen
info de pod school
costo de los pods
la pod school es por año o por mes
la pod school se paga por semana verdad
escuela presencial precio
cuánto es el monthly de la pod school`,
    },
  },
  {
    id: "companion_plans",
    question: {
      en: "What do the companion plans for home cost?",
      es: "¿Cuánto cuestan los planes para casa?",
    },
    answer: {
      en: "The companion plans for home are Explorer at {planExplorer}, Pathfinder at {planPathfinder} (the most popular) and Trailblazer at {planTrailblazer} a month. They aren't open yet: you can join the waitlist, and when they open they start with a {trialDays}-day free trial and you can cancel at any time.",
      es: "Los planes para casa son Explorador por {planExplorer}, Pionero por {planPathfinder} (el más popular) y Vanguardista por {planTrailblazer} al mes, en dólares. Todavía no están abiertos: puedes entrar a la lista de espera, y cuando abran empezarán con {trialDays} días de prueba gratis y podrás cancelar cuando quieras.",
    },
    variants: [
      {
        when: ["children:many"],
        text: {
          en: "The published prices are Explorer {planExplorer}, Pathfinder {planPathfinder} and Trailblazer {planTrailblazer} a month, and the plans are not open yet. I have no price for several children to give you; a person from our team can tell you about your family.",
          es: "Los precios publicados son Explorador {planExplorer}, Pionero {planPathfinder} y Vanguardista {planTrailblazer} al mes, en dólares, y los planes todavía no abren. No tengo un precio para varios hijos que darte; una persona del equipo puede decirte cómo sería para tu familia.",
        },
      },
    ],
    corrections: [
      {
        all: ["free"],
        none: ["trial"],
        text: { en: "the plans have a monthly price.", es: "los planes tienen un precio mensual." },
      },
    ],
    subject: ["plan", "companion", "planname"],
    facts: ["planExplorer", "planPathfinder", "planTrailblazer", "trialDays"],
    examples: {
      en: `how much are the companion plans
companion_plans > and for two kids
companion_plans > what about two children
price of the companion
companion plan cost
how much is the pathfinder
pathfinder price
trailblazer cost
how much for the trailblazer plan
what's the price of the explorer plan
what does the AI companion cost per month
monthly plans for home
home plan prices
what plans do you have
which plans are there for using it at home
how much is the app at home
how much is the digital companion
how much does luma cost per month
cheapest plan
what's your cheapest home plan
what's the most expensive plan
the most popular plan, how much is it
are the plans open yet
can I buy the pathfinder now
can i subscribe to a plan for home already
is the pathfinder plan 25 a month?
trailblazer is 100 bucks right
we just want the learning buddy, what's the fee
what does the online version cost
price for the home version with the AI tutor
are the companion plans free
companions > and how much do they cost
plan_differences > how much is the middle one
companion_plans > and the cheapest one?
companion_plans > and the middle one?
companion_plans > what about the most expensive
companion_plans > and the other one
companion_plans > is that per month
free_trial > and after that how much is it
what's the price tag on the buddy for home use
how much to use the AI thing from our house
we only want the digital part, how much
price of the software for home
how much is the one in the middle, pathfinder
is the trailblazer over 100
pathfinder's fifty a month, isn't it
explorer plan is 10 dollars right
can we already purchase a home plan
do the home plans exist yet
how do I buy the companion
cost of just the online learning tool
companion_plans > and the big one?
companion_plans > and the small one
companion_plans > anything cheaper than that
companion_plans > and the next one up
pathfinder?
trailblazer price?
how much is the pionero plan
plans for the house, prices
the home companion plans cost over two hundred, no?
what would the vanguardista plan cost
explorer plan for home monthly`,
      es: `cuánto cuestan los planes
companion_plans > y para dos niños
companion_plans > y si son dos hijos
planes y precios del compañero
cuánto cuesta el plan pionero
precio del pionero
cuánto es el vanguardista al mes
cuánto sale el plan explorer
qué planes tienen
qué planes manejan para la casa
cuánto cuesta usarlo en casa
cuánto es el plan para casa
precio del acompañante de ia
cuánto cuesta el compañero digital
el plan más barato
cuál es el plan más económico
cuál es el plan más caro
cuánto cuesta el más popular
ya están abiertos los planes?
ya puedo contratar el plan pionero
el pionero cuesta 25 verdad
me dijeron que el vanguardista era de 100
la versión en línea cuánto cuesta
cuánto por la aplicación para la casa
solo queremos el amiguito virtual, qué precio
cuánto se paga por luma
los planes son gratis?
mensualidad del tutor digital en casa
companions > y cuánto cuestan
plan_differences > cuánto sale el de en medio
companion_plans > y el más barato
companion_plans > y el intermedio cuánto
companion_plans > y el más caro?
companion_plans > y el otro
companion_plans > eso es por mes?
free_trial > y después cuánto cuesta
el programita para usar en el hogar cuánto sale
cuánto por usar la ia desde la casa
solo nos interesa lo digital, qué precio
cuánto sale el software para la casa
el de en medio, el pionero, cuánto es
el vanguardista pasa de 100?
el pionero vale 50 al mes verdad
el plan explorer son 10 dólares no
ya se puede comprar un plan para casa
ya existen los planes para casa?
cómo compro el compañero
cuánto es nada más lo de en línea
companion_plans > y el grande?
companion_plans > y el chiquito cuánto
companion_plans > y el que sigue
companion_plans > ese está caro, hay otro
pionero?
precio vanguardista
cuánto el explorer para casa
planes de casa precios
los planes para casa pasan de doscientos no
cuánto cuesta el pathfinder plan
trailblazer cuánto
el home plan cuánto sale`,
    },
  },
  {
    id: "plan_differences",
    question: { en: "Which companion plan is right for us?", es: "¿Qué plan para casa nos conviene?" },
    answer: {
      en: "There are three companion plans for home: Explorer ({planExplorer} a month) is the simplest, Pathfinder ({planPathfinder}) is the most popular and Trailblazer ({planTrailblazer}) is the fullest. What each one includes is listed side by side under Pricing on the home page, and a person can help you choose.",
      es: "Hay tres planes para casa: Explorador ({planExplorer} al mes, en dólares) es el más sencillo, Pionero ({planPathfinder}) es el más popular y Vanguardista ({planTrailblazer}) es el más completo. Lo que incluye cada uno está en la sección de precios de la página de inicio, y una persona puede ayudarte a elegir.",
    },
    subject: ["plan", "planname", "difference"],
    facts: ["planExplorer", "planPathfinder", "planTrailblazer"],
    examples: {
      en: `what's the difference between the plans
explorer or pathfinder subscription, which one
pathfinder vs explorer
difference between the explorer and the trailblazer subscription
difference between explorer and pathfinder
pathfinder vs trailblazer
how do the plans compare
compare the three plans
which plan should I choose
which plan is best for us
help me pick a plan
what does the trailblazer include
what's included in pathfinder
what do I get with the explorer plan
is trailblazer worth it
is it worth upgrading from explorer
what extra features does the trailblazer have
I'm torn between pathfinder and trailblazer
explain the plans to me
what's in each plan
what does each plan come with
do I really need the bigger plan
which one do most families take
which plan is the most popular
why would I pay more for the top plan
the plans all look the same to me
companion_plans > what's the difference
companion_plans > which one do you recommend
companion_plans > what do they include
companion_plans > what does the middle one come with
what does trailblazer have that pathfinder doesn't
why is the trailblazer pricier
what's missing from the cheapest plan
is the cheapest plan enough for one kid
which of the three fits a beginner
do I lose much if I take the cheap one
what more do I get if I pay more
talk me through what you get in each plan
explorer or pathfinder for an eight year old?
explorer vs pathfinder vs trailblazer
pathfinder or trailblazer for two readers at home
which of the home plans has more
are all the plans the same thing with a different price
the three plans are identical, right`,
      es: `cuál es la diferencia entre los planes
explorador o pionero, cuál
qué diferencia hay entre la suscripción explorador y la pionero
diferencia entre explorer y pionero
pionero o vanguardista?
en qué se diferencian los planes
comparar los tres planes
qué plan me conviene
cuál plan es mejor para nosotros
ayúdame a elegir un plan
qué incluye el vanguardista
qué trae el plan pionero
qué viene en el plan explorer
vale la pena el vanguardista
me conviene subir de plan
qué tiene de más el vanguardista
estoy entre el explorer y el pionero
explícame los planes
qué incluye cada plan
qué trae cada uno de los planes
cuál eligen más las familias
cuál es el plan más popular
por qué pagaría más por el plan grande
no le entiendo a los planes, cuál escojo
companion_plans > y cuál es la diferencia
companion_plans > cuál me recomiendas
companion_plans > qué incluyen
companion_plans > y qué trae el de en medio
qué tiene el vanguardista que no tenga el pionero
por qué es más caro el vanguardista
qué le falta al plan barato
con el más barato alcanza para un niño
cuál de los tres es para empezar
pierdo mucho si agarro el barato
qué más me dan si pago más
explícame qué da cada plan
explorer o pionero para uno de ocho años?
cuál de los planes nos late más
explorer vs pionero vs vanguardista
cuál de los planes trae más
todos los planes son lo mismo con otro precio?
los tres planes son iguales verdad
qué difference hay entre pionero y vanguardista`,
    },
  },
  {
    id: "explorer_names",
    question: { en: "Which Explorer is which?", es: "¿Cuál Explorer es cuál?" },
    answer: {
      en: "The name is used for four different things. The Explorer plan is for home: {planExplorer} a month, not open yet. The Explorer pod is the Pod School group for ages {podExplorer}, and Pod School is {podPrice} a month. The school subscription called Explorer is {subExplorer} a month. And Little Explorers are packs of activities for ages {packAges} at home, open on their own page.",
      es: "El nombre se usa para cuatro cosas distintas. El plan Explorador es para casa: {planExplorer} al mes, todavía no abre. El pod Explorer es el grupo de {podExplorer} años de Pod School, y Pod School cuesta {podPrice} al mes. La suscripción de la escuela llamada Explorer cuesta {subExplorer} al mes. Y Little Explorers son paquetes de actividades para casa, de {packAges} años, ya abiertos en su página. Los precios son en dólares.",
    },
    subject: ["explorer", "difference"],
    examples: {
      en: `difference between explorer plan and explorer subscription
is the 19 explorer the school one
is the explorer that costs 500 the plan for home
difference between the explorer plan and the explorer pod
is the explorer plan the same as the explorer pod
is the explorer subscription the same as the explorer plan
which explorer is which
there are so many explorers, which is which
what's the difference between all the explorers
explorer plan vs explorer subscription
explorer pod vs explorer plan
explorer plan or explorer pod, are they the same thing
I'm confused, explorer is a plan or a pod
why are there different things called explorer
is explorer a pod or a subscription
are little explorers and the explorer plan the same
is little explorers the same as the explorer pod
how come explorer costs 19 here and 500 there
why is explorer 19 and also 500
explorer 19 or explorer 500
what is explorer exactly, the plan, the pod or the subscription
explorer confusion
two explorers with different prices?
the cheap explorer and the expensive explorer, what changes
companion_plans > is that the same explorer as the pod
school_subscriptions > is that the same as the explorer plan
pods > is that the explorer plan`,
      es: `es lo mismo el plan explorador que el pod explorer
el explorador de 19 es el de la escuela
el explorer de 500 es el plan de casa
cuál es la diferencia entre el plan explorador y la suscripción explorer
diferencia entre plan explorador y pod explorer
la suscripción explorer es lo mismo que el plan explorador
cuál explorer es cuál
hay muchos explorer, cuál es cuál
cuál es la diferencia entre todos los explorer
plan explorador o suscripción explorer, qué cambia
pod explorer contra plan explorador
no entiendo, explorer es un plan o un pod
por qué hay varias cosas que se llaman explorer
explorer es pod o suscripción
little explorers es lo mismo que el plan explorador
little explorers y el pod explorer son lo mismo
por qué explorer cuesta 19 y también 500
explorer de 19 o explorer de 500
qué es explorer exactamente, el plan, el pod o la suscripción
me confunden los explorer
dos explorer con precio distinto?
el explorador barato y el explorer caro en qué cambian
son lo mismo el de 19 y el de 500 que se llaman explorer
companion_plans > ese es el mismo explorer del pod
school_subscriptions > es el mismo que el plan explorador
pods > ese es el plan explorador`,
    },
  },
  {
    id: "school_subscriptions",
    question: { en: "What are the school subscriptions?", es: "¿Qué son las suscripciones de la escuela?" },
    answer: {
      en: "There are two school subscriptions: Explorer at {subExplorer} a month and Premium at {subPremium} a month. They renew automatically every month and you can cancel at any time. Subscribing online is not open yet, so nothing can be charged today.",
      es: "Hay dos suscripciones de la escuela: Explorer por {subExplorer} y Premium por {subPremium} al mes, en dólares. Se renuevan solas cada mes y puedes cancelar cuando quieras. Suscribirse en línea todavía no está abierto, así que hoy no se cobra nada.",
    },
    variants: [
      {
        when: ["children:many"],
        text: {
          en: "The published prices are Explorer {subExplorer} and Premium {subPremium} a month, and you can cancel at any time. I have no price for several children to give you; a person from our team can tell you about your family.",
          es: "Los precios publicados son Explorer {subExplorer} y Premium {subPremium} al mes, en dólares, y puedes cancelar cuando quieras. No tengo un precio para varios hijos que darte; una persona del equipo puede decirte cómo sería para tu familia.",
        },
      },
      {
        when: ["paymentsOpen"],
        text: {
          en: "There are two school subscriptions. Explorer, {subExplorer} a month, holds {subExplorerHolds}. Premium, {subPremium} a month, holds everything in Explorer and {subPremiumHolds}. Neither is a place in a pod. Nothing is charged before the school opens, {launchDate}. From then on they renew automatically every month, and you can cancel at any time by the link in each email about them.",
          es: "Hay dos suscripciones de la escuela. Explorer cuesta {subExplorer} al mes, en dólares, e incluye {subExplorerHolds}. Premium cuesta {subPremium} al mes e incluye todo lo de Explorer y {subPremiumHolds}. Ninguna es un lugar en un pod. No se cobra nada antes de que abra la escuela, el {launchDate}. Desde ese día se renuevan solas cada mes, y puedes cancelar cuando quieras con el enlace que trae cada correo.",
        },
      },
    ],
    corrections: [
      {
        all: ["cancel"],
        text: { en: "you aren't tied in.", es: "no te quedas atado." },
      },
    ],
    subject: ["subscription", "schoolword"],
    facts: ["subExplorer", "subPremium"],
    examples: {
      en: `school subscription
is my card charged automatically each month
do you charge the card by itself every month
school_subscriptions > and for two kids
school_subscriptions > what if we have two children
what is the school subscription
how much is the school subscription
premium subscription price
how much is premium
premium?
what does premium cost a month
explorer school subscription cost
tell me about the subscriptions
what subscriptions do you offer
does the subscription renew automatically
is it auto renewed every month
will you charge me again every month for the subscription
do I have to renew the school subscription each month
is the subscription monthly or yearly
is premium 600 a month
the explorer school subscription is 300, right?
is the subscription a yearly contract
I thought the subscription was one year minimum
difference between explorer and premium subscription
can I cancel the school subscription
how does the subscription billing work
what's the monthly subscription to the school
subscribe to premium
I'd like to know about premium membership
school_subscriptions > and the other one?
school_subscriptions > and premium?
school_subscriptions > how much is the cheaper one
school_subscriptions > does it renew on its own
school_subscriptions > and the expensive one
what's the deal with the school subscription
will the subscription keep going if I do nothing
does premium roll over every month
is there a premium tier for the school
how much is the pricier school subscription
the subscription is paid once a year right
do subscriptions expire or roll on
what do you pay for the subscription each month
is the school subscription the same as pod school
school_subscriptions > and the pricier one
school_subscriptions > what about the other
premium subscription?
subscription renewal
is the subscription charged automatically
the school subscription never renews right
I have to sign a two year deal for premium, correct
suscripción premium how much
I want the premium subscription`,
      es: `suscripción escolar
me cobran solo a la tarjeta cada mes
el cargo a la tarjeta es automático
school_subscriptions > y para dos niños
school_subscriptions > y si son dos hijos
qué es la suscripción escolar
cuánto cuesta la suscripción escolar
precio de la suscripción premium
cuánto es premium
premium?
cuánto cuesta premium al mes
suscripción escolar explorer precio
háblame de las suscripciones
qué suscripciones tienen
la suscripción se renueva sola
se renueva automáticamente cada mes
me van a cobrar cada mes la suscripción
es cargo automático?
tengo que renovar la suscripción cada mes
la suscripción es mensual o anual
premium cuesta 600 al mes no?
la suscripción explorer de la escuela son 300 verdad
la suscripción es un contrato de un año verdad
yo creía que la suscripción era mínimo un año
diferencia entre suscripción explorer y premium
puedo cancelar la suscripción escolar
cómo funciona el cobro de la suscripción
quiero saber de la membresía premium
school_subscriptions > y la otra cuánto
school_subscriptions > y la premium
school_subscriptions > cuánto sale la más barata
school_subscriptions > se renueva sola?
qué onda con la suscripción de la escuela
la suscripción sigue si no hago nada?
cada cuándo se renueva la suscripción
la premium se renueva cada mes?
hay un nivel premium de la escuela
cuánto cuesta la suscripción escolar más cara
la suscripción se paga una vez al año verdad
las suscripciones vencen o siguen solas
cuánto se paga de suscripción cada mes
es lo mismo la suscripción que la pod school
school_subscriptions > y la cara
school_subscriptions > y la otra qué tal
suscripción premium?
renovación de la suscripción
la suscripción se cobra sola?
la suscripción escolar nunca se renueva verdad
para premium firmo dos años no
cuánto la premium subscription
las suscripciones se pueden cancelar?
quiero la suscripción premium`,
    },
  },
  {
    id: "free_trial",
    question: { en: "Is there a free trial?", es: "¿Hay una prueba gratis?" },
    answer: {
      en: "Yes, the companion plans for home start with a {trialDays}-day free trial when they open, and you can cancel at any time. They aren't open yet, so the waitlist is the way to hear first. Pod School and the school subscriptions have no trial.",
      es: "Sí, los planes para casa empezarán con {trialDays} días de prueba gratis cuando abran, y podrás cancelar cuando quieras. Todavía no están abiertos, así que la lista de espera es la forma de enterarte primero. Pod School y las suscripciones de la escuela no tienen prueba.",
    },
    yesFor: ["homeplan"],
    corrections: [
      {
        all: ["trial", "pod"],
        text: {
          en: "the free trial belongs to the companion plans, not to Pod School.",
          es: "la prueba gratis es de los planes para casa, no de Pod School.",
        },
      },
    ],
    subject: ["trial"],
    facts: ["trialDays"],
    examples: {
      en: `is there a free trial
free trial?
do you have a trial
trial period
how long is the trial
how many days is the free trial
can we try it first
can I try before I buy
can we test it for free
can my son try it before we commit
is there a trial month
do you offer a test period
can we give it a go without paying
try it out for a while first
is the first month free
first week free?
does pod school have a trial
can he do a trial day at the school
the trial is one week right
it's a 7 day trial isn't it
I heard there's a 60 day free trial
what happens after the free trial
do I need a card for the trial
is there any way to see if she likes it before paying
a taster would be good before we decide
companion_plans > can I try it first
companion_plans > is there a free period
plan_differences > can we try them
wanna see if he likes it before we spend anything
can we kick the tires first
no way I'm paying without trying it
do you give a few days for free to see
is there a no cost period at the start
I want to give it a whirl before I commit
can we sample it before we pay
trial lasts two weeks doesn't it
is it free for the first few weeks
how long can we use it without paying
do you charge from day one
trial?
free tryout
any freebies to begin with
tiene free trial
no trial at all right
you charge from the first day, no trial, correct
can he use it free a few weeks
pod school gives a free month right`,
      es: `hay prueba gratis
tienen prueba gratis?
prueba gratuita
hay periodo de prueba
cuánto dura la prueba
cuántos días dura la prueba gratis
se puede probar antes
puedo probarlo antes de pagar
lo podemos calar primero
puede mi hijo probar antes de decidirnos
hay mes de prueba
dan mes gratis?
el primer mes es gratis?
los primeros días son gratis
la pod school tiene prueba
puede ir un día de prueba a la escuela
la prueba es de una semana verdad
son 7 días de prueba no
me dijeron que la prueba era de 60 días
qué pasa después de la prueba gratis
necesito tarjeta para la prueba
hay forma de ver si le gusta antes de pagar
no quiero pagar sin haberlo probado
me dan chance de probar
companion_plans > y lo puedo probar
companion_plans > hay prueba?
plan_differences > se pueden probar antes
quiero ver si le gusta antes de gastar
no pago sin probar
dan unos días de cortesía
hay cortesía para conocerlo
me dan unos días para ver si nos gusta
hay algún periodo sin costo al principio
quiero darle una probadita antes de comprometerme
la prueba dura dos semanas no?
son gratis las primeras semanas?
cuánto tiempo lo puedo usar sin pagar
cobran desde el primer día?
companion_plans > dan unos días gratis
free trial?
dan trial
no hay prueba, verdad
la escuela presencial tiene mes gratis no
el trial cuántos días es
lo checamos gratis unos días?`,
    },
  },
  {
    id: "cancel",
    question: { en: "Can we cancel at any time?", es: "¿Podemos cancelar cuando queramos?" },
    answer: {
      en: "Yes, you can cancel at any time: that holds for the school subscriptions, and for the companion plans when they open. The subscriptions renew each month until you cancel.",
      es: "Sí, puedes cancelar cuando quieras: vale para las suscripciones de la escuela y también para los planes para casa cuando abran. Las suscripciones se renuevan cada mes hasta que las cancelas.",
    },
    yesFor: ["subname", "homeplan"],
    corrections: [
      {
        all: ["penalty"],
        text: {
          en: "the plans and subscriptions are cancel-anytime.",
          es: "los planes y suscripciones se cancelan cuando quieras.",
        },
      },
      {
        all: ["cancel", "notword"],
        text: { en: "canceling is possible.", es: "sí se puede cancelar." },
      },
      {
        all: ["month", "cancel"],
        none: ["howlong"],
        text: { en: "you can stop when you like.", es: "puedes salirte cuando quieras." },
      },
    ],
    subject: ["cancel"],
    examples: {
      en: `can I cancel anytime
how do I cancel
cancel?
cancellation policy
what's your cancellation policy
how do we unsubscribe
can we stop whenever we want
what if we want to quit
what if we don't like it after a few weeks
what if my daughter doesn't like it
how easy is it to leave
are we locked in
am I locked into a contract
is there a minimum commitment
do we have to commit for a year
is there a cancellation fee
do I pay a penalty if I cancel
once I sign up I can't cancel, right?
you have to stay a full year don't you
is there a notice period
can I pause the plan
what if we move away, can we end it
how do I end my subscription
I want to stop my plan
I hate companies that make it impossible to leave, can I quit easily
I'd need to be able to bail out if things change
is it month to month or a long contract
companion_plans > can I cancel
companion_plans > and if we want to stop
free_trial > can I cancel before it ends
pod_school > what if we want to leave
how fast can we bail
I'm stuck for twelve months if I join, right?
do you make it hard to leave
what are the strings attached
any strings attached?
am I stuck with it once I start
can I walk away whenever
what if it turns out it's not for us
how much warning do you need if we leave
do we need to give a month's notice
can I turn it off after two months
if we get tired of it can we drop it
can we leave mid year
suppose we hate it
is it a long term commitment
you make people sign for a year right
school_subscriptions > can I leave whenever
school_subscriptions > what if we don't want it any more
companion_plans > am I tied in
exit policy
cómo cancelo my plan
quitting
if it isn't working for her can we stop paying
you charge a fee to leave right
there's a minimum of six months isn't there`,
      es: `puedo cancelar cuando quiera
cómo cancelo
cancelar
política de cancelación
cuál es la política de cancelación
cómo me doy de baja
cómo me desuscribo
podemos dejarlo cuando queramos
y si nos queremos salir
y si no nos gusta después de unas semanas
qué pasa si a mi hija no le gusta
es fácil salirse
hay plazo forzoso
me amarro con un contrato
hay permanencia mínima
nos tenemos que comprometer un año
cobran por cancelar
hay multa si cancelo
hay penalización por salirse antes
una vez que me inscribo ya no puedo cancelar verdad
a fuerza tengo que quedarme el año completo no
se puede pausar
y si nos mudamos, lo podemos cortar
quiero dar de baja mi plan
odio que te amarren, me puedo salir fácil?
y si me arrepiento a medio camino
companion_plans > se puede cancelar
companion_plans > y si ya no quiero
free_trial > puedo cancelar antes de que acabe
school_subscriptions > y si me quiero salir
cómo le hago para salirme
me puedo zafar rápido si no me gusta
hacen difícil salirse?
hay letras chiquitas
hay alguna trampa para salirse
ya que empiece estoy obligado a seguir?
me puedo ir cuando sea
y si resulta que no es para nosotros
con cuánto tiempo hay que avisar para salirse
hay que avisar con un mes de anticipación
lo puedo quitar a los dos meses
si nos aburrimos lo podemos dejar
se puede salir uno a medio año
supón que no nos gusta nada
es un compromiso a largo plazo?
te hacen firmar por un año verdad
school_subscriptions > me puedo salir cuando sea
school_subscriptions > y si ya no la queremos
companion_plans > me amarro?
cancelación
quiero el cancel fácil, se puede?
si no le funciona podemos dejar de pagar
cobran por salirse no
hay mínimo de seis meses verdad
me puedo dar de baja en línea`,
    },
  },
  {
    id: "payment_methods",
    question: { en: "How can I pay, and in what currency?", es: "¿Cómo se paga y en qué moneda?" },
    answer: {
      en: "Payment is by card, in US dollars, through a secure card payment provider. Online payment is not open yet, so please don't type card details here in the chat. I have no confirmed information about other ways to pay.",
      es: "El pago es con tarjeta, en dólares estadounidenses, a través de un proveedor seguro de pagos con tarjeta. El pago en línea todavía no está abierto, así que no escribas datos de tu tarjeta en el chat. No tengo información confirmada de otras formas de pago.",
    },
    variants: [
      {
        when: ["paymentsOpen", "says:receipt"],
        text: {
          en: "Yes, once the payment is confirmed you get a receipt with its number, on the page and by e-mail. Payment is by card, in US dollars, on our checkout page.",
          es: "Sí, en cuanto se confirma el pago recibes un recibo con su número, en la página y por correo. El pago es con tarjeta, en dólares estadounidenses, en nuestra página de pago.",
        },
      },
      {
        when: ["paymentsOpen"],
        text: {
          en: "Payment is by card, in US dollars, on our checkout page. Please don't type card details here in the chat. I have no confirmed information about other ways to pay.",
          es: "El pago es con tarjeta, en dólares estadounidenses, en nuestra página de pago. No escribas datos de tu tarjeta aquí en el chat. No tengo información confirmada de otras formas de pago.",
        },
      },
    ],
    corrections: [
      {
        all: ["othermethod"],
        text: { en: "payment is by card only for now.", es: "por ahora el pago es solo con tarjeta." },
      },
    ],
    subject: ["paymethod"],
    examples: {
      en: `how can I pay
will I get a receipt
do you give receipts
do you send a receipt by email
do we get a receipt when we pay
payment methods
what payment methods do you accept
do you take credit cards
do you accept visa
can I pay with debit card
do you take amex
can I pay by bank transfer
can I wire the money
can I pay cash
do you accept venmo or zelle
crypto ok?
apple pay?
can I pay in installments
is there a payment plan
how does payment work
how do we send you the money
do you charge in dollars or pesos
what currency are the prices in
are these prices in US dollars
can I pay in pesos
can we pay in canadian dollars
euros?
is it safe to pay online
is it safe to give you my card details
who processes the payments
do you use stripe
so I can just pay in cash when I arrive
I'll do a bank transfer, that's fine yes?
my card is mexican, does it work
can grandma pay from another country
deposit_founders > can I pay it with paypal
deposit_overview > how do I pay that
pod_school > can I pay by transfer
cost_overview > in dollars or pesos
could I post you a check
I don't have a credit card
do I need a credit card
can my bank send the money
which cards work
is it USD or MXN
are the numbers in US or Mexican money
can I pay part now and part later
can I split the payment
do I pay through the website
is the payment page secure
my husband wants to mail a cheque, ok?
I only have cash
can you bill me in euros
so I'll pay by zelle, ok?
what forms of payment work for you guys
tarjeta ok?
debit?
visa?
bank transfer?
do prices come in pesos
pesos or dollars
paying in monthly installments is fine, right
all cards accepted?
is my card info safe with you
which currency do you bill in`,
      es: `cómo se paga
dan recibo
me dan un recibo
mandan comprobante por correo
van a darme recibo cuando pague
formas de pago
qué formas de pago aceptan
aceptan tarjeta de crédito
aceptan visa
puedo pagar con tarjeta de débito
aceptan american express
se puede pagar por transferencia
puedo hacer un spei
puedo pagar en efectivo
aceptan mercado pago
se puede pagar en oxxo
meses sin intereses?
se puede pagar a plazos
cómo funciona el pago
cómo les hago llegar el dinero
cobran en dólares o en pesos
en qué moneda son los precios
los precios son en dólares?
puedo pagar en pesos mexicanos
y si pago en euros
es seguro pagar en línea
es seguro poner los datos de mi tarjeta
quién procesa los pagos
usan stripe?
puedo llevar el efectivo cuando llegue no
les hago una transferencia y ya, verdad
mi tarjeta es mexicana, pasa?
puede pagar la abuela desde otro país
aceptan paypal
con qué se puede pagar
deposit_founders > lo puedo pagar en efectivo
deposit_overview > y cómo lo pago
pod_school > puedo pagar por transferencia
cost_overview > en dólares o en pesos
les puedo depositar en el banco
puedo depositar en una tienda
no tengo tarjeta de crédito
se necesita tarjeta?
qué tarjetas pasan
jala con tarjeta de débito
son pesos o dólares
los montos están en pesos o dólares
puedo pagar una parte ahorita y otra después
lo puedo pagar en partes
se paga por la página?
es segura la página de pago
no me da confianza meter mi tarjeta
solo tengo efectivo
me pueden cobrar en euros
les pago por transferencia entonces
de qué manera reciben el pago
a qué cuenta deposito
visa?
transferencia?
oxxo?
dólares o pesos
puedo pagar con credit card
se puede a meses sin intereses verdad
es segura mi tarjeta con ustedes
qué medios de pago hay`,
    },
  },
];
