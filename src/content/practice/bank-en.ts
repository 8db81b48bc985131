import type { PracticeWords } from "#domain/practice/words.ts";

/** Spelling in English. Whoever begins chooses among words that exist, and sees none written wrongly. Then: sight words, silent letters, and words that sound alike. */
export const spelling: PracticeWords["spelling"] = [
  [
    { picture: "frog", answer: "frog", wrong: ["bee", "fish", "sun"] },
    { picture: "bee", answer: "bee", wrong: ["frog", "crab", "drum"] },
    { picture: "fish", answer: "fish", wrong: ["bird", "frog", "leaf"] },
    { picture: "crab", answer: "crab", wrong: ["bee", "mango", "fish"] },
    { picture: "drum", answer: "drum", wrong: ["crab", "leaf", "bird"] },
    { picture: "yellow-sun", answer: "sun", wrong: ["bee", "drum", "frog"] },
  ],
  [
    { picture: "bird", answer: "bird", wrong: ["bread", "beard", "birth"] },
    { picture: "whale", answer: "whale", wrong: ["wheel", "while", "white"] },
    { picture: "turtle", answer: "turtle", wrong: ["table", "tunnel", "total"] },
    { picture: "green-leaf", answer: "leaf", wrong: ["loaf", "leap", "lead"] },
    { picture: "monkey", answer: "monkey", wrong: ["money", "donkey", "mother"] },
    { picture: "red-flower", answer: "flower", wrong: ["floor", "follow", "flavor"] },
  ],
  [
    {
      show: "I ___ a toucan yesterday.",
      answer: "saw",
      wrong: ["sow", "sor"],
      why: "Today I see, yesterday I saw.",
    },
    { show: "She ___ to play with us.", answer: "wants", wrong: ["wonts", "wantz"] },
    { show: "___ is your hat?", answer: "Where", wrong: ["Wear", "Were"], why: "Where asks for a place." },
    { show: "We ___ down to the river.", answer: "went", wrong: ["whent", "wint"] },
    { show: "I like mangoes ___ they are sweet.", answer: "because", wrong: ["becoz", "becuse"] },
    {
      show: "He gave the shell to his ___.",
      answer: "friend",
      wrong: ["freind", "frend"],
      why: "A friend is with you to the end: fri-end.",
    },
  ],
  [
    {
      show: "The children left ___ boots outside.",
      answer: "their",
      wrong: ["there", "they’re"],
      why: "Their means that it belongs to them.",
    },
    {
      show: "Look over ___, a whale!",
      answer: "there",
      wrong: ["their", "they’re"],
      why: "There is a place, like here.",
    },
    { show: "I can ___ the waves.", answer: "hear", wrong: ["here", "heer"], why: "You hear with your ear." },
    {
      show: "The crab lost ___ shell.",
      answer: "its",
      wrong: ["it’s", "its’"],
      why: "It’s means it is. Its means that it belongs to it.",
    },
    {
      show: "This mango is ___ ripe.",
      answer: "too",
      wrong: ["to", "two"],
      why: "Too has one o too many: too much.",
    },
    { show: "I ___ the answer.", answer: "know", wrong: ["no", "now"], why: "Know begins with a silent k." },
  ],
  [
    {
      show: "The turtle is on an ___.",
      answer: "island",
      wrong: ["iland", "eyeland"],
      why: "Island has a silent s.",
    },
    {
      show: "We walked ___ the forest.",
      answer: "through",
      wrong: ["threw", "thru"],
      why: "Through leads from one side to the other.",
    },
    { show: "It is ___ to get wet in the rain.", answer: "possible", wrong: ["possable", "posible"] },
    { show: "She wrote it in her ___.", answer: "notebook", wrong: ["notbook", "noatbook"] },
    {
      show: "The ___ is very hot today.",
      answer: "weather",
      wrong: ["whether", "wether"],
      why: "Weather is sun and rain. Whether means if.",
    },
    {
      show: "I ___ read that book.",
      answer: "haven’t",
      wrong: ["havent", "have’nt"],
      why: "The apostrophe stands where the o of not is missing.",
    },
  ],
  [
    {
      show: "The rain will ___ our plans.",
      answer: "affect",
      wrong: ["effect", "afect"],
      why: "To affect is to change something; the effect is the change.",
    },
    {
      show: "It was an ___ to eat so much.",
      answer: "embarrassment",
      wrong: ["embarasment", "embarassment"],
      why: "Two r and two s.",
    },
    {
      show: "We must ___ the two lists.",
      answer: "separate",
      wrong: ["seperate", "separete"],
      why: "There is a rat in separate.",
    },
    {
      show: "That is the ___ of the school.",
      answer: "principal",
      wrong: ["principle", "princepal"],
      why: "The principal is a person. A principle is a rule.",
    },
    {
      show: "They will ___ arrive by noon.",
      answer: "definitely",
      wrong: ["definately", "defiantly"],
      why: "Definitely has finite inside.",
    },
    {
      show: "The reef needs a healthy ___.",
      answer: "environment",
      wrong: ["enviroment", "invironment"],
      why: "Environment has an n before the m.",
    },
  ],
];

