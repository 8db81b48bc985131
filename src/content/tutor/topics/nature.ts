import type { Topic } from "#domain/tutor/library.ts";

/** Plants, the sea and the land. */
export const nature: readonly Topic[] = [
  {
    id: "leaves_green",
    asks: {
      en: ["leaves green", "plants green", "grass green"],
      es: ["hojas verdes", "plantas verdes", "pasto verde"],
    },
    about: { en: ["chlorophyll"], es: ["clorofila"] },
    short: {
      en: "Leaves hold something green called chlorophyll. With it, plants catch sunlight and make their own food.",
      es: "Las hojas tienen algo verde que se llama clorofila. Con ella las plantas atrapan la luz y hacen su alimento.",
    },
    long: {
      en: "Chlorophyll takes in mostly red and blue light and sends back green, so that is what we see. With that light, water and carbon dioxide from the air, the leaf makes sugar and gives off oxygen. That is photosynthesis.",
      es: "La clorofila absorbe sobre todo luz roja y azul y devuelve la verde, por eso la vemos verde. Con esa luz, agua y dióxido de carbono del aire, la hoja hace azúcar y suelta oxígeno. Eso es la fotosíntesis.",
    },
    wonder: {
      en: "What would happen to a leaf that got no light for a week?",
      es: "¿Qué le pasaría a una hoja sin luz durante una semana?",
    },
    more: {
      en: "It grows pale, because the plant stops making so much chlorophyll. You can try it: cover part of one leaf with paper, with a grown-up's permission, and look again in a week.",
      es: "Se pone pálida, porque la planta ya no hace tanta clorofila. Puedes probarlo: tapa con papel parte de una hoja, con permiso de un adulto, y mírala en una semana.",
    },
  },
  {
    id: "seeds_grow",
    asks: {
      en: ["seed grow", "seeds sprout", "plant grow", "seed need"],
      es: ["semilla crece", "semilla germina", "planta crece", "semilla necesita", "crecen plantas"],
    },
    about: { en: ["seed", "seeds", "sprout"], es: ["semilla", "semillas", "brote"] },
    short: {
      en: "A seed has a baby plant and its lunch inside. With water and warmth it wakes up: first a root, then a leaf.",
      es: "La semilla guarda una planta bebé y su lonche. Con agua y calorcito despierta: primero la raíz, luego la hoja.",
    },
    long: {
      en: "A seed takes in water, swells and splits. The root comes first and holds on; then the shoot looks for the light. Until it has leaves it lives on the food stored inside the seed.",
      es: "La semilla absorbe agua, se hincha y se abre. Primero sale la raíz, que se agarra; luego el tallo busca la luz. Mientras no tiene hojas vive del alimento guardado en la semilla.",
    },
    wonder: {
      en: "If you plant a seed upside down, which way will the root grow?",
      es: "Si siembras una semilla de cabeza, ¿hacia dónde crecerá la raíz?",
    },
    more: {
      en: "Down! Roots can sense gravity and turn toward it. Try it with a bean, a glass and wet paper.",
      es: "¡Hacia abajo! Las raíces sienten la gravedad y giran. Pruébalo con un frijol, un vaso y papel mojado.",
    },
  },
  {
    id: "tree_age",
    asks: {
      en: ["tree old", "tree age", "tree rings", "old tree"],
      es: ["arbol edad", "arbol anillos", "arbol viejo", "años arbol"],
    },
    about: { en: ["tree", "trees", "trunk"], es: ["arbol", "arboles", "tronco"] },
    short: {
      en: "Many trees make one new ring of wood each year. Count the rings in a cut trunk and you know its age.",
      es: "Muchos árboles hacen un anillo de madera cada año. Si cuentas los anillos de un tronco cortado, sabes su edad.",
    },
    long: {
      en: "Where there are seasons, a tree grows fast and then slowly each year, which leaves one light and one dark ring. Wide rings tell of good years, narrow ones of dry years. In the tropics some trees make no clear rings.",
      es: "Donde hay estaciones, el árbol crece rápido y luego lento cada año, y deja un anillo claro y uno oscuro. Los anchos cuentan años buenos y los delgados, años secos. En el trópico algunos árboles no forman anillos claros.",
    },
    wonder: {
      en: "Which tree near you might be the oldest, and how could you tell without cutting it?",
      es: "¿Qué árbol cerca de ti será el más viejo, y cómo lo sabrías sin cortarlo?",
    },
    more: {
      en: "Measure around the trunk with a string. Among trees of the same kind, the thicker one is usually older.",
      es: "Mide el tronco con un hilo. Entre árboles del mismo tipo, el más grueso suele ser el más viejo.",
    },
  },
  {
    id: "flowers_smell",
    asks: {
      en: ["flowers smell", "flowers color", "why flowers"],
      es: ["flores huelen", "flores color", "flores colores"],
    },
    about: { en: ["flower", "flowers"], es: ["flor", "flores"] },
    short: {
      en: "Flowers use colors and smells to call bees, birds and butterflies. The visitors carry pollen from flower to flower.",
      es: "Las flores usan colores y olores para llamar a abejas, aves y mariposas. Las visitas llevan polen de flor en flor.",
    },
    long: {
      en: "A plant cannot walk, so it invites helpers. Color, scent and nectar bring insects, birds and even bats, and pollen sticks to them. When it reaches another flower of the same kind, seeds can form.",
      es: "Una planta no puede caminar, así que invita ayudantes. El color, el olor y el néctar atraen insectos, aves y hasta murciélagos, y el polen se les pega. Cuando llega a otra flor igual, se pueden formar semillas.",
    },
    wonder: {
      en: "Some flowers open only at night. Who could be visiting them?",
      es: "Algunas flores abren solo de noche. ¿Quién las visitará?",
    },
    more: {
      en: "Moths and bats! The ceiba tree's flowers open in the evening, and bats come to drink.",
      es: "¡Polillas y murciélagos! Las flores de la ceiba abren al anochecer y los murciélagos llegan a beber.",
    },
  },
  {
    id: "sea_salty",
    asks: {
      en: ["sea salty", "ocean salty", "ocean salt", "sea salt"],
      es: ["mar salado", "mar sal", "oceano salado", "agua mar salada"],
    },
    about: { en: ["ocean", "sea"], es: ["oceano", "mar"] },
    short: {
      en: "Rain and rivers wash tiny bits of salt out of rocks and carry them to the sea. The salt stays there.",
      es: "La lluvia y los ríos sacan pedacitos de sal de las rocas y los llevan al mar. La sal se queda ahí.",
    },
    long: {
      en: "Rain dissolves minerals from rocks, and rivers carry them to the sea; hot vents on the sea floor add more. When the sun evaporates water, the salt stays behind. Over very long times the sea became salty: about 35 grams in each liter.",
      es: "La lluvia disuelve minerales de las rocas y los ríos los llevan al mar; las chimeneas calientes del fondo añaden más. Cuando el sol evapora el agua, la sal se queda. En muchísimo tiempo el mar se hizo salado: unos 35 gramos por litro.",
    },
    wonder: {
      en: "Is it easier to float in salty water or in fresh water?",
      es: "¿Es más fácil flotar en agua salada o en agua dulce?",
    },
    more: {
      en: "In salty water! It is denser, so it holds you up more. Try it with an egg, a glass and spoonfuls of salt.",
      es: "¡En agua salada! Es más densa y te sostiene más. Pruébalo con un huevo, un vaso y cucharadas de sal.",
    },
  },
  {
    id: "tides",
    asks: {
      en: ["tide moon", "tides", "sea goes out", "water goes up beach"],
      es: ["marea luna", "mareas", "mar sube baja", "marea sube", "marea baja"],
    },
    about: { en: ["tide", "tides"], es: ["marea", "mareas"] },
    short: {
      en: "The Moon pulls on the sea. As the Earth turns, the water rises and falls along the beach.",
      es: "La Luna jala el mar. Como la Tierra gira, el agua sube y baja en la playa.",
    },
    long: {
      en: "The Moon's gravity pulls the sea into two gentle bulges, one on the side of the Moon and one on the far side. As the Earth turns, most coasts pass both, so there are usually two high tides a day. The Sun helps a little.",
      es: "La gravedad de la Luna forma dos abultamientos suaves en el mar, uno hacia la Luna y otro del lado opuesto. Al girar la Tierra, casi todas las costas pasan por los dos: por eso suele haber dos mareas altas al día. El Sol ayuda un poco.",
    },
    wonder: {
      en: "What could you find on the beach when the tide is low?",
      es: "¿Qué podrías encontrar en la playa cuando la marea está baja?",
    },
    more: {
      en: "Small pools with snails, crabs and tiny fish that wait for the water to come back. Look with your eyes and leave everyone at home.",
      es: "Pozas con caracoles, cangrejos y pececitos que esperan a que vuelva el agua. Mira con los ojos y deja a cada quien en su casa.",
    },
  },
  {
    id: "waves",
    asks: {
      en: ["waves made", "sea waves", "waves come", "why waves"],
      es: ["olas forman", "olas mar", "por olas", "hacen olas"],
    },
    about: { en: ["wave", "waves"], es: ["ola", "olas"] },
    short: {
      en: "Wind pushes the water and makes waves. The wave travels far, but the water mostly goes round and round.",
      es: "El viento empuja el agua y hace olas. La ola viaja lejos, pero el agua casi solo da vueltas.",
    },
    long: {
      en: "Wind rubs over the sea and gives it energy. The energy travels as a wave while the water itself moves in circles. Near the beach the bottom slows the wave's foot, the top runs ahead, and it breaks.",
      es: "El viento roza el mar y le da energía. La energía viaja como ola mientras el agua se mueve en círculos. Cerca de la playa el fondo frena el pie de la ola, la cresta se adelanta y revienta.",
    },
    wonder: {
      en: "What happens to a floating leaf when a small wave passes under it?",
      es: "¿Qué le pasa a una hoja que flota cuando pasa una ola pequeña?",
    },
    more: {
      en: "It goes up and down and almost stays where it was. You can test it in a tub of water.",
      es: "Sube y baja y casi se queda en su lugar. Puedes probarlo en una tina con agua.",
    },
  },
  {
    id: "sand",
    asks: {
      en: ["sand made", "sand come", "what is sand"],
      es: ["arena hecha", "arena viene", "que es arena"],
    },
    about: { en: ["sand"], es: ["arena"] },
    short: {
      en: "Sand is tiny pieces of rock and shells. Wind and water broke them for a very long time.",
      es: "La arena son pedacitos de roca y de conchas. El viento y el agua los rompieron durante mucho tiempo.",
    },
    long: {
      en: "Rivers, waves and wind grind rocks, shells and coral into grains. Dark sand often comes from volcanic rock, and very white sand from shells and coral. Every beach tells what its land is made of.",
      es: "Los ríos, las olas y el viento muelen rocas, conchas y coral. La arena oscura suele venir de roca volcánica y la muy blanca, de conchas y coral. Cada playa cuenta de qué está hecha su tierra.",
    },
    wonder: {
      en: "If you looked at sand with a magnifying glass, what would you expect to see?",
      es: "Si vieras la arena con lupa, ¿qué esperarías ver?",
    },
    more: {
      en: "Grains of many colors: clear quartz, dark rock, bits of shell, sometimes even tiny spines of sea urchins.",
      es: "Granos de muchos colores: cuarzo transparente, roca oscura, pedacitos de concha y a veces espinas de erizo.",
    },
  },
  {
    id: "volcano",
    asks: {
      en: ["volcano erupt", "volcano lava", "volcano work", "volcano explode"],
      es: ["volcan erupcion", "volcan lava", "volcan explota", "volcan funciona"],
    },
    about: { en: ["volcano", "volcanoes", "lava"], es: ["volcan", "volcanes", "lava"] },
    short: {
      en: "Deep down it is so hot that rock melts. Sometimes the melted rock finds a way up: that is a volcano.",
      es: "Muy abajo hace tanto calor que la roca se derrite. A veces esa roca encuentra un camino hacia arriba: eso es un volcán.",
    },
    long: {
      en: "Melted rock under the ground is called magma. It is lighter than the rock around it and full of gas, so it rises. When the gas bursts free, the volcano erupts, and the magma outside is called lava.",
      es: "La roca derretida bajo el suelo se llama magma. Es más ligera que la roca de alrededor y lleva gas, así que sube. Cuando el gas escapa, el volcán hace erupción, y al magma que sale se le llama lava.",
    },
    wonder: {
      en: "Why do you think plants grow so well near old volcanoes?",
      es: "¿Por qué crees que las plantas crecen tan bien cerca de volcanes viejos?",
    },
    more: {
      en: "Ash and lava break down into soil that is rich in minerals, and plants feed on them.",
      es: "La ceniza y la lava se vuelven tierra rica en minerales, y las plantas se alimentan de ellos.",
    },
  },
  {
    id: "earthquake",
    asks: {
      en: ["earthquake happen", "ground shake", "why earthquake"],
      es: ["terremoto pasa", "tiembla tierra", "sismo", "por tiembla"],
    },
    about: { en: ["earthquake", "earthquakes"], es: ["terremoto", "temblor", "sismo"] },
    short: {
      en: "The ground is made of huge plates of rock. When they get stuck and suddenly slip, the ground shakes.",
      es: "El suelo está hecho de placas enormes de roca. Cuando se atoran y de pronto resbalan, la tierra tiembla.",
    },
    long: {
      en: "Earth's outer shell is broken into plates that move a few centimeters a year. Where they meet they get stuck, tension builds up, and a sudden slip sends waves through the ground. It can feel scary, so it helps to practice with your family where to go.",
      es: "La capa externa de la Tierra está rota en placas que se mueven unos centímetros al año. Donde se juntan se atoran, se acumula tensión, y un resbalón manda ondas por el suelo. Puede dar miedo; por eso ayuda practicar en familia a dónde ir.",
    },
    wonder: {
      en: "Do you know the safe place at your home or school?",
      es: "¿Conoces el lugar seguro de tu casa o de tu escuela?",
    },
    more: {
      en: "Ask a grown-up to show you today. Knowing the plan makes many people feel calmer.",
      es: "Pídele a un adulto que te lo enseñe hoy. Saber el plan tranquiliza a muchas personas.",
    },
  },
  {
    id: "mushrooms",
    asks: {
      en: ["mushroom plant", "mushroom grow", "what is mushroom"],
      es: ["hongo planta", "hongo crece", "que es hongo", "hongos son"],
    },
    about: { en: ["mushroom", "mushrooms", "fungi", "mold"], es: ["hongo", "hongos", "moho"] },
    short: {
      en: "A mushroom is not a plant. It is a fungus, and most of it lives hidden in the soil as fine threads.",
      es: "El hongo no es una planta. Casi todo su cuerpo vive escondido en la tierra como hilitos muy finos.",
    },
    long: {
      en: "Fungi make no food from light. Their threads, the mycelium, break down dead leaves and wood and give the minerals back to the soil. The mushroom we see is only the part that spreads spores. Never eat or touch one that a grown-up has not checked.",
      es: "Los hongos no hacen alimento con la luz. Sus hilos, el micelio, deshacen hojas y madera muertas y devuelven los minerales a la tierra. El hongo que vemos es solo la parte que suelta esporas. Nunca comas ni toques uno que un adulto no haya revisado.",
    },
    wonder: {
      en: "What would a forest look like if nothing broke down the fallen leaves?",
      es: "¿Cómo sería un bosque si nadie deshiciera las hojas caídas?",
    },
    more: {
      en: "The leaves would pile up higher and higher, and the soil would run out of food for new plants.",
      es: "Las hojas se amontonarían más y más, y a la tierra se le acabaría el alimento para plantas nuevas.",
    },
  },
];
