/**
 * One English word for each Spanish one, the nearest, for the classifier (decision 099): what is known of how English
 * words are used then holds for Spanish ones too. Without accents; "te" and such have the word that stands there most.
 */
export const meanings = `
  me=me mi=my que=that de=of la=the el=the en=in se=himself un=a no=not es=is los=the con=with por=by le=him
  una=a ya=already si=if como=how las=the para=for del=of lo=it mama=mom dice=says quiero=want
  porque=because papa=dad yo=i al=to pero=but cuando=when te=you esta=is su=his tengo=have va=goes soy=am
  casa=house hace=does amigo=friend dijo=said voy=going nos=us mucho=much mis=my todos=everyone tiene=has
  estoy=am da=gives nadie=nobody hermano=brother mas=more fue=was hay=there bien=well escuela=school
  sin=without senor=man verdad=true perro=dog tu=your otra=another puedo=can maestra=teacher quiere=wants
  nino=boy eres=are juego=game grande=big quien=who donde=where hoy=today hermana=sister dos=two agua=water
  noche=night son=are hacer=do gente=people ninos=kids ser=be pasa=happens gusta=like dicen=say
  jaja=laughing era=was vez=time llama=calls papas=parents todo=everything primo=cousin amiga=friend
  duele=hurts miedo=fear ir=go mami=mommy abuelo=grandfather manana=tomorrow foto=photo siempre=always
  ahora=now tio=uncle dio=gave sangre=blood tarea=homework muy=very comer=eat ayer=yesterday ver=see
  hizo=made puede=can anos=years cayo=fell mejor=better puerta=door dias=days dia=day cuento=story
  sale=leaves desde=since morir=die vi=saw puso=put hasta=until jugar=play secreto=secret fotos=photos
  hacen=make nada=nothing uno=one hago=do otro=another cuantos=many tienen=have recreo=playground tres=three
  vivo=live solo=alone dijeron=said cual=which triste=sad decir=say malo=bad dime=tell cuarto=room
  siento=feel algo=something toca=touches nunca=never cama=bed sabe=knows dan=give nina=girl tia=aunt
  ella=she salon=classroom luego=then ropa=clothes risa=laughter abuelita=grandma murio=died cielo=heaven
  dejo=left aqui=here jugamos=play celular=phone sus=their cuanto=much robot=robot bebe=baby calle=street
  bano=bathroom eso=that asi=so mal=wrong alguien=someone pega=hits toma=drinks tutor=tutor corazon=heart
  van=go panza=belly matar=kill dormir=sleep vamos=go fiesta=party fuimos=went toda=whole pusieron=put
  estaba=was paso=happened deja=lets estar=be abajo=down ahi=there comen=eat mato=killed llevo=carry
  gato=cat puedes=can hermanito=brother pesos=pesos feo=ugly tomo=drank di=say camion=bus hermanita=sister
  nomas=just cara=face antes=before numero=number cabeza=head mano=hand contrasena=password diga=tell
  afuera=outside creo=believe hambre=hunger toco=touched pone=puts viene=comes pelo=hair hice=did
  tambien=also unos=some muchas=many salio=left cinco=five llamo=name perdi=lost oso=bear rompio=broke
  veo=see prima=cousin pego=hit hora=hour fuerte=strong video=video doy=give ni=nor pide=asks pegan=hit
  muere=dies muero=die come=eats mexico=mexico humo=smoke popo=poop hicimos=made dinosaurios=dinosaurs
  contra=against pistola=gun extrano=strange bebes=babies abuela=grandmother ve=sees diez=ten conmigo=me
  raton=mouse cuentame=tell amigos=friends buena=good rapido=fast dar=give entre=between casi=almost
  pipi=pee equipo=team vivir=live veces=times sigue=follows dulces=candy beso=kiss reglas=rules hablo=talk
  regalo=gift estan=are mete=puts mando=sent perrito=puppy papi=daddy cosas=things cae=falls tamales=tamales
  comio=ate libro=book significa=means examen=exam lengua=tongue diente=tooth escribe=writes gustan=like
  cumple=birthday gana=wins fui=went huele=smells llora=cries luna=moon mundo=world pasar=pass
  lentes=glasses perdon=sorry dije=said cuchillo=knife tenia=had mochila=backpack ocho=eight tener=have
  abue=grandma pongo=put vea=see tele=tv pregunto=asked manda=sends grandes=big vecino=neighbor saco=took
  abuelito=grandpa muertos=dead vive=lives cuerpo=body sirve=works semana=week cai=fell pegue=hit pico=stung
  noches=nights dragon=dragon cambio=changed odio=hate arriba=up vino=came digas=say parque=park tome=drank
  camara=camera llore=cried lobo=wolf meti=put jugando=playing cosa=thing piedra=stone gas=gas cuantas=many
  cuatro=four viernes=friday trabaja=works carro=car queria=wanted dibujo=drawing comi=ate nombre=name
  alto=tall arbol=tree junto=together despues=after internet=internet escondidas=hiding atras=behind
  dejan=let grupo=group saber=know llega=arrives hicieron=made novio=boyfriend boca=mouth fuma=smokes
  tomar=drink borracho=drunk siete=seven tus=your pidio=asked ven=come negro=black patio=yard ayudame=help
  leyenda=legend pan=bread muerto=dead huesos=bones sola=alone veneno=poison mata=kills caballo=horse
  caso=case echo=threw ninas=girls bici=bike rio=river gracias=thanks menos=less poquito=little
  clave=password ciudad=city quemo=burned policia=police peli=movie mate=kill papel=paper tijeras=scissors
  volcan=volcano guerra=war nariz=nose animal=animal coche=car tarde=late helado=ice lunes=monday
  pena=embarrassed raro=weird hablan=talk pelota=ball pido=ask ventana=window luz=light sube=climbs
  enseno=showed mio=mine obra=play mala=bad lloro=cry ponen=put primera=first dieron=gave jefe=boss
  hablar=talk otros=others cancion=song dame=give sacar=take torre=tower gol=goal gane=won trae=brings
  vende=sells ojala=hope secundaria=school tienda=store ojos=eyes solita=alone traigo=bring pastillas=pills
  proposito=purpose morado=purple entrar=enter muchacho=boy sexto=sixth dinero=money novia=girlfriend
  ensename=show siente=feels pinche=damn pregunta=question bueno=good cada=each cuenta=tells piso=floor
  kiero=want oye=hey hable=talk chat=chat vaya=go telefono=phone pica=sting avientan=throw matan=kill
  personas=people chiquito=little tiembla=shakes simulacro=drill heroes=heroes vimos=saw escribir=write
  color=color pez=fish animales=animals roja=red ciencias=science arana=spider chicle=gum sandia=watermelon
  calor=heat santo=saint puse=put quito=took raspe=scraped torta=sandwich todavia=still comida=food
  chocolate=chocolate hola=hello pelea=fight palabra=word monstruo=monster sone=dreamed llorando=crying
  alberca=pool sabes=know tanto=much carta=letter mataron=killed mitad=half mucha=much tristeza=sadness
  asesino=murderer trampa=trick perdimos=lost gano=won juguemos=play estamos=are contar=tell verde=green
  gallina=chicken curar=heal perros=dogs exploto=exploded eran=were grita=yells adentro=inside tiempo=time
  aire=air huevo=egg pila=battery final=end cosquillas=tickle corro=run pedo=drunk grito=yell
  festival=festival medio=half pelicula=movie solito=alone domingos=sundays quemaron=burned
  tortillas=tortillas cocina=kitchen azul=blue sol=sun negra=black aguanto=endure numeros=numbers
  tierra=earth mil=thousand fantasma=ghost bruja=witch agarre=grabbed santa=saint queme=burned clase=class
  juega=plays campamento=camp olvida=forget llego=arrived olvido=forgot apaga=off minutos=minutes
  ingles=english acabe=finished respuesta=answer equivoque=mistake gordo=fat ese=that sali=left quede=stayed
  ayudo=help mar=sea tuviera=had quisiera=wish galletas=cookies hubiera=had normal=normal aunque=although
  trabajo=work rieron=laughed ultimo=last leer=read besos=kisses rojo=red chucho=dog falta=missing
  manzana=apple patas=legs feria=fair reyes=kings poner=put pared=wall trabajar=work dormida=asleep sexo=sex
  vape=vape volar=fly cigarros=cigarettes primaria=school edificio=building pendejo=asshole madre=mother
  amor=love seis=six burro=donkey castillo=castle ase=does escribio=wrote aser=do contigo=you piernas=legs
  favor=please ke=that huelo=smell metio=put lloran=cry senora=lady secretos=secrets pansa=belly
  rompieron=broke mesa=table quitan=take fumar=smoke dedo=finger hoyo=hole vibora=snake venenosa=poisonous
  explotar=explode exposicion=exhibit pasaria=happen fusilaron=shot aventaron=threw aztecas=aztec
  museo=museum armas=weapons cura=priest salir=leave carton=cardboard ofrenda=altar invento=invented
  muerte=death tocaron=touched debajo=under limon=lemon tortuga=turtle enojo=angry salen=leave
  truena=thunder leche=milk rana=frog tragas=swallow duermes=sleep susto=scare fria=cold pata=paw saque=took
  castigaron=punished domingo=sunday platicar=chat control=control rodilla=knee venir=come
  kinder=kindergarten adios=goodbye chistoso=funny segundo=second entro=entered princesa=princess
  entiendo=understand poema=poem madres=mothers tan=so llorona=ghost favorito=favorite quieres=want mayo=may
  tenemos=have vienen=come funciona=works bonito=pretty necesito=need lava=lava policias=police
  ladrones=thieves cruz=cross avento=threw cuerda=rope portero=goalkeeper pirata=pirate dinosaurio=dinosaur
  muneca=doll chiste=joke cruzo=cross letra=letter mundial=world hacian=made cierto=true estrella=star
  muerta=dead aguanta=endure planeta=planet frio=cold mentira=lie vuelve=returns lobos=wolves gata=cat
  perdio=lost encuentro=find feliz=happy texto=text pedir=ask cuales=which buen=good sirven=work mordio=bit
  rompi=broke quieren=want bailar=dance extranar=miss pizza=pizza refresco=soda duermen=sleep saben=know
  cartas=cards vaso=glass avion=airplane respiracion=breathing temblando=shaking subi=climbed nueve=nine
  flojera=lazy primavera=spring piratas=pirates tabla=table arco=bow maestro=teacher pies=feet lugar=place
  ayuda=help comia=ate laberinto=maze batman=batman dale=go rancho=farm corte=cut cuaderno=notebook
  pierna=leg playa=beach quitaron=took fut=soccer chiquita=little casas=houses padrastro=stepfather
  nuevo=new semaforo=traffic usar=use quince=fifteen habla=talks repite=repeat quise=wanted loco=crazy
  lleva=takes ganas=want tiro=shot tenis=shoes dispare=shot cohete=rocket robe=stole trailer=truck
  chile=pepper vean=see tiburon=shark cansada=tired dormido=asleep agarro=grabbed entra=enters quedar=stay
  gusto=like ruido=noise senti=felt dulce=candy vecina=neighbor entrenador=coach vio=saw borra=deletes
  borro=delete nivel=level rato=while escribi=wrote algun=some planta=plant grite=yelled maree=dizzy
  hacemos=do anoche=night despertar=wake cree=believes borre=deleted mensajes=messages despierta=wakes
  traer=bring bomba=bomb contesta=answers quita=takes novios=couple parte=part probar=try cerveza=beer
  mota=marijuana tequila=tequila pie=foot brazo=arm tos=cough pastilla=pill pecho=chest enfermo=sick
  correo=email privada=private esquina=corner codigo=code callate=shut chinga=fuck modo=mode veinte=twenty
  persona=person explota=explodes queda=stays duermo=sleep enfrente=front oigo=hear huevos=eggs cortar=cut
  gatito=kitten encerraron=locked esconde=hides mismo=same pastel=cake lado=side asusta=scares cabesa=head
  problema=problem dile=tell rojas=red jarabe=syrup basura=garbage cuello=neck vida=life bolitas=lumps
  pienso=think siguen=follow primero=first medicina=medicine ensene=show cable=cable silla=chair lumbre=fire
  madrastra=stepmother familia=family muchos=many llevan=take feas=ugly cigarro=cigarette sienta=sits
  echaron=threw monedas=coins juguetes=toys conosco=know voz=voice mande=send asen=do prendo=light somos=are
  trague=swallowed muera=die garganta=throat unas=some sopa=soup molestan=bother salgo=leave
  acuerdo=remember esa=that tonto=dumb oido=ear besan=kiss mamas=moms pueden=can navidad=christmas leo=read
  miss=teacher caca=poop idiota=idiot culo=ass comemos=eat vaca=cow ranas=frogs caes=fall leones=lions
  tiburones=sharks alacran=scorpion escoba=broom noticias=news sono=rang meteorito=meteorite murieron=died
  revolucion=revolution bandera=flag sacaban=took usaban=used campana=bell desfile=parade mole=sauce
  coca=coke comimos=ate viejita=old corre=runs veterinario=veterinarian gatos=cats traen=bring mocos=snot
  quinto=fifth peces=fish semilla=seed cortas=cut ahogo=drown grados=degrees acabo=finished traje=suit
  regano=scolded castigado=punished presta=lends pelee=fought quiso=wanted entonces=then estuve=was
  loteria=lottery movio=moved abeja=bee sueno=dream tacos=tacos favorita=favorite abro=open llave=key
  coma=eat caballero=knight sobran=left cuesta=costs ano=year independencia=independence
  divisiones=divisions fracciones=fractions dificil=difficult facil=easy haya=has verbo=verb
  astronauta=astronaut hijos=sons existe=exists existen=exist desperte=woke zombies=zombies
  oscuridad=darkness apago=off compu=computer sorpresa=surprise jardin=garden primos=cousins camaras=cameras
  mejores=better capital=capital cuanta=much diamantes=diamonds pobre=poor vampiro=vampire hombre=man
  payaso=clown disfraz=costume america=america cinta=tape amarilla=yellow aprendi=learned tirar=throw
  ajedrez=chess selva=jungle doctora=doctor esqueletos=skeletons bombero=firefighter subio=climbed
  bomberos=firefighters veterinaria=veterinarian perritos=puppies llueve=rains vinagre=vinegar guerras=wars
  ronca=snores algunas=some segunda=second fusilar=shoot esclavo=slave detectives=detectives momias=mummies
  cerebro=brain hundio=sank titanic=titanic cocodrilo=crocodile peligroso=dangerous corazones=hearts
  crecer=grow cola=tail lagartija=lizard aguila=eagle chupan=suck pican=sting moscos=mosquitoes
  gatitos=kittens sudadera=sweater frijol=bean choca=crash pizarron=blackboard cuida=cares maqueta=model
  diferencia=difference muerde=bites cartel=cartel bullying=bullying dibujar=draw rios=rivers largos=long
  aparato=device bigote=mustache jueves=thursday rien=laugh gemelos=twins curiosidad=curiosity sillon=couch
  acuso=accused jugo=juice pedi=asked florero=vase decirle=tell escogieron=chose acabaron=ended espera=waits
  escolta=escort completo=complete cumpleanos=birthday queso=cheese pasto=grass slime=slime pollo=chicken
  rico=delicious plantas=plants trueno=thunder huracanes=hurricanes llegar=arrive natacion=swimming
  segundos=seconds columpio=swing vecinos=neighbors estampas=stickers faltan=missing ciento=hundred
  escape=escape conte=told caminar=walk ratas=rats quemar=burn dios=god mueres=die espanol=spanish
  escapo=escaped viva=alive reina=queen malas=bad cuentos=stories peor=worse malos=bad duelen=hurt
  mayordomo=butler detective=detective encontro=found mancha=stain futbol=soccer historia=history
  globos=balloons rama=branch duro=hard prendio=lit vieron=saw vomite=vomited montana=mountain
  dentista=dentist vacuna=vaccine paleta=popsicle llevar=take cambiamos=change ensena=shows guitarra=guitar
  bisabuela=grandmother martes=tuesday estricta=strict fila=line lonchera=lunch juegos=games
  proteccion=protection civil=civil incendio=fire cinturon=belt funcionan=work imanes=magnets
  preguntas=questions listo=ready llamas=name entendi=understood explicame=explain pista=clue padre=father
  pierde=loses helada=cold tren=train tanta=much echarle=add pajaros=birds pedazos=pieces robaron=stole
  partido=match quemados=burned soldado=soldier enfermera=nurse maneja=drives lados=sides elotes=corn
  plaza=mall esqueleto=skeleton aventaba=threw reimos=laughed podia=could salado=salty aranas=spiders
  fuera=out sabado=saturday agarrar=grab permiso=permission conto=told rayo=lightning sepa=knows correr=run
  educacion=education fisica=physical quedo=stayed lluvia=rain corriendo=running doctor=doctor orejas=ears
  podemos=can canal=channel media=half viejo=old robots=robots vas=go venia=came pajaro=bird nido=nest
  empieza=starts doce=twelve mandaron=sent pocion=potion carcel=jail roto=broken hazme=make eclipse=eclipse
  dano=damage pinguinos=penguins juguete=toy querer=want vacas=cows triangulo=triangle tesoro=treasure
  escondo=hide puente=bridge magos=wizards cante=sing martillo=hammer isla=island munecas=dolls
  temblor=earthquake cuidar=care sacapuntas=sharpener regale=gave encerrado=locked azotea=roof pelean=fight
  avienta=throws vuelto=turned vendo=sell banar=bathe sueter=sweater brazos=arms adulto=adult madura=mature
  edad=age visto=seen prenda=turn pijama=pajamas tocando=touching escapar=escape blanco=white puerco=pig
  saca=takes burlarse=mock sacaron=took llorar=cry rompen=break ensenar=teach porno=porn sabia=knew
  piquete=sting gomitas=gummies ofrecieron=offered venden=sell pus=pus doble=double espalda=back
  calentura=fever turno=turn unicornio=unicorn farmacia=pharmacy departamento=apartment avenida=avenue
  mames=fuck hocico=mouth vete=go chingada=fuck verga=dick mierda=shit porqueria=crap haz=make
  instrucciones=instructions secretas=secret escribieron=wrote chango=monkey platano=banana regla=rule
  ignora=ignore elefante=elephant desierto=desert pierdo=lose venga=come suena=sounds payasos=clowns
  supe=knew dices=say frente=front conejo=rabbit peluche=teddy manos=hands rindo=surrender hojas=leaves
  broma=joke iba=went mercado=market canon=cannon techo=roof onda=wave caminando=walking comiendo=eating
  limpiar=clean chavo=guy sacan=take bajo=under norte=north salones=classrooms plumon=marker viaje=trip
  primer=first torero=bullfighter iglesia=church nacido=born esperar=wait rasguno=scratch lonch=lunch
  gorda=fat morirse=die pare=stop hirviendo=boiling hiso=made botella=bottle sirvo=useful caer=fall
  acabar=finish culpa=fault morirme=die brincar=jump amarro=tied llegue=arrived pasado=past mareo=dizzy
  irme=leave cajon=drawer plancha=iron tonta=dumb volver=return quedarme=stay companera=classmate
  padrasto=stepfather baja=down pantalon=pants hase=does zapato=shoe golpes=blows asustan=scare short=shorts
  agarra=grabs palo=stick colita=butt deje=left prometer=promise sucia=dirty regala=gives besitos=kisses
  comprar=buy playera=shirt camioneta=van cambiarme=change direccion=address bonita=pretty reto=challenge
  mandar=send once=eleven esposa=wife videos=videos uniforme=uniform estudio=study paga=pays rara=weird
  encontre=found explote=explode escondi=hid closet=closet atoro=stuck senores=men hormigas=ants
  azucar=sugar espuma=foam pasos=steps mueve=moves oi=heard vidrio=glass golpe=hit rifle=rifle
  gasolina=gasoline esconden=hide tomaron=took mismos=same escriben=write fea=ugly orejon=ears gritan=yell
  hijo=son pescado=fish groserias=swear mueren=die pene=penis virgen=virgin bubis=boobs miel=honey
  guele=smells zombi=zombie cristal=glass chela=beer igual=same braso=arm verdes=green saliendo=leaving
  dientes=teeth colonia=neighborhood rosa=pink cel=phone colegio=school flores=flowers oficial=official
  arcoiris=rainbow cabron=bastard vieja=old suma=add matematicas=math contestar=answer maquina=machine
  llovio=rained ballena=whale quedan=remain compraron=bought enoje=angry ahogaron=drowned bosque=forest
  cebolla=onion vidas=lives abrazo=hug abrazos=hugs nalgada=spank moreton=bruise moretones=bruises
  tristes=sad enojado=angry enojada=angry asustado=scared asustada=scared encierra=locks encerrada=locked
  vigila=watches persigue=chases amenaza=threatens amenazo=threatened amenazan=threaten humilla=humiliates
  insulta=insults insultan=insult empuja=pushes empujan=push empujaron=pushed patea=kicks patean=kick
  patada=kick pellizca=pinches jala=pulls jalan=pull jalo=pulled escupe=spits escupieron=spit golpea=beats
  golpean=beat golpear=beat manosea=grope acaricia=caress desnudo=naked desnuda=naked suicidio=suicide
  suicidarme=suicide matarme=kill ahorcarme=hang colgarme=hang saltar=jump aventarme=jump lastimarme=hurt
  lastima=hurts lastimar=hurt herida=wound cicatriz=scar sufre=suffers sufrir=suffer desaparecer=disappear
  existir=exist extrana=strange desconocido=stranger conocer=meet conocernos=meet vernos=meet
  encontrarnos=meet recoger=pick hotel=hotel vecindad=neighborhood robo=stole robar=steal ratero=thief
  secuestro=kidnap secuestrar=kidnap asalto=robbery balazo=shot balazos=shots balacera=shooting disparo=shot
  disparar=shoot disparos=shots amarraron=tied ahogar=drown ahogarme=drown quema=burns fuego=fire
  incendiando=burning explosion=explosion choque=crash choco=crashed atropello=hit ambulancia=ambulance
  hospital=hospital desmayo=fainted desmayada=fainted respira=breathes despertarse=wake cloro=bleach
  detergente=detergent drogas=drugs droga=drug drogado=high marihuana=marijuana cocaina=cocaine fuman=smoke
  fume=smoked vapear=vape vapea=vape alcohol=alcohol tomando=drinking tomado=drunk emborracha=drunk
  pistear=drink cruda=hungover embarazada=pregnant condon=condom besar=kiss besarme=kiss novias=girlfriends
  desnudos=naked intimas=intimate partes=parts calzones=underwear ensenarme=show mandarme=send mandarle=send
  grabar=record grabo=recorded grabaron=recorded subieron=uploaded publicaron=posted comparten=share
  perfil=profile cuentas=accounts hackear=hack borrar=delete chatear=chat videollamada=call llamada=call
  llamadas=calls audio=audio mensaje=message escribirle=write seguidores=followers vbucks=dollars
  skins=skins regalos=gifts prometio=promised promete=promise confianza=trust confia=trust guapa=beautiful
  guapo=handsome linda=cute hermosa=beautiful preciosa=beautiful chula=pretty especial=special burla=mock
  burlan=mock burlaron=mocked molesta=bothers molestaron=bothered apodo=nickname apodos=nicknames
  excluyen=exclude ignoran=ignore invitan=invite invitaron=invited juntan=gather junta=gathers
  amistad=friendship chisme=gossip chismes=gossip rumor=rumor rumores=rumors humillan=humiliate lonche=lunch
  alergia=allergy alergico=allergic ronchas=rash comezon=itch fiebre=fever vomito=vomit vomitar=vomit
  diarrea=diarrhea gripa=flu dolor=pain hinchado=swollen hinchada=swollen inyeccion=injection
  sangrando=bleeding sangra=bleeds hueso=bone fractura=fracture torcio=twisted muela=molar granos=pimples
  grano=pimple cansado=tired harto=fed harta=fed odian=hate odia=hates estorbo=nuisance carga=burden
  inutil=useless sobro=extra vacio=empty vacia=empty soledad=loneliness deprimido=depressed
  deprimida=depressed ansiedad=anxiety llorado=cried gritos=screams gritar=yell peleas=fights pelear=fight
  pelearon=fought pegar=hit pegarme=hit pegaron=hit pegarle=hit cachetada=slap chancla=sandal chanclazo=slap
  cinturonazo=belt castiga=punishes castigan=punish castigo=punishment regana=scolds reganan=scold
  reganaron=scolded dejaron=left abandono=abandoned cuidarme=care cuido=care hambriento=hungry lavar=wash
  cocinar=cook cenar=dine cena=dinner desayuno=breakfast desayunar=breakfast adelgazar=diet dieta=diet
  flaca=thin flaco=thin engordar=fat espejo=mirror cuchillos=knives navaja=razor pistolas=guns arma=weapon
  soga=rope mecate=rope barranco=cliff vias=tracks coches=cars carros=cars manejar=drive carretera=highway
  perdido=lost perdida=lost perderme=lost escaparme=escape fugarme=flee huir=flee huyo=flee maleta=suitcase
  digo=say este=this todas=all les=them tienes=have nuestro=our tantito=little habia=had lista=ready
  nueva=new diario=daily sea=be ninera=babysitter vacaciones=vacation profe=teacher nosotros=we
  haciendo=doing ahorita=now amigas=friends dijera=said compro=buy mia=mine anda=goes salida=exit
  caliente=hot ellos=they usa=uses mandame=send puta=whore balon=ball tableta=tablet encima=top
  trajo=brought cierra=closes duerme=sleeps lleve=take pase=pass zapatos=shoes ojo=eye compra=buy
  conozco=know gratis=free chofer=driver solos=alone dedos=fingers buenas=good estaban=were hubo=was
  tapa=covers cuente=tell trago=swallowed cierran=close sera=will paro=stop haga=do despierto=awake
  pues=well puerto=port escalera=ladder puesto=put enoja=angers conoci=met arde=burns companero=classmate
  andar=walk banca=bench cambia=changes toque=touch respirar=breathe mudanza=moving colores=colors tuve=had
  regreso=return tire=threw cargo=carry hoja=leaf nacio=born tocar=touch pozo=well invisible=invisible
  horas=hours perra=bitch sistema=system traia=brought contamos=tell fin=end gran=great guardo=keep
  enfermedad=disease hacerme=do diosito=god daba=gave hondo=deep esto=this regresa=returns sentarme=sit
  levanta=lifts revisa=checks regalar=give nombres=names seguro=sure llevaron=took misma=same cafe=coffee
  oreja=ear estas=are viven=live cobija=blanket mandan=send mujer=woman naci=born padrino=godfather
  salieron=left seguir=follow uso=use marcas=marks toman=take jugue=played gigante=giant consigo=get
  barda=wall cortaron=cut parezco=seem caja=box falda=skirt canta=sings haces=do tablas=tables
  clases=classes club=club mientras=while quitar=remove debe=must haber=have oscuro=dark culera=mean
  morada=purple hermanastro=stepbrother ropero=wardrobe prender=light salimos=go encierran=lock
  central=station entiende=understands bodega=warehouse mes=month hija=daughter escribo=write oyo=heard
  contesto=answer guarda=keeps tercero=third oyen=hear almohada=pillow cerca=near machete=machete
  cacahuate=peanut metieron=put subir=climb misa=mass olor=smell polvo=powder darle=give amarillo=yellow
  viendo=watching cancha=court esos=those senoras=ladies vale=worth hombres=men nadar=swim cabana=cabin
  corto=cut camina=walks mariguana=marijuana usan=use blusa=blouse divorcio=divorce hongos=mushrooms
  das=give administrador=administrator volcanes=volcanoes echan=throw pusimos=put panteon=cemetery
  pago=payment fantasmas=ghosts pueblo=town lejos=far enferma=sick piel=skin rie=laughs tarda=late
  velas=candles avente=threw fueron=went recoge=picks fogata=campfire despacio=slowly hiciera=did
  dejamos=leave necesitan=need debo=owe aplicacion=app tirado=lying despacito=slowly escondemos=hide
  tiran=throw sueltos=loose varicela=chickenpox vivimos=live filtros=filters desarrollador=developer
  peliculas=movies volvio=returned problemas=problems cuchara=spoon dentro=inside charco=puddle
  calcetines=socks forma=form peso=weight daria=give sobra=left colchon=mattress abre=opens lapiz=pencil
  pense=thought apague=off piedras=stones pulseras=bracelets parado=standing catecismo=church acaba=ends
  estuviera=were aprieto=squeeze leas=read arranco=pulled tampoco=neither quite=removed frijoles=beans
  refri=refrigerator madrina=godmother adultos=adults raras=weird dormi=slept dormimos=sleep pasta=pasta
  modelo=model hermanastra=stepsister linea=line timbre=bell catequista=teacher estufa=stove parada=standing
  muevo=move labios=lips cortina=curtain columpios=swings ahogando=drowning uva=grape diciendo=saying
  tubo=pipe elevador=elevator chocamos=crashed moto=motorcycle chamarra=jacket bote=bucket graban=record
  vengo=come sentir=feel besa=kisses dibujame=draw pagina=page sabados=saturdays bolsita=bag torci=twisted
  tosi=coughed agregame=add estupida=stupid respuestas=answers palabras=words limites=limits dueno=owner
  zoologico=zoo banamos=bathe desayune=breakfast chicles=gum decimos=say patearon=kicked partir=split
  entrenamiento=training merezco=deserve cortadas=cuts meten=put calzon=underwear bikini=bikini traguito=sip
  parece=seems quedamos=stay juntos=together regresar=return corta=cuts use=used muchacha=girl llegan=arrive
  reian=laughed chichis=boobs pendeja=stupid asco=disgust mamon=jerk cine=movies mezcal=liquor apagada=off
  cuide=care piden=ask mareado=dizzy probe=tried puto=faggot pasan=pass aceite=oil bolita=lump suenos=dreams
  cumplir=fulfill cancer=cancer angel=angel mudamos=moved escaleras=stairs casar=marry toro=bull
  estrellas=stars obligan=force enterramos=buried higado=liver late=beats respiran=breathe eche=threw
  diego=diego buenos=good vemos=see tal=such espada=sword terror=horror real=real lastimo=hurt
  pulpos=octopus moviendo=moving trabajando=working poco=little nacer=born plato=plate costra=scab
  medir=measure sentar=sit coraje=anger perder=lose chistes=jokes caldo=soup metimos=put flotar=float
  truco=trick serio=serious estuvo=was astilla=splinter anillos=rings suplente=substitute
  videojuegos=videogames cansas=tire arbitro=referee ciego=blind corona=crown juez=judge estudiar=study
  elote=corn pais=country temprano=early sueteres=sweaters cerro=hill comunion=communion boton=button
  ruidos=noises chueco=crooked interior=inner activa=activate persiguen=chase salto=jump reir=laugh
  trono=broke falsa=fake ruta=route encanta=love reparti=shared cambiar=change visita=visit volteo=turned
  queremos=want despidio=fired tina=tub rayitas=lines sigo=follow estarian=be compren=buy pensando=thinking
  liga=link ultima=last tomas=drink lavo=wash vender=sell doscientos=hundred colgado=hanging sabemos=know
  creciendo=growing aprenda=learn tapo=covered llaves=keys prende=turns arregla=fixes imaginario=imaginary
  reja=fence otras=others borran=delete madrugada=dawn carita=face camino=road duerman=sleep toalla=towel
  baje=down esperan=wait prendida=on conseguir=get encendedor=lighter escondido=hidden demas=others ola=wave
  sepan=know alcanzo=reach tirando=throwing cortan=cut ladrillos=bricks invitacion=invitation largo=long
  ponemos=put hacerles=do escusado=toilet tono=tone esperando=waiting trenza=braid ruedas=wheels virus=virus
  resbaladilla=slide damos=give fresa=strawberry secu=school fumo=smoke cervezas=beers inhalador=inhaler
  carajo=hell activado=activated configuracion=settings preste=lend moneda=coin sirena=siren regadera=shower
  super=supermarket casita=house boda=wedding mapa=map mentiras=lies larga=long vela=candle mascota=pet
  despertador=alarm semanas=weeks plastico=plastic marca=mark cereal=cereal equivocado=wrong mesas=tables
  arremedan=mock cochino=dirty romper=break cobra=charges gorra=cap siguiendo=following taller=workshop
  escondieron=hid cuadra=block ellas=they inventaron=invented cantan=sing chicas=girls datos=data narco=drug
  contestame=answer programe=programmed corri=ran ganamos=won mide=measures ladra=barks tocan=touch
  dejar=leave abuelos=grandparents hermanos=brothers manejando=driving rompe=breaks obedeces=obey
  filtro=filter manche=stained cantar=sing irse=leave grupos=groups bailando=dancing jugador=player
  famosa=famous puros=cigars quemando=burning sala=livingroom desnudas=naked dormirme=sleep
  conversaciones=conversations decirme=tell cierro=close muerdo=bite amarran=tie cierre=close
  tareas=homework echando=throwing chispas=sparks transporte=transport borroso=blurry taxi=taxi
  alcancia=savings meto=put agencia=agency audios=audios bajaron=lowered bese=kissed tarjeta=card
  ordeno=order gelatina=jelly ombligo=navel moria=died alergica=allergic entera=whole cumplo=turn libre=free
  creador=creator verduras=vegetables exponer=present metro=subway encerro=locked velorio=funeral
  asma=asthma invito=invited diferente=different guia=guide bolsa=bag piojos=lice pino=pine
  gallinas=chickens aviento=throw peleamos=fought peguen=hit obliga=forces verme=see cerraron=closed
  companeros=classmates joto=gay digan=say estupido=stupid menso=fool mayor=older vacunaron=vaccinated
  fijate=look`;