const pictures = {
  "a bird": "bird",
  "a turtle": "turtle",
  "a whale": "whale",
  "a bee": "bee",
  "a rabbit": "rabbit",
  "a mango": "mango",
  "a drum": "drum",
  "a shell": "purple-shell",
  "a leaf": "green-leaf",
  "a frog": "frog",
  "a crab": "crab",
  "a monkey": "monkey",
  "a fish": "fish",
};

export const meaning: PracticeWords["meaning"] = [
  [
    {
      ask: "Which one can fly?",
      answer: "a bird",
      wrong: ["a turtle", "a whale"],
      hint: "Flap your arms. Which one has wings to flap?",
      why: "It flaps its wings and flies up into the sky. A turtle walks and swims, and a whale swims in the sea. They have no wings.",
      pictures,
    },
    {
      ask: "Which one lives in the sea?",
      answer: "a whale",
      wrong: ["a bee", "a rabbit"],
      hint: "Picture the sea, big and deep. Which one swims there all day?",
      why: "It swims in the sea by day and by night. A bee flies from flower to flower, and a rabbit hops in the grass.",
      pictures,
    },
    {
      ask: "Which one can you eat?",
      answer: "a mango",
      wrong: ["a drum", "a shell"],
      hint: "Think of something good to eat. Which one tastes sweet?",
      why: "It is a sweet and juicy fruit. A drum is for playing, and a shell is as hard as a stone.",
      pictures,
    },
    {
      ask: "Which one makes music?",
      answer: "a drum",
      wrong: ["a leaf", "a frog"],
      hint: "Picture a party with music. Which one goes boom, boom when you tap it?",
      why: "You tap it and it goes boom, boom: that is music! A leaf makes hardly any sound, and a frog only says ribbit.",
      pictures,
    },
    {
      ask: "Which one makes honey?",
      answer: "a bee",
      wrong: ["a crab", "a monkey"],
      hint: "Honey begins in the flowers. Which one visits them and says bzzz?",
      why: "It gathers the sweet juice of flowers and makes honey from it. A crab looks for food by the sea, and a monkey eats fruit. They make no honey.",
      pictures,
    },
    {
      ask: "Which one carries its house on its back?",
      answer: "a turtle",
      wrong: ["a bird", "a fish"],
      hint: "Picture the back of each animal. Which one has something hard on it, like a little roof?",
      why: "Its shell goes everywhere with it, like a little house. A bird leaves its nest in the tree, and a fish carries no house at all.",
      pictures,
    },
  ],
  [
    { show: "tiny", answer: "very small", wrong: ["very big", "very old"], hint: "An ant is tiny." },
    {
      show: "to whisper",
      answer: "to speak very quietly",
      wrong: ["to run fast", "to shout"],
      hint: "You do it in a library.",
    },
    {
      show: "enormous",
      answer: "very big",
      wrong: ["very cold", "very little"],
      hint: "A whale is enormous.",
    },
    {
      show: "to share",
      answer: "to give others a part",
      wrong: ["to keep it all", "to break it"],
      hint: "You do it with a cake and friends.",
    },
    { show: "glad", answer: "happy", wrong: ["angry", "sleepy"], hint: "I am glad that you came." },
    {
      show: "a puddle",
      answer: "a little water on the ground",
      wrong: ["a small dog", "a kind of hat"],
      hint: "You jump in it after the rain.",
    },
  ],
  [
    {
      show: "brave",
      answer: "doing it although you are afraid",
      wrong: ["never talking", "always being first"],
      hint: "The brave child held the spider.",
    },
    {
      show: "to vanish",
      answer: "to be gone suddenly",
      wrong: ["to paint a wall", "to grow slowly"],
      hint: "The coin vanished, and nobody saw how.",
    },
    {
      show: "ancient",
      answer: "very, very old",
      wrong: ["quite new", "hard to find"],
      hint: "The pyramids are ancient.",
    },
    {
      show: "to gather",
      answer: "to bring together",
      wrong: ["to throw away", "to climb up"],
      hint: "We gather shells in a basket.",
    },
    {
      show: "curious",
      answer: "wanting to know more",
      wrong: ["tired of it all", "feeling ill"],
      hint: "A curious child asks why.",
    },
    {
      show: "a shelter",
      answer: "a place that keeps you safe",
      wrong: ["a long journey", "a loud noise"],
      hint: "In the storm they looked for shelter.",
    },
  ],
  [
    {
      show: "reluctant",
      answer: "not really wanting to",
      wrong: ["in a great hurry", "proud of it"],
      hint: "He was reluctant to jump into the cold water.",
    },
    {
      show: "to observe",
      answer: "to watch closely",
      wrong: ["to forget", "to repair"],
      hint: "Scientists observe birds with binoculars.",
    },
    {
      show: "scarce",
      answer: "hard to find, only little of it",
      wrong: ["frightening", "found everywhere"],
      hint: "In the desert water is scarce.",
    },
    {
      show: "a habitat",
      answer: "where a plant or animal lives",
      wrong: ["something done daily", "a kind of hat"],
      hint: "The forest is the jaguar’s habitat.",
    },
    {
      show: "to predict",
      answer: "to say what will happen",
      wrong: ["to tell what happened", "to write a list"],
      hint: "Dark clouds let us predict rain.",
    },
    {
      show: "generous",
      answer: "glad to give",
      wrong: ["easily angry", "very careful"],
      hint: "A generous friend gave me half of her lunch.",
    },
  ],
  [
    {
      show: "to persuade",
      answer: "to bring someone to agree",
      wrong: ["to follow someone", "to punish someone"],
      hint: "She persuaded us with good reasons.",
    },
    {
      show: "resilient",
      answer: "able to recover",
      wrong: ["easy to see through", "without any friends"],
      hint: "The resilient reef grew back after the storm.",
    },
    {
      show: "a consequence",
      answer: "what follows from something",
      wrong: ["a meeting of experts", "the order of a list"],
      hint: "Being late has a consequence.",
    },
    {
      show: "abundant",
      answer: "more than enough",
      wrong: ["left behind", "forbidden by law"],
      hint: "In the rainy season water is abundant.",
    },
    {
      show: "to hesitate",
      answer: "to wait because you are unsure",
      wrong: ["to heat something", "to hurry without care"],
      hint: "He hesitated before he opened the door.",
    },
    {
      show: "fragile",
      answer: "easily broken",
      wrong: ["smelling good", "travelling far"],
      hint: "Eggs are fragile.",
    },
  ],
  [
    {
      show: "ambiguous",
      answer: "with more than one meaning",
      wrong: ["wanting great success", "living in water and on land"],
      hint: "Her ambiguous answer left us wondering.",
    },
    {
      show: "to mitigate",
      answer: "to make less harmful",
      wrong: ["to move to another country", "to repeat exactly"],
      hint: "Trees mitigate the heat of the city.",
    },
    {
      show: "plausible",
      answer: "that could well be true",
      wrong: ["that pleases everyone", "that cannot be moved"],
      hint: "A plausible excuse is believed.",
    },
    {
      show: "meticulous",
      answer: "careful about every detail",
      wrong: ["afraid of strangers", "done by machine"],
      hint: "The meticulous drawing showed every feather.",
    },
    {
      show: "inevitable",
      answer: "that cannot be prevented",
      wrong: ["that cannot be seen", "that nobody wants to buy"],
      hint: "After so much rain the flood was inevitable.",
    },
    {
      show: "to infer",
      answer: "to conclude from signs",
      wrong: ["to interrupt often", "to make something worse"],
      hint: "From the tracks we infer that a coati was here.",
    },
  ],
];

