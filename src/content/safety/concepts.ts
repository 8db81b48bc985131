/**
 * What children's words have in common, for the classifier (decision 099): each concept with its words in English and
 * Spanish, without accents or apostrophes. A word may stand in several. A concept is no verdict: what a row of them
 * means is learned from messages (evals/safety/messages/training).
 */
export const concepts: Readonly<Record<string, string>> = {
  self: `
    i me my mine myself im ive ill id we us our were weve yo mi mis mio mia conmigo nosotros nosotras nos
    nuestro nuestra soy estoy tengo`,
  you: `
    you u ur your youre yours tu tus ti contigo eres estas tienes puedes usted`,
  he: `
    he him his hes hed el lo le les ellos`,
  she: `
    she her hers shes shed ella ellas la`,
  they: `
    they them their theyre theyd theyve ellos ellas`,
  mother: `
    mom moms mum mums mommy momma mama mamas mami mother mothers mamita jefa madre ama`,
  father: `
    dad dads daddy papa papas papi father fathers papito jefe padre apa`,
  stepparent: `
    stepdad stepdads stepmom stepfather stepmother padrastro padrastra madrastra padrasto`,
  parents: `
    parents parent papas padres folks familia family fam foster tutores`,
  grandparent: `
    grandma grandpa grandmother grandfather nana granny gramps abuela abuelo abuelita abuelito abuelos
    abue grandparents abuelas nanny`,
  uncleOrAunt: `
    uncle uncles aunt auntie aunty tio tia tios tias tito tita`,
  cousin: `
    cousin cousins primo prima primos primas primito primita`,
  sibling: `
    brother brothers sister sisters bro sis hermano hermana hermanos hermanas hermanito hermanita
    stepbrother stepsister hermanastro hermanastra twin gemelo gemela`,
  baby: `
    baby babies bebe bebes bebito newborn toddler`,
  adultInCharge: `
    teacher teachers coach coachs trainer priest pastor babysitter sitter nanny driver neighbor neighbors
    neighbour janitor principal tutor maestro maestra maestros profe profes profesor profesora entrenador
    entrenadora padrecito ninera vecino vecina vecinos chofer conserje director directora instructor
    doctor guardia prefecto sacristan compadre padrino madrina`,
  man: `
    man men guy guys dude dudes mister sir senor senores tipo hombre hombres vato viejo viejito grownup
    grownups adult adults adulto adultos don gentleman muchacho joven teenager teen`,
  woman: `
    woman lady ladies women senora senoras mujer mujeres girlfriend novia dona muchacha`,
  boyfriend: `
    boyfriend boyfriends novio novios crush bf gf pareja`,
  stranger: `
    stranger strangers desconocido desconocidos desconocida extrano extranos unknown somebody`,
  friend: `
    friend friends bestie buddy pal bff amigo amiga amigos amigas amix amiguito amiguita cuate`,
  classmate: `
    classmate classmates kid kids boys boy girls girl nino nina ninos ninas companero companera companeros
    companeras compas chavo chava chavos chavas grader graders bully bullies chamaco morro morra morros
    seniors`,
  everyone: `
    everyone everybody all todos todas todo every group whole grupo salon class entire bola`,
  nobody: `
    nobody noone none nadie ninguno ninguna`,
  someone: `
    someone somebody one alguien alguno alguna person people gente persona personas`,
  negation: `
    not dont doesnt didnt cant couldnt wont isnt wasnt arent never no nunca jamas tampoco ni sin without
    aint wouldnt shouldnt havent hasnt nor`,
  hit: `
    hit hits hitting beat beats beating beaten slap slaps slapped slapping smack smacks smacked spank
    spanks spanked punch punches punched punching whip whips whipped belt paddle pega pegan pego pegaron
    pegue pegar pegarme pegandole golpea golpean golpear golpeo golpearon cachetada cachetadas nalgada
    nalgadas cinturonazo cinturonazos cinturon chancla chanclazo chanclazos madriza putazo madrea madrean
    trancazo golpes golpiza coscorron bofetada manazo manazos zape zapes cuerazo cuerazos varazo moquete`,
  push: `
    push pushes pushed pushing shove shoves shoved kick kicks kicked kicking trip trips tripped pinch
    pinches pinched squeeze squeezes squeezed grab grabs grabbed shake shakes shook drag drags dragged
    bite bites bit empuja empujan empujo empujaron patea patean pateo pateada pateadas patada patadas
    pellizca pellizco pellizcos jala jalan jalo jalonea jaloneo agarra agarran agarro agarraron aprieta
    apretando sacude arrastra arrastro muerde mordio avienta avientan avento zarandea tumbo tiran tiraron
    zancadilla`,
  touch: `
    touch touches touched touching rub rubs rubbed feel feeling feels toca tocan toco tocar tocarme
    tocarle tocando acaricia acaricio sobar soba manosea manoseo roza rozo agarrarme abraza`,
  kissOrHug: `
    kiss kisses kissed kissing hug hugs hugged cuddle lap beso besos besar besa besarme abrazo abrazos
    abrazar piernas regazo faje`,
  tickle: `
    tickle tickles tickled tickling cosquillas`,
  yell: `
    yell yells yelled yelling scream screams screamed screaming shout shouts shouted grita gritan grito
    gritos gritar gritarle gritando gritarme regana reganan regano reganaron scold scolds`,
  fight: `
    fight fights fighting fought argue argues arguing pelea pelean pelear peleas pelearon peleando
    pelearse discuten discutir bronca quarrel`,
  mock: `
    laugh laughs laughed laughing tease teases teased teasing mock mocks joke jokes prank pranks burla
    burlan burlaron burlarse rie rien rieron reir bully bullied bullying bullean bullear bulean carrilla
    molesta molestan molestaron molestar fastidian hacen embarrass embarrassed humiliate humilla humillan
    roast`,
  namecalling: `
    call calls called calling name names nickname dice dicen decir llaman apodo apodos insult insults
    insulta insultan insultos`,
  insultingWord: `
    fat ugly stupid dumb idiot loser freak weirdo pig gay crybaby smelly stinky nerd gordo gorda gordito
    feo fea tonto tonta tontos idiota estupido estupida burro burra marrano puerco cerdo raro rara
    apestoso apestosa menso mensa inutil marica maricon joto naco india prieto negro retrasado retard
    useless worthless disgusting trash garbage basura estorbo pendejo pendeja ballena`,
  threatening: `
    threat threatens threatened threatening warn warned amenaza amenazan amenazo amenazaron advirtio swear
    swore else juro jura atener`,
  forcing: `
    make makes made making force forces forced forcing obliga obligan obligo obligaron hace hacen hizo
    hicieron let lets dejan deja dejo must obligado`,
  scared: `
    scared afraid scary scare scares fear terrified frightened nervous worry worried miedo asustado
    asustada asusta asustan temo terror susto nervios nervioso nerviosa preocupa preocupado preocupada
    temblando shaking shake trembling creepy weird uncomfortable incomodo incomoda gacho feito raro`,
  sad: `
    sad cry cries crying cried depressed lonely unhappy upset triste tristeza llora llorar lloro lloran
    llorando llore lloraba deprimido deprimida deprimo chillar chillo solito empty vacio hopeless numb
    anxiety ansiedad`,
  angry: `
    angry mad furious anger rage temper enoja enojado enojada enojan enojo enojon furioso coraje hates
    mood explota`,
  happy: `
    happy fun excited proud glad great awesome cool love loved feliz contento contenta divertido padre
    chido genial emocionado emocionada orgulloso alegre gusta encanta mejor best favorite favorito
    favorita`,
  tired: `
    tired exhausted cansado cansada harto harta canso fed enough sick done rendido aguanto soporto
    aburrido`,
  want: `
    want wants wanna wanted need needs gonna wish wishes hope try trying quiero quiere quieren queria
    quisiera ojala necesito ganas gustaria intente intento trato pienso plan planning`,
  think: `
    think thinking thought wonder wondering thoughts imagine pienso pensar pensando pense creo imagino
    siento pensamientos voices voces head cabeza`,
  die: `
    die dies died dead death dying morir muero muere mueren murio morirme morirse muerto muerta muertos
    muerte muriendo suicide suicid funeral grave tumba heaven cielo angel angels ghost`,
  kill: `
    kill kills killed killing murder murdered matar mata matan mato matarme matarlo matarla mataron mate
    suicidarme quitarme asesin`,
  notBeing: `
    end ending stop disappear vanish gone go away leave desaparecer desaparezco acabar terminar irme
    existir exist existed exista existiera existo esfumar born nacido nacer alive vivir vivo life vida
    living forever siempre sleep dormir despertar wake`,
  cutting: `
    cut cuts cutting scratch scratches burn cortar corto corte cortes cortarme cortandome rasguno rasguna
    rasgunos aranar arano lastimo lastimarme herirme quemar quemarme punish castigarme starve arms wrist
    wrists brazos munecas scars cicatrices blade blades razor navaja rastrillo sharpener sacapuntas compas`,
  hurt: `
    hurt hurts hurting pain painful sore ache aches duele duelen dolor dolio lastima lastiman lastimo
    lastimaron lastimar herida heridas arde ardor`,
  mark: `
    bruise bruises mark marks bump swollen scab scar moreton moretones marca marcas chipote hinchado
    hinchada raspon raspones sangre blood bleed bleeding bleeds sangra sangrando sangro purple morado rojo`,
  burden: `
    burden bother trouble problem fault worthless useless better worse without mistake estorbo carga culpa
    problema molestia sobro sirvo inutil error regaste vale valgo importa care cares importo matter miss
    extranaria extranarian notice noticed`,
  goodbye: `
    give giving gave will goodbye bye letter note regale regalar adios despedida carta despedirme quedate`,
  pills: `
    pill pills pastilla pastillas medicine medicines medicina medicinas tablets tylenol aspirin ibuprofen
    paracetamol jarabe syrup antibiotic antibiotico inyeccion gotas pomada vaccine vitamin vitaminas dose
    dosis overdose melatonin benadryl capsulas`,
  height: `
    roof bridge balcony window tower building cliff azotea techo puente balcon ventana edificio barranco
    rooftop stairs escaleras jump jumping jumped saltar salto aventarme brincar tirarme lanzarme train
    tracks tren vias`,
  rope: `
    rope cord string hang hanging choke choking choked strangle neck cuerda mecate lazo colgar colgarme
    ahorcar ahorcarme ahorco ahorca asfixiar cuello bag bolsa cobija pillow almohada breathe respirar`,
  drowning: `
    drown drowning underwater ahogar ahogo ahogarme ahogando hundir`,
  fire: `
    fire smoke flames burning burn burns burned stove lighter matches gas smell smells fuego humo incendio
    quema quemando lumbre llamas estufa encendedor cerillos boiler huele olor sparks chispas candle vela
    oven horno cable outlet enchufe`,
  weapon: `
    gun guns pistol rifle bullet bullets weapon weapons knife knives machete sword bomb bombs grenade
    shoot shooting shot shoots shooter pistola pistolas arma armas bala balas balazos balacera cuchillo
    cuchillos navaja espada bomba bombas disparo disparar disparos balear tiroteo tirar ammo trigger
    fuscas fusca escopeta`,
  stabbing: `
    stab stabbed stabbing apunalar punalada picar enterrar`,
  poison: `
    bleach poison detergent chemicals cleaner battery cloro veneno jabon limpiador pila pilas acid thinner
    aguarras gasolina gasoline raticida insecticida hongos berries mushroom swallow swallowed swallows
    drank trague trago tome bebio ingerir magnet magnets iman imanes hongo`,
  water: `
    pool river lake sea ocean beach wave waves swim swimming flood bath bathtub tub alberca rio lago mar
    playa olas nadar nadando inundacion tina pozo presa water agua`,
  traffic: `
    car truck van bus ride drive drives driving drove road street highway crash wheel coche carro
    camioneta camion manejar maneja manejo calle carretera choque choco taxi uber moto motorcycle semaforo
    traffic bike bici bicicleta`,
  follow: `
    follow follows following followed watch watches watching watched stare stares staring spy stalk sigue
    siguen siguio siguiendo persigue mira miran mirando vigila espia observa espiar parked waits waiting
    espera`,
  door: `
    door doors lock locks locked locking knock knocking knocks window key keys gate puerta puertas
    encierra encierran encerro encerrado encerrada encerraron llave llaves cerrojo tocan candado seguro
    trapped stuck atorado atrapado`,
  room: `
    room bedroom closet basement garage bathroom shed attic cuarto recamara sotano cochera bano banos sala
    cocina kitchen patio yard backyard ropero bodega casita tent`,
  bed: `
    bed beds blanket sheets pajamas sleep sleeps sleeping asleep slept nap night cama cobijas pijama
    duerme dormir duermo dormido dormida dormimos durmio noche noches madrugada wet peed pee mojo mojada
    pipi sleepover pijamada`,
  bathing: `
    shower showers bath bathing bathe wash changing change changes dress bano bana banar banarme banamos
    regadera cambio cambiarme cambia vestidor ducha vestirme`,
  clothes: `
    clothes shirt pants underwear undies dress skirt bra swimsuit socks shoes ropa playera pantalon
    pantalones calzones calzon falda vestido traje chones tenis zapatos chamarra jacket coat desnudo
    desnuda naked nude nudes undress encuerado encuerada uniform uniforme`,
  privateParts: `
    private privates penis vagina butt bottom boobs chest parts partes intimas intima pene nalgas pompis
    pecho pechos senos colita cosita pipi pito pilin cola trasero groin crotch chichis underneath adentro
    pants down`,
  body: `
    arm arms leg legs hand hands foot feet head face hair eye eyes ear ears nose mouth tooth teeth tongue
    back stomach tummy belly knee finger fingers toe throat brazo brazos pierna piernas mano manos pie
    pies cabeza cara pelo cabello ojo ojos oreja oido nariz boca diente dientes lengua espalda panza
    pancita barriga estomago rodilla dedo dedos garganta codo hueso bone heart corazon skin piel muela
    pulmon panzita`,
  sick: `
    sick ill fever cough throw throwing threw vomit puke dizzy rash itchy allergy allergic asthma
    infection flu cold virus cancer diabetes disease fainted faint headache diarrhea swollen lump enfermo
    enferma fiebre tos vomito vomita vomite vomitar mareo mareado mareada ronchas comezon alergia alergico
    asma infeccion gripa gripe calentura enfermedad desmayo diarrea asco nausea nauseas hinchado bolita
    grano granos wheeze concussion broken fracture roto rota torcio torci sprained seizure convulsion
    covid dengue`,
  doctor: `
    doctor doctors hospital ambulance nurse clinic surgery dentist police cops 911 policia ambulancia
    enfermera clinica doctora medico dentista operacion bomberos firefighter emergency emergencia`,
  unresponsive: `
    wake waking awake move moves moving breathing respond answer answers responde contesta despierta
    despierto respira reacciona mueve desmayo desmayada unconscious floor piso lying tirado tirada faints`,
  alone: `
    alone myself home lonely lonesome left leaves leave leaving abandoned babysit solo sola solos solas
    solito solita dejan dejo dejaron abandono abandonaron encargada cuido cuidar care takes unsupervised`,
  food: `
    food eat eats eating ate hungry lunch dinner breakfast snack supper fridge plate meal cook cooks
    cooking comida comer come como comi hambre cena desayuno cenar desayunar lonche refri plato cocinar
    tortilla tortillas tacos pizza sandwich cake pastel fruit fruta sopa leche milk rice arroz pan bread
    beans frijoles egg cereal cookie galletas apple manzana banana chocolate candy dulces dulce`,
  notEating: `
    skip skipped skipping starve starving diet calories weight thin skinny dieta calorias peso bajar flaca
    flaco adelgazar engordar starved`,
  money: `
    money dollars pesos cash pay pays paid buy bought steal stole stolen dinero lana feria billete paga
    pagar compra compro comprar robar robo robaron quita quitan quitaron quito takes took sell vender
    vendo vende work trabajo trabajar beg limosna job chamba`,
  gift: `
    gift gifts present presents vbucks robux skins skin gems gemas coins diamonds diamantes free giftcard
    card tarjeta regalo regalos regala regalar sticker promise promises promised prometio promete surprise
    sorpresa ticket pavos reward`,
  secret: `
    secret secrets secreto secretos hide hides hiding hidden esconde esconder escondido escondida
    escondidas delete deleted deletes erase borra borrar borre tell telling told say says said anyone dile
    digas diga decir digo cuentes contar cuente contarle cuento platicar quiet callado callada shh promise
    nadie between entre us`,
  online: `
    online internet chat chats app apps discord roblox fortnite minecraft freefire snapchat snap instagram
    insta tiktok whatsapp whats facebook youtube twitch telegram messenger server dm dms inbox linea juego
    game gaming games username user followers seguidores videollamada call facetime lobby voice live
    stream post posted posts perfil account cuenta`,
  photo: `
    photo photos pic pics picture pictures selfie selfies video videos camera cam webcam record recording
    recorded film foto fotos fotito camara camaras grabar graba grabo grabaron screenshot screenshots
    captura filmar encuerada pack`,
  send: `
    send sends sent sending show shows showed showing mandar manda mande mandan mando mandarle mandame
    mandara envia enviar envie ensena enseno ensenar ensene muestra muestre mostrar pasa pasame share
    shared compartir upload subir subio subieron`,
  meet: `
    meet meets meeting met visit alone mall park place pick vernos verme veamos vea encontrarnos
    conocernos conocer conocerme verlo quedar plaza parque recoger recoge encuentro come over vaya viene
    visitar hotel`,
  mature: `
    mature grown special pretty beautiful cute sexy hot handsome linda bonita hermosa guapa guapo madura
    maduro especial preciosa chula love amor princesa mi reina princess baby babe trust confia confianza`,
  ageWord: `
    years old year age older younger grade birthday anos edad grande chico chica mayor menor cumple
    cumpleanos grado kinder primaria secundaria`,
  askingAbout: `
    asked asks asking wants wanted pide pidio piden pidieron pregunto pregunta preguntan address where
    live lives school donde vivo vives direccion escuela`,
  selfHate: `
    hate hates hated odio odia odian detesto aborrezco disgust myself mirror espejo asco`,
  leftOut: `
    exclude excluded ignore ignores ignored uninvited invited invite left out sit sits junta juntan juntar
    juntarse ignoran ignora excluyen invitan invitaron invito hablan habla platican play plays playing
    juega juegan jugar equipo team picked choose escogen`,
  runningAway: `
    run runs running ran escape escapar huir fugarme escaparme irme vamonos pack packed backpack mochila
    maleta leaving leave huyo irnos corri correr corre`,
  lost: `
    lost find found cant perdi perdido perdida perdimos encuentro encuentran ubico lugar donde estoy`,
  crime: `
    steal thief robber burglar break broke kidnap kidnapped kidnapper ladron ladrones rateros secuestro
    secuestrar robachicos narco narcos sicario cartel gang pandilla malandro asalto asaltaron`,
  accident: `
    accident crash fall fell falls falling caer cayo cai caigo caida accidente choco atropello
    atropellaron electrocuted shock toques electric descarga`,
  drunk: `
    drunk drink drinks drinking drank beer wine alcohol bottle bottles tequila vodka whiskey booze tipsy
    borracho borracha toma toman tomar tomado tomada tomando cerveza cervezas chela chelas caguama vino
    botella botellas pisto pedo peda ebrio cruda`,
  drug: `
    drug drugs weed marijuana vape vapes vaping smoke smokes smoking cigarette cigarettes joint cocaine
    crystal meth pot edibles gummies high stoned nicotine juul hookah droga drogas drogado mota marihuana
    vapear vapeo vapea vaper fumar fuma fuman fumo fumando cigarro cigarros porro churro toque cristal
    coca perico tachas hongos pacheco chochos thc resistol activo inhalar gomitas sniff`,
  sexualWord: `
    sex sexy sexual porn porno virgin condom pregnant pregnancy period puberty sexo pornografia condon
    embarazada embarazo menstruacion regla pubertad erecto erection masturbate boner nsfw xxx onlyfans
    novios hentai horny orgasm virgen bebes`,
  birth: `
    born come from made make where nacen hacen donde vienen vientre belly ciguena egg embryo semilla seed`,
  beingInLove: `
    girlfriend boyfriend marry date love novio novia casarte casas amas salir`,
  personalData: `
    address street phone number email password username zip apartment direccion calle telefono numero
    celular cel correo contrasena clave usuario colonia gmail hotmail com arroba at dot punto avenida
    avenue insta snap tiktok discord last surname apellido apellidos llamo named full completo`,
  digits: `
    # ## ### ####`,
  insult: `
    shut stupid dumb idiot suck sucks hate trash moron jerk crap damn hell shit fuck ass bitch bastard wtf
    callate tonto tonta pendejo pendeja idiota mierda puta puto pinche cabron chingar chinga chingada
    verga mamon culero culo joder wey guey mamada baboso babosa tarado zorra perra caca poop poopy
    butthead dumbo`,
  changingRules: `
    ignore instructions rules prompt system forget pretend mode developer admin bypass filter filters
    restrictions jailbreak dan unlock programming code override ignora instrucciones reglas sistema olvida
    finge modo desarrollador filtros restricciones programacion codigo desbloquea programador creador hack
    hackear roleplay actua simula unfiltered limits limites obey obedece restricted above`,
  robot: `
    robot bot ai computer machine human real person programmed app ia inteligencia artificial computadora
    maquina humano humana programa chatgpt siri alexa`,
  otherChildren: `
    other another others otros otras otro otra student students alumno alumnos conversation conversations
    platica platicas chats`,
  fiction: `
    story stories book books movie movies film character tale princess prince dragon pirate wizard witch
    monster zombie zombies vampire hero villain superhero cartoon episode show play cuento cuentos libro
    libros pelicula peliculas personaje princesa principe pirata mago bruja monstruo heroe villano
    superheroe caricatura episodio serie capitulo obra leyenda knight castle castillo caballero ghost
    fantasma momia mummy godzilla batman spiderman robin wolf lobo naruto goku pokemon`,
  gamePlaying: `
    minecraft roblox fortnite mario level boss creeper enderman lava respawn lives points score nivel jefe
    vidas puntos partida jugador player players gamer controller nintendo xbox playstation checkers chess
    ajedrez tag hide seek escondidas atrapadas loteria cards cartas board mesa uno lego`,
  sport: `
    soccer football basketball baseball team goal ball game score kick coach practice race swim gymnastics
    karate futbol basquet beis equipo gol pelota balon partido cancha portero penalti carrera natacion
    gimnasia entreno tournament torneo bat bate box`,
  animal: `
    dog dogs cat cats fish bird birds horse cow pig shark sharks whale lion tiger bear bears wolf snake
    snakes spider spiders bee bees bug bugs ant ants frog turtle dinosaur dinosaurs rex mouse jaguar eagle
    crab hamster rabbit bunny puppy kitten perro perros gato gatos pez peces pajaro pajaros caballo vaca
    puerco tiburon tiburones ballena leon tigre oso lobo serpiente vibora arana aranas abeja abejas bicho
    bichos hormiga hormigas rana tortuga dinosaurio dinosaurios raton aguila cangrejo conejo perrito
    gatito mosquito alacran scorpion octopus pulpo pet pets mascota animal animals animales insect insecto
    prey presa parrot chicken gallina pollo`,
  nature: `
    tree trees flower flowers plant plants leaf seed forest jungle mountain volcano volcanoes earthquake
    hurricane tornado storm thunder lightning rain snow sun moon star stars planet planets space sky arbol
    arboles flor flores planta plantas hoja semilla bosque selva montana volcan volcanes terremoto temblor
    huracan tormenta rayo rayos lluvia nieve sol luna estrella estrellas planeta planetas espacio cielo
    nube cloud rainbow arcoiris rock rocas piedra piedras mushroom desert desierto weather`,
  history: `
    war wars history soldier soldiers king queen emperor aztec aztecs mayan maya roman romans egypt
    titanic president revolution independence guerra guerras historia soldado soldados rey reina azteca
    aztecas mayas romanos egipto presidente revolucion independencia conquista hidalgo zapata century
    siglo pharaoh mummies ancient invented famous viking vikings hitler nazi holocaust lincoln`,
  study: `
    homework math maths spell spelling read reading write writing essay test exam grade class lesson
    multiply divide fraction fractions plus minus times equals science experiment report project poem
    tarea matematicas mate deletrear leer lectura escribir ensayo examen calificacion clase leccion
    multiplicar dividir fracciones mas menos por ciencia ciencias experimento reporte proyecto exposicion
    maqueta poema tablas suma resta sumar restar palabra word words letra letters sentence oracion
    vocabulary english ingles spanish espanol geometry`,
  ask: `
    what why how when who where which que por como cuando quien donde cual cuanto cuantos cuantas whats
    hows whos explain explica explicame dime tell help ayuda ayudame can could puede puedo sabes know
    saber`,
  whatIf: `
    if si happens pasa pasaria suppose would seria were imagine`,
  normal: `
    normal okay ok alright wrong bad right weird supposed allowed bien mal malo mala esta correcto
    permitido deberia should common rare problem`,
  always: `
    always every everyday constantly usually again lots often siempre diario todos cada dias vez veces
    seguido otra varias mucho since desde ago hace weeks months semanas meses days years noche noches`,
  rightNow: `
    now right today tonight already ahora ahorita hoy horita ya mismo currently someone outside afuera
    quick help urgente rapido`,
  past: `
    was were had used yesterday last once before ayer antes pasado fue era estaba tenia habia paso`,
  later: `
    tomorrow later soon next will going manana luego despues al rato voy vas va vamos`,
  school: `
    school classroom recess lunchroom cafeteria playground hallway bus locker bathroom escuela salon
    recreo patio pasillo banco cole colegio camion clase cooperativa kinder`,
  home: `
    home house casa apartment depa hogar`,
  friendSays: `
    friend says said dice dijo told conto cuenta`,
  joking: `
    joking kidding joke serious broma bromeando jugando enserio neta playing jk lol jaja jajaja haha funny
    chistoso risa laughing`,
  figureOfSpeech: `
    laughing starving boredom embarrassment cute aburrimiento risa hambre sueno calor frio verguenza
    antojo`,
  thanks: `
    thanks thank please hello hi hey bye yes yeah no okay gracias porfa favor hola adios si aja nope sure
    sip sale`,
};
