import type { Topic } from "#domain/tutor/library.ts";

/** Animals of land and sea. */
export const animals: readonly Topic[] = [
  {
    id: "turtle_return",
    asks: {
      en: [
        "turtle beach",
        "turtle come back",
        "turtle return",
        "turtle lay eggs",
        "turtle sand",
        "turtle nest",
      ],
      es: [
        "tortuga playa",
        "tortuga vuelven",
        "tortuga regresan",
        "tortuga huevos",
        "tortuga arena",
        "tortuga nido",
      ],
    },
    about: { en: ["turtle", "turtles"], es: ["tortuga", "tortugas"] },
    short: {
      en: "Mother sea turtles swim back to the coast where they hatched. They dig in the sand and lay their eggs there.",
      es: "Las mamás tortuga vuelven nadando a la costa donde nacieron. Cavan en la arena y ahí ponen sus huevos.",
    },
    long: {
      en: "Female sea turtles come back, often after many years and long journeys, to the stretch of coast where they hatched. They crawl up at night, dig a nest in the sand, lay around a hundred eggs and cover them. The warm sand does the rest.",
      es: "Las tortugas marinas hembra vuelven, muchas veces después de años y de viajes larguísimos, a la zona de costa donde nacieron. Suben de noche, cavan un nido, ponen alrededor de cien huevos y los tapan. La arena tibia hace lo demás.",
    },
    wonder: {
      en: "How do you think they find and remember the way?",
      es: "¿Cómo crees que encuentran y recuerdan el camino?",
    },
    more: {
      en: "Scientists think turtles can feel the Earth's magnetic field, like a compass inside the body, and that they remember how it felt at their home beach. Smell may help them too. If you ever meet one, watch from far away, with no lights.",
      es: "La ciencia piensa que las tortugas sienten el campo magnético de la Tierra, como una brújula dentro del cuerpo, y recuerdan cómo se sentía en su playa. Quizá también les ayuda el olor. Si ves una, mírala de lejos y sin luces.",
    },
  },
  {
    id: "whale_song",
    asks: {
      en: ["whale sing", "whale song", "whale talk"],
      es: ["ballena cantan", "ballena canto", "ballena hablan"],
    },
    about: { en: ["whale", "whales", "humpback"], es: ["ballena", "ballenas", "jorobada"] },
    short: {
      en: "Whales are mammals, like us. Humpback whales sing long songs under the sea that other whales hear from far away.",
      es: "Las ballenas son mamíferos, como nosotros. Las jorobadas cantan canciones largas bajo el mar y otras ballenas las oyen desde lejos.",
    },
    long: {
      en: "Whales breathe air and feed milk to their calves: they are mammals. Male humpbacks sing long songs with repeating parts, and the whales of one region share the same song, which slowly changes. In winter many come to the warm Pacific coast of Mexico.",
      es: "Las ballenas respiran aire y dan leche a sus crías: son mamíferos. Los machos de jorobada cantan canciones largas con partes que se repiten, y las ballenas de una región comparten la misma, que cambia poco a poco. En invierno muchas llegan al Pacífico mexicano.",
    },
    wonder: {
      en: "Why do you think a sound travels so well under water?",
      es: "¿Por qué crees que el sonido viaja tan bien bajo el agua?",
    },
    more: {
      en: "Sound moves more than four times faster in water than in air, because the tiny parts of water sit close together and pass the push along.",
      es: "El sonido viaja en el agua más de cuatro veces más rápido que en el aire, porque las partes pequeñitas del agua están muy juntas y se pasan el empujón.",
    },
  },
  {
    id: "fish_breathe",
    asks: {
      en: ["fish breathe", "fish drown", "breathe water gills"],
      es: ["pez respira", "peces respiran", "pez ahoga", "branquias"],
    },
    about: { en: ["fish", "fishes"], es: ["pez", "peces", "pescado"] },
    short: {
      en: "Fish breathe with gills. Water goes in the mouth and out past the gills, and the gills catch the oxygen.",
      es: "Los peces respiran con branquias. El agua entra por la boca y sale por las branquias, que atrapan el oxígeno.",
    },
    long: {
      en: "There is oxygen dissolved in water. A fish lets water in through its mouth and pushes it over its gills, where thin red threads full of blood take the oxygen in and let carbon dioxide out.",
      es: "En el agua hay oxígeno disuelto. El pez deja entrar agua por la boca y la empuja por sus branquias, donde unos hilitos rojos llenos de sangre toman el oxígeno y sueltan el dióxido de carbono.",
    },
    wonder: {
      en: "Dolphins live in the sea too. Do you think they have gills?",
      es: "Los delfines también viven en el mar. ¿Crees que tienen branquias?",
    },
    more: {
      en: "No! Dolphins are mammals with lungs. They come up to breathe through a blowhole on top of the head.",
      es: "¡No! Los delfines son mamíferos y tienen pulmones. Suben a respirar por un orificio que tienen arriba de la cabeza.",
    },
  },
  {
    id: "birds_fly",
    asks: {
      en: ["birds fly", "bird wings", "how fly"],
      es: ["aves vuelan", "pajaros vuelan", "pajaro alas", "volar aves"],
    },
    about: {
      en: ["bird", "birds", "feather", "feathers"],
      es: ["ave", "aves", "pajaro", "pajaros", "pluma", "plumas"],
    },
    short: {
      en: "Birds have light bones, strong chest muscles and feathers. Their wings push the air down, and that lifts them up.",
      es: "Las aves tienen huesos ligeros, pecho fuerte y plumas. Sus alas empujan el aire hacia abajo y eso las levanta.",
    },
    long: {
      en: "A wing is curved, so it turns the air downward as it moves, and the air pushes the wing up. That push is called lift. Strong chest muscles flap, many bones are hollow and light, and feathers make the wing smooth.",
      es: "El ala es curva: al moverse desvía el aire hacia abajo y el aire empuja el ala hacia arriba. A ese empuje se le llama sustentación. Los músculos del pecho aletean, muchos huesos son huecos y ligeros, y las plumas alisan el ala.",
    },
    wonder: { en: "Can you think of a bird that does not fly?", es: "¿Se te ocurre un ave que no vuele?" },
    more: {
      en: "Ostriches run, and penguins use their wings to swim. A wing can be good for other things too.",
      es: "El avestruz corre y el pingüino usa sus alas para nadar. Un ala también sirve para otras cosas.",
    },
  },
  {
    id: "hummingbird",
    asks: {
      en: ["hummingbird fast", "hummingbird hover", "hummingbird wings"],
      es: ["colibri rapido", "colibri alas", "colibri aletea"],
    },
    about: { en: ["hummingbird", "hummingbirds"], es: ["colibri", "colibries", "chuparrosa"] },
    short: {
      en: "A hummingbird flaps so fast that you hear a hum. It can stay still in the air and even fly backward!",
      es: "El colibrí aletea tan rápido que se oye un zumbido. Puede quedarse quieto en el aire ¡y hasta volar hacia atrás!",
    },
    long: {
      en: "Hummingbirds beat their wings dozens of times every second, moving them in a figure eight. That lets them hover in front of a flower, and fly backward, while they lap nectar with a long tongue.",
      es: "Los colibríes baten las alas decenas de veces por segundo, dibujando un ocho. Así se quedan flotando frente a una flor y vuelan hacia atrás mientras lamen el néctar con su lengua larga.",
    },
    wonder: {
      en: "So much flapping needs energy. What do you think they do at night to save it?",
      es: "Aletear tanto gasta energía. ¿Qué crees que hacen de noche para ahorrarla?",
    },
    more: {
      en: "On cold nights many of them go into torpor: the body cools down and the heart slows, like a very deep sleep, until morning.",
      es: "En noches frías muchos entran en torpor: el cuerpo se enfría y el corazón late lento, como un sueño muy profundo, hasta la mañana.",
    },
  },
  {
    id: "toucan_beak",
    asks: { en: ["toucan beak", "toucan bill"], es: ["tucan pico"] },
    about: { en: ["toucan", "toucans"], es: ["tucan", "tucanes"] },
    short: {
      en: "A toucan's beak is big but light, because inside it is like a sponge. It reaches fruit far out on a branch.",
      es: "El pico del tucán es grande pero ligero, porque por dentro es como esponja. Con él alcanza frutas lejanas.",
    },
    long: {
      en: "The beak looks heavy, but inside it is a foam of thin bone with air. Toucans pick fruit with it, and they also lose heat through it: on hot days they send more blood to the beak and cool down.",
      es: "El pico parece pesado, pero adentro es una espuma de hueso delgado con aire. Con él toman frutas y también sueltan calor: cuando hace calor mandan más sangre al pico y se refrescan.",
    },
    wonder: { en: "What does your body do to cool down?", es: "¿Qué hace tu cuerpo para refrescarse?" },
    more: {
      en: "You sweat, and when sweat dries it takes heat away. I am only a drawn toucan, so I never get hot!",
      es: "Sudas, y cuando el sudor se seca se lleva el calor. Yo soy un tucán dibujado, ¡así que nunca me acaloro!",
    },
  },
  {
    id: "butterfly_change",
    asks: {
      en: ["caterpillar butterfly", "butterfly change", "butterfly born", "chrysalis", "cocoon"],
      es: ["oruga mariposa", "mariposa transforma", "mariposa nace", "crisalida", "capullo"],
    },
    about: { en: ["butterfly", "butterflies", "caterpillar"], es: ["mariposa", "mariposas", "oruga"] },
    short: {
      en: "A caterpillar eats and grows. Then it makes a hard case, a chrysalis, and inside it changes into a butterfly.",
      es: "La oruga come y crece. Luego forma un estuche duro, la crisálida, y adentro se convierte en mariposa.",
    },
    long: {
      en: "It is called metamorphosis: egg, caterpillar, chrysalis, butterfly. In the chrysalis much of the caterpillar's body breaks down, and groups of cells that were waiting all along build wings, legs and antennae.",
      es: "Se llama metamorfosis: huevo, oruga, crisálida y mariposa. En la crisálida gran parte del cuerpo de la oruga se deshace, y grupos de células que estaban esperando construyen alas, patas y antenas.",
    },
    wonder: {
      en: "Do you think a butterfly eats the same food as the caterpillar did?",
      es: "¿Crees que la mariposa come lo mismo que comía la oruga?",
    },
    more: {
      en: "Usually not. Caterpillars chew leaves, and most butterflies sip nectar through a tongue like a curled straw.",
      es: "Casi nunca. Las orugas mastican hojas y la mayoría de las mariposas beben néctar con una lengua como popote enrollado.",
    },
  },
  {
    id: "monarch",
    asks: {
      en: ["monarch travel", "monarch mexico", "monarch migrate"],
      es: ["monarca viaja", "monarca mexico", "monarca migra", "monarca llega"],
    },
    about: { en: ["monarch", "monarchs"], es: ["monarca", "monarcas"] },
    short: {
      en: "Monarch butterflies fly from Canada and the United States to the forests of central Mexico to pass the winter.",
      es: "Las mariposas monarca vuelan desde Canadá y Estados Unidos hasta los bosques del centro de México para pasar el invierno.",
    },
    long: {
      en: "Each autumn monarchs fly thousands of kilometers to fir forests in Michoacán and the State of Mexico. They hang close together on the trees to keep from freezing, and in spring they start north again.",
      es: "Cada otoño las monarcas vuelan miles de kilómetros hasta los bosques de oyamel de Michoacán y el Estado de México. Cuelgan muy juntas en los árboles para no helarse, y en primavera empiezan a volver al norte.",
    },
    wonder: {
      en: "Do you think the same butterfly makes the whole trip north and back?",
      es: "¿Crees que la misma mariposa hace todo el viaje de ida y vuelta?",
    },
    more: {
      en: "No! Going north takes several generations: children, grandchildren and great-grandchildren finish the trip. Nobody taught them the way.",
      es: "¡No! Volver al norte toma varias generaciones: hijas, nietas y bisnietas terminan el viaje. Nadie les enseñó el camino.",
    },
  },
  {
    id: "bees_honey",
    asks: {
      en: ["bees honey", "bee make honey", "bees important", "bees flowers"],
      es: ["abejas miel", "abeja hace miel", "abejas importantes", "abejas flores"],
    },
    about: { en: ["bee", "bees", "honey"], es: ["abeja", "abejas", "miel"] },
    short: {
      en: "Bees drink sweet nectar from flowers. In the hive they pass it around and fan it with their wings until it is thick honey.",
      es: "Las abejas toman néctar dulce de las flores. En la colmena lo pasan de una a otra y lo abanican hasta que es miel espesa.",
    },
    long: {
      en: "Honeybees carry nectar home in a honey stomach. In the hive they pass it from mouth to mouth, put it in wax cells and fan it until most of the water is gone. While they visit flowers they carry pollen, and so plants can make seeds.",
      es: "Las abejas llevan el néctar en un buche. En la colmena se lo pasan de boca en boca, lo ponen en celdas de cera y lo abanican hasta que pierde casi toda el agua. Al visitar flores llevan polen, y así las plantas hacen semillas.",
    },
    wonder: {
      en: "How do you think a bee tells the others where the flowers are?",
      es: "¿Cómo crees que una abeja avisa a las demás dónde hay flores?",
    },
    more: {
      en: "She dances! The direction of the waggle dance shows the way compared with the sun, and its length shows how far.",
      es: "¡Baila! La dirección de su baile muestra el rumbo según el sol, y lo que dura muestra qué tan lejos.",
    },
  },
  {
    id: "ants_strong",
    asks: {
      en: ["ants strong", "ants carry", "ants line", "ants walk"],
      es: ["hormigas fuertes", "hormigas cargan", "hormigas fila", "hormigas caminan"],
    },
    about: { en: ["ant", "ants"], es: ["hormiga", "hormigas"] },
    short: {
      en: "Ants leave a smell on the ground. The others follow it, and so they walk in a line to the food.",
      es: "Las hormigas dejan un olor en el suelo. Las demás lo siguen y por eso caminan en fila hacia la comida.",
    },
    long: {
      en: "An ant that finds food marks its way home with scent. Each ant that follows adds more scent, so the best path becomes strongest. And ants can carry many times their own weight, because small bodies are strong for their size.",
      es: "La hormiga que encuentra comida marca el camino con olor. Cada hormiga que lo sigue añade más, así el mejor camino huele más fuerte. Y pueden cargar muchas veces su peso, porque los cuerpos pequeños son fuertes para su tamaño.",
    },
    wonder: {
      en: "What would happen if wind or water wiped part of the path away?",
      es: "¿Qué pasaría si el viento o el agua borra una parte del camino?",
    },
    more: {
      en: "They get lost for a moment and search around until one finds the scent again. You can watch it after rain, without touching them.",
      es: "Se pierden un momento y buscan alrededor hasta que una encuentra otra vez el olor. Puedes verlo después de la lluvia, sin tocarlas.",
    },
  },
  {
    id: "spider_web",
    asks: {
      en: ["spider web", "spider silk", "spider stick"],
      es: ["arana telarana", "arana seda", "arana pega", "araña telaraña", "araña seda", "araña pega"],
    },
    about: { en: ["spider", "spiders"], es: ["araña", "arañas", "arana"] },
    short: {
      en: "Spiders make silk inside their bodies. It comes out of the tail end as a thread, and they build the web with it.",
      es: "Las arañas hacen seda dentro de su cuerpo. Sale como hilo por la parte de atrás y con él tejen la telaraña.",
    },
    long: {
      en: "Silk is liquid inside the spider and turns into a thread as it is pulled out. Many spiders make several kinds: strong ones for the frame and sticky ones to catch insects. They walk on the dry threads.",
      es: "La seda es líquida dentro de la araña y se vuelve hilo al salir. Muchas arañas hacen varios tipos: unos fuertes para el marco y otros pegajosos para atrapar insectos. Ellas caminan por los hilos secos.",
    },
    wonder: {
      en: "Count the legs in your mind: is a spider an insect?",
      es: "Cuenta las patas en tu mente: ¿la araña es un insecto?",
    },
    more: {
      en: "Insects have six legs and spiders have eight. Spiders are arachnids, like scorpions.",
      es: "Los insectos tienen seis patas y las arañas ocho. Son arácnidos, como los alacranes.",
    },
  },
  {
    id: "cats_purr",
    asks: { en: ["cat purr", "cats purring"], es: ["gato ronronea", "gatos ronronean"] },
    about: { en: ["cat", "cats", "kitten"], es: ["gato", "gatos", "gatito"] },
    short: {
      en: "Cats purr by moving tiny muscles in the throat very fast. They often do it when they feel safe.",
      es: "Los gatos ronronean moviendo muy rápido unos músculos de la garganta. Muchas veces lo hacen cuando se sienten seguros.",
    },
    long: {
      en: "The voice box of a cat moves again and again while it breathes in and out, and that makes the hum. Cats purr when they are content, but sometimes also when they hurt or are afraid, perhaps to calm themselves.",
      es: "La laringe del gato se mueve una y otra vez mientras respira, y eso hace el zumbido. Ronronean cuando están a gusto, y a veces también cuando algo les duele o tienen miedo, quizá para calmarse.",
    },
    wonder: {
      en: "How can you tell whether a cat is happy or wants to be left alone?",
      es: "¿Cómo sabes si un gato está contento o quiere estar solo?",
    },
    more: {
      en: "Look at the whole body: soft eyes and a raised tail often mean hello; flat ears or a whipping tail mean please stop.",
      es: "Mira todo el cuerpo: ojos suaves y cola levantada suelen ser un hola; orejas pegadas o cola que azota quieren decir que pares.",
    },
  },
  {
    id: "dogs_smell",
    asks: {
      en: ["dog smell", "dogs sniff", "dog nose"],
      es: ["perro olfato", "perro huele", "perros huelen", "perro nariz"],
    },
    about: { en: ["dog", "dogs", "puppy"], es: ["perro", "perros", "perrito", "cachorro"] },
    short: {
      en: "A dog's nose is much better than ours. Dogs learn about the world by sniffing it.",
      es: "La nariz del perro es mucho mejor que la nuestra. Los perros conocen el mundo oliéndolo.",
    },
    long: {
      en: "Dogs have far more scent cells than people, and a large part of the brain for smells. By sniffing they can tell who was here and how long ago. That is why trained dogs help to find lost people.",
      es: "Los perros tienen muchísimas más células del olfato que las personas, y una parte grande del cerebro para los olores. Olfateando saben quién pasó y hace cuánto. Por eso los perros entrenados ayudan a encontrar personas.",
    },
    wonder: { en: "Which smell tells you that you are at home?", es: "¿Qué olor te dice que estás en casa?" },
    more: {
      en: "Smells are closely tied to memory. That is why one smell can bring back a whole day.",
      es: "Los olores están muy unidos a la memoria. Por eso un olor puede traerte de vuelta un día entero.",
    },
  },
  {
    id: "dinosaurs_end",
    asks: {
      en: ["dinosaur die", "dinosaurs extinct", "dinosaurs disappear", "kill dinosaurs", "dinosaurs gone"],
      es: [
        "dinosaurios murieron",
        "dinosaurios extinguieron",
        "dinosaurios desaparecieron",
        "mato dinosaurios",
        "dinosaurios ya no existen",
      ],
    },
    about: { en: ["dinosaur", "dinosaurs"], es: ["dinosaurio", "dinosaurios"] },
    short: {
      en: "A long, long time ago a giant rock from space hit the Earth. It got dark and cold, and most dinosaurs died.",
      es: "Hace muchísimo tiempo una roca gigante del espacio chocó con la Tierra. Se puso oscuro y frío, y casi todos los dinosaurios murieron.",
    },
    long: {
      en: "About 66 million years ago an asteroid around 10 kilometers wide struck where Yucatán, in Mexico, is now. Dust and smoke darkened the sky, plants died and food chains broke. The crater is called Chicxulub.",
      es: "Hace unos 66 millones de años un asteroide de unos 10 kilómetros cayó donde hoy está Yucatán, en México. El polvo y el humo oscurecieron el cielo, murieron plantas y se rompieron las cadenas de alimento. El cráter se llama Chicxulub.",
    },
    wonder: {
      en: "Some dinosaurs have living great-great-grandchildren. Who could they be?",
      es: "Algunos dinosaurios tienen tataranietos vivos. ¿Quiénes serán?",
    },
    more: {
      en: "Birds! They come from small feathered dinosaurs, so the hen in the yard is a dinosaur's relative.",
      es: "¡Las aves! Vienen de dinosaurios pequeños con plumas, así que la gallina del patio es pariente de los dinosaurios.",
    },
  },
  {
    id: "octopus",
    asks: {
      en: ["octopus color", "octopus hide", "octopus camouflage", "octopus arms", "octopus hearts"],
      es: ["pulpo color", "pulpo esconde", "pulpo camuflaje", "pulpo brazos", "pulpo corazones"],
    },
    about: { en: ["octopus", "camouflage"], es: ["pulpo", "pulpos", "camuflaje"] },
    short: {
      en: "An octopus can change its color in a blink. So it hides among rocks and plants.",
      es: "El pulpo cambia de color en un parpadeo. Así se esconde entre rocas y plantas.",
    },
    long: {
      en: "In an octopus's skin there are thousands of tiny bags of color. Muscles pull them open or let them close, so the animal can look like sand, rock or coral in less than a second. It also has three hearts and eight arms.",
      es: "En la piel del pulpo hay miles de bolsitas de color. Unos músculos las abren o las cierran, y así puede parecer arena, roca o coral en menos de un segundo. Además tiene tres corazones y ocho brazos.",
    },
    wonder: {
      en: "If you could change color, where would you hide first?",
      es: "Si pudieras cambiar de color, ¿dónde te esconderías primero?",
    },
    more: {
      en: "Clever place! Animals that blend in are said to use camouflage. Look for it outside: some moths look just like bark.",
      es: "¡Buen lugar! A confundirse con lo que hay alrededor se le llama camuflaje. Búscalo afuera: hay polillas idénticas a la corteza.",
    },
  },
  {
    id: "sharks",
    asks: {
      en: ["shark teeth", "shark dangerous", "shark eat", "shark bite", "biggest shark", "whale shark"],
      es: [
        "tiburon dientes",
        "tiburon peligrosos",
        "tiburon comen",
        "tiburon muerden",
        "tiburon mas grande",
        "tiburon ballena",
      ],
    },
    about: { en: ["shark", "sharks"], es: ["tiburon", "tiburones"] },
    short: {
      en: "Sharks are fish. They have rows of teeth, and when one falls out, a new one moves forward. Most sharks never hurt people.",
      es: "Los tiburones son peces. Tienen filas de dientes y, cuando se les cae uno, otro nuevo avanza. La mayoría nunca lastima a las personas.",
    },
    long: {
      en: "Sharks are fish whose skeleton is not bone but cartilage, like the tip of your nose. Their teeth stand in rows: one that falls out is replaced, again and again, all their life. There are more than 500 kinds, and most of them never hurt people.",
      es: "Los tiburones son peces cuyo esqueleto no es de hueso sino de cartílago, como la punta de tu nariz. Sus dientes están en filas: el que se cae se reemplaza, una y otra vez, toda la vida. Hay más de 500 especies, y la mayoría nunca lastima a las personas.",
    },
    wonder: {
      en: "The biggest fish of all is a shark. What do you think it eats?",
      es: "El pez más grande de todos es un tiburón. ¿Qué crees que come?",
    },
    more: {
      en: "The whale shark, longer than a bus, eats some of the smallest things in the sea: plankton and tiny fish, which it filters from the water. In summer many come to the Mexican Caribbean.",
      es: "El tiburón ballena, más largo que un camión, come de lo más pequeño que hay en el mar: plancton y pececitos, que filtra del agua. En verano muchos llegan al Caribe mexicano.",
    },
  },
  {
    id: "axolotl",
    asks: {
      en: ["axolotl grow", "axolotl live", "axolotl legs", "axolotl gills"],
      es: ["ajolote crecen", "ajolote viven", "ajolote patas", "ajolote branquias"],
    },
    about: { en: ["axolotl", "axolotls"], es: ["ajolote", "ajolotes"] },
    short: {
      en: "The axolotl is a salamander that lives in the water all its life. If it loses a leg, a new one grows.",
      es: "El ajolote es una salamandra que vive en el agua toda su vida. Si pierde una pata, le crece otra.",
    },
    long: {
      en: "The axolotl is a salamander from the canals of Xochimilco in Mexico City. It keeps its feathery gills and stays in the water all its life. If it loses a leg, a new one grows, with bones and all, in some weeks.",
      es: "El ajolote es una salamandra de los canales de Xochimilco, en la Ciudad de México. Conserva sus branquias como plumitas y vive en el agua toda su vida. Si pierde una pata, en unas semanas le crece otra, con todo y huesos.",
    },
    wonder: {
      en: "Why do you think only few axolotls are left in the wild?",
      es: "¿Por qué crees que quedan tan pocos ajolotes en libertad?",
    },
    more: {
      en: "The water of Xochimilco became dirtier, and people brought fish that eat axolotl eggs and young ones. Farmers and scientists now make clean shelters for them between the floating gardens.",
      es: "El agua de Xochimilco se ensució, y se llevaron peces que se comen sus huevos y sus crías. Ahora personas del campo y de la ciencia les hacen refugios de agua limpia entre las chinampas.",
    },
  },
  {
    id: "crocodiles",
    asks: {
      en: ["crocodile teeth", "crocodile eat", "crocodile swim", "alligator eat"],
      es: ["cocodrilo dientes", "cocodrilo comen", "cocodrilo nadan", "caiman comen"],
    },
    about: {
      en: ["crocodile", "crocodiles", "alligator", "alligators"],
      es: ["cocodrilo", "cocodrilos", "caiman", "caimanes"],
    },
    short: {
      en: "Crocodiles are reptiles and wait very still in the water. Their relatives already lived beside the dinosaurs.",
      es: "Los cocodrilos son reptiles y esperan muy quietos en el agua. Sus parientes ya vivían junto a los dinosaurios.",
    },
    long: {
      en: "Crocodiles are reptiles. They wait almost without moving, with only eyes and nostrils above the water, and save their strength: after a big meal they can go weeks without eating. Their relatives already lived beside the dinosaurs.",
      es: "Los cocodrilos son reptiles. Esperan casi sin moverse, con solo los ojos y la nariz fuera del agua, y así ahorran fuerzas: después de una comida grande pueden pasar semanas sin comer. Sus parientes ya vivían junto a los dinosaurios.",
    },
    wonder: {
      en: "How do you think a crocodile carries its babies?",
      es: "¿Cómo crees que un cocodrilo carga a sus crías?",
    },
    more: {
      en: "In its mouth, very gently! The mother hears the babies call inside the eggs, digs them out and carries them to the water between her teeth. Watch crocodiles from far away only.",
      es: "¡En la boca, con mucho cuidado! La mamá oye a las crías llamar dentro del huevo, las desentierra y las lleva al agua entre sus dientes. A los cocodrilos se les mira solo de lejos.",
    },
  },
];