export const order: PracticeWords["order"] = [
  [
    { answer: "The frog is green.", wrong: ["Green the is frog.", "Frog green the is."] },
    { answer: "I see a bird.", wrong: ["A see bird I.", "Bird I a see."] },
    { answer: "We like mangoes.", wrong: ["Mangoes we like we.", "Like mangoes we."] },
    { answer: "My hat is red.", wrong: ["Hat my red is.", "Red my is hat."] },
    { answer: "The sun is hot.", wrong: ["Hot is sun the.", "The hot sun is the."] },
  ],
  [
    {
      answer: "The turtle swims in the sea.",
      wrong: ["The turtle in swims sea the.", "Swims the in turtle the sea."],
    },
    { answer: "I have two little fish.", wrong: ["I have little two fish.", "Two have I fish little."] },
    { answer: "Can you see the moon?", wrong: ["Can see you moon the?", "You the moon can see?"] },
    {
      answer: "She plays with her friend.",
      wrong: ["She with her plays friend.", "Plays she her friend with."],
    },
    {
      answer: "A monkey sits in the tree.",
      wrong: ["A monkey in sits the tree.", "Sits monkey a tree the in."],
    },
  ],
  [
    {
      answer: "When it rains, we stay inside.",
      wrong: ["When rains it, we stay inside.", "It rains when, stay we inside."],
    },
    {
      answer: "Do you want to play with me?",
      wrong: ["Do want you to play with me?", "You do want play to with me?"],
    },
    {
      answer: "He found a big blue shell.",
      wrong: ["He found a blue big shell.", "He a big blue shell found."],
      why: "Size comes before color.",
    },
    {
      answer: "There are many stars tonight.",
      wrong: ["There many stars are tonight.", "Are there stars many tonight."],
    },
    {
      answer: "My brother never eats onions.",
      wrong: ["My brother eats never onions.", "Never my brother onions eats."],
    },
  ],
  [
    {
      answer: "Before she went to bed, she brushed her teeth.",
      wrong: [
        "She brushed before her teeth, she went to bed.",
        "Before to bed she went, her teeth she brushed she.",
      ],
    },
    {
      answer: "I don’t know where my notebook is.",
      wrong: ["I don’t know where is my notebook.", "I know don’t where my notebook is."],
    },
    {
      answer: "They have already finished their work.",
      wrong: ["They have finished already their work.", "Already have they their work finished."],
    },
    {
      answer: "The boy who lives next door plays the drum.",
      wrong: ["The boy lives who next door plays the drum.", "The boy who next door lives the drum plays."],
    },
    {
      answer: "What did you eat this morning?",
      wrong: ["What you did eat this morning?", "What did eat you this morning?"],
    },
  ],
  [
    {
      answer: "If you mix blue and yellow, you get green.",
      wrong: ["If mix you blue and yellow, get you green.", "You get green mix if blue you and yellow."],
    },
    {
      answer: "The bridge was built by people from the village.",
      wrong: [
        "The bridge built was by people from the village.",
        "By people the bridge from was built the village.",
      ],
    },
    {
      answer: "Neither the crab nor the turtle moved.",
      wrong: ["Neither the crab or the turtle not moved.", "The crab neither nor moved the turtle."],
    },
    {
      answer: "She asked me whether I could swim.",
      wrong: ["She asked me whether could I swim.", "She me asked whether I swim could."],
    },
    {
      answer: "Although it was late, nobody was tired.",
      wrong: ["Although was it late, nobody tired was.", "It was although late, was nobody tired."],
    },
  ],
  [
    {
      answer: "Had we known about the storm, we would have stayed.",
      wrong: [
        "Had known we about the storm, we would have stayed.",
        "We had known about the storm, would stayed we have.",
      ],
    },
    {
      answer: "Not only did it rain, but the wind also rose.",
      wrong: [
        "Not only it did rain, but also rose did the wind.",
        "Not it only rained did, but the wind rose also did.",
      ],
    },
    {
      answer: "The more you read, the easier it becomes.",
      wrong: ["The more you read, it becomes the easier.", "You read the more, the becomes easier it."],
    },
    {
      answer: "Rarely have I seen so many butterflies.",
      wrong: ["Rarely I seen have so many butterflies.", "So many rarely butterflies I have seen."],
    },
    {
      answer: "By the time we arrived, the market had closed.",
      wrong: [
        "By the time arrived we, had closed the market had.",
        "The market by the time had closed arrived we.",
      ],
    },
  ],
];

export const texts: PracticeWords["texts"] = [
  [
    {
      text: "Pip is a little frog. He lives in a pond. He jumps from leaf to leaf.",
      questions: [
        { ask: "Where does Pip live?", answer: "in a pond", wrong: ["in a tree", "in a house"] },
        { ask: "What is Pip?", answer: "a frog", wrong: ["a fish", "a bird"] },
      ],
    },
    {
      text: "Ana has a red hat. The wind takes it. A monkey catches the hat and gives it back.",
      questions: [
        { ask: "Who catches the hat?", answer: "a monkey", wrong: ["the wind", "a bird"] },
        { ask: "What color is the hat?", answer: "red", wrong: ["blue", "green"] },
      ],
    },
    {
      text: "It is night. Leo cannot sleep. Grandma sings a song. Now Leo sleeps.",
      questions: [
        { ask: "Who sings?", answer: "Grandma", wrong: ["Leo", "the moon"] },
        { ask: "When is it?", answer: "at night", wrong: ["at noon", "in the morning"] },
      ],
    },
  ],
  [
    {
      text: "Mia plants a seed. Every day she gives it water. After one week a small green leaf looks out of the ground.",
      questions: [
        {
          ask: "What does Mia do every day?",
          answer: "She waters the seed.",
          wrong: ["She picks a flower.", "She digs a hole."],
        },
        {
          ask: "When does the leaf come?",
          answer: "after one week",
          wrong: ["on the same day", "after one year"],
        },
      ],
    },
    {
      text: "The crab wants to cross the beach, but the sand is hot. He waits until the sun goes down. Then he walks home.",
      questions: [
        {
          ask: "Why does the crab wait?",
          answer: "because the sand is hot",
          wrong: ["because he is asleep", "because he is lost"],
        },
        {
          ask: "When does he walk home?",
          answer: "in the evening",
          wrong: ["at noon", "in the morning"],
          hint: "What does the sun do then?",
        },
      ],
    },
    {
      text: "Tom and Lila build a boat from a coconut. They put it on the river. It swims well, until a fish bumps into it.",
      questions: [
        { ask: "What is the boat made of?", answer: "a coconut", wrong: ["a leaf", "a box"] },
        { ask: "What bumps into the boat?", answer: "a fish", wrong: ["a stone", "Tom"] },
      ],
    },
  ],
  [
    {
      text: "Leafcutter ants carry pieces of leaves to their nest. They do not eat them. On the leaves they grow a fungus, and that is their food.",
      questions: [
        { ask: "What do the ants eat?", answer: "a fungus", wrong: ["leaves", "other ants"] },
        {
          ask: "What are the leaves for?",
          answer: "The fungus grows on them.",
          wrong: ["The ants sleep on them.", "They are a roof."],
        },
      ],
    },
    {
      text: "Nico wanted to be first at the top. But his sister had hurt her foot, so he walked slowly beside her. They arrived last, and both were laughing.",
      questions: [
        {
          ask: "Why did Nico walk slowly?",
          answer: "to stay with his sister",
          wrong: ["because he was tired", "because it was steep"],
        },
        {
          ask: "How did they feel at the end?",
          answer: "happy",
          wrong: ["angry", "afraid"],
          hint: "Look at what both were doing.",
        },
      ],
    },
    {
      text: "At low tide the sea goes back and leaves small pools among the rocks. Crabs, snails and little fish wait there until the water returns.",
      questions: [
        {
          ask: "When can you see the pools?",
          answer: "at low tide",
          wrong: ["at high tide", "only at night"],
        },
        {
          ask: "What are the animals waiting for?",
          answer: "for the water to come back",
          wrong: ["for food from people", "for the sun"],
        },
      ],
    },
  ],
  [
    {
      text: "Sea turtles come back to the beach where they were born to lay their eggs. The nest is buried in warm sand. After about two months the small turtles dig themselves out and hurry to the sea, mostly at night, when fewer birds are about.",
      questions: [
        {
          ask: "Why do the small turtles leave at night?",
          answer: "Fewer birds could catch them.",
          wrong: ["The sand is warmer then.", "Their mother calls them."],
        },
        {
          ask: "Where do turtles lay their eggs?",
          answer: "where they were born",
          wrong: ["on any beach", "at the bottom of the sea"],
        },
      ],
    },
    {
      text: "Nobody in the village knew who swept the square. One morning Inés got up at five to find out. There was old Don Beto with his broom. He put a finger to his lips, and Inés has kept his secret ever since.",
      questions: [
        {
          ask: "What is the secret?",
          answer: "who sweeps the square",
          wrong: ["where the broom is", "when Inés gets up"],
        },
        {
          ask: "What did the finger on his lips mean?",
          answer: "Please tell nobody.",
          wrong: ["Come and help me.", "I am hungry."],
        },
      ],
    },
    {
      text: "A toucan’s bill looks heavy, but inside it is full of tiny holes, like a sponge. So it weighs very little. When it is hot, warm blood flows through it, and the bird cools down.",
      questions: [
        {
          ask: "Why is the bill so light?",
          answer: "It is full of tiny holes.",
          wrong: ["It is very small.", "It is made of feathers."],
        },
        {
          ask: "What else is the bill good for?",
          answer: "cooling down",
          wrong: ["swimming", "hearing better"],
        },
      ],
    },
  ],
  [
    {
      text: "Mangroves grow where rivers meet the sea. Their roots stand in salt water like stilts. They break the waves of a storm before these reach the houses, and between the roots young fish are safe from larger ones. Where mangroves were cut down, the coast lost its land and the fishers their catch.",
      questions: [
        {
          ask: "Why did the fishers catch less?",
          answer: "Young fish lost their safe place.",
          wrong: ["The water became less salty.", "The storms drove the boats away."],
        },
        {
          ask: "What is this text mainly about?",
          answer: "why mangroves are useful",
          wrong: ["how to fish", "where storms begin"],
        },
      ],
    },
    {
      text: "Dana had practiced for weeks. On the stage her first note was wrong, and somebody laughed. She closed her eyes, breathed in, and began again. When she had finished, it was quiet for a moment. Then everyone stood up.",
      questions: [
        {
          ask: "What does it mean that everyone stood up?",
          answer: "They admired her playing.",
          wrong: ["They wanted to leave.", "They could not see her."],
        },
        {
          ask: "Which word fits Dana best?",
          answer: "determined",
          wrong: ["careless", "shy"],
          hint: "What did she do after the wrong note?",
        },
      ],
    },
    {
      text: "In a town some people wanted to close the main street to cars on Sundays. Shopkeepers feared to lose customers. After a trial of three months they counted: more people came than before, because they walked slowly and looked into the windows.",
      questions: [
        {
          ask: "What changed after the trial?",
          answer: "More people came to the shops.",
          wrong: ["The shops were closed.", "More cars drove there."],
        },
        {
          ask: "How did they find out?",
          answer: "They counted.",
          wrong: ["They guessed.", "They asked the drivers."],
        },
      ],
    },
  ],
  [
    {
      text: "For a long time people thought that coral was a plant. In fact each coral is made of thousands of tiny animals. Algae live in their bodies and feed them by means of sunlight. When the sea gets too warm, the corals lose their algae and turn white. A white coral is not dead yet, but it is starving; if the water cools soon, the algae may return.",
      questions: [
        {
          ask: "What can be concluded about a white coral?",
          answer: "It may still be saved.",
          wrong: ["It is a plant.", "It has just been born."],
        },
        {
          ask: "Why does a coral need light?",
          answer: "Its algae make food with it.",
          wrong: ["It keeps the water warm.", "It turns white without it."],
        },
      ],
    },
    {
      text: "The advertisement says that nine of ten dentists recommend the toothpaste. In small print below it stands that ten dentists were asked, that they were paid, and that they could name as many toothpastes as they liked.",
      questions: [
        {
          ask: "Why should a reader be careful?",
          answer: "The survey was small and paid for.",
          wrong: ["Dentists do not use toothpaste.", "The print is in color."],
        },
        {
          ask: "What is the small print there for?",
          answer: "to tell it without being noticed",
          wrong: ["to thank the dentists", "to save the teeth"],
        },
      ],
    },
    {
      text: "My grandfather kept bees. He never wore gloves. “They can tell whether you are in a hurry,” he used to say. The first time he let me open a hive, I held my breath the whole time. Only years later did I understand that he had not been teaching me about bees.",
      questions: [
        {
          ask: "What had the grandfather really been teaching?",
          answer: "to be calm",
          wrong: ["to make honey", "to buy gloves"],
        },
        {
          ask: "Why did the child hold its breath?",
          answer: "It was nervous.",
          wrong: ["The honey smelled bad.", "It was underwater."],
        },
      ],
    },
  ],
];
