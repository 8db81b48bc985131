import type { PracticeWords } from "#domain/practice/words.ts";

/** Word problems in English, by step. Numbers are drawn; what is asked stands in the last sentence. */
export const problems: PracticeWords["problems"] = [
  [
    {
      text: "{a} frogs sit on a log. {b} more come. How many frogs are there now?",
      working: "add",
      a: [2, 3],
      b: [2, 2],
    },
    {
      text: "You have {a} shells. You find {b} more. How many shells do you have?",
      working: "add",
      a: [2, 3],
      b: [1, 2],
    },
    {
      text: "There are {a} birds. {b} fly away. How many birds stay?",
      working: "take",
      a: [4, 5],
      b: [1, 2],
    },
    {
      text: "{a} crabs play. {b} go home. How many crabs are still playing?",
      working: "take",
      a: [4, 5],
      b: [2, 3],
    },
  ],
  [
    {
      text: "Luz picks {a} mangoes and Leo picks {b}. How many mangoes do they have together?",
      working: "add",
      a: [3, 5],
      b: [2, 5],
    },
    {
      text: "{a} turtles lie on the beach. {b} swim away. How many turtles are left?",
      working: "take",
      a: [7, 9],
      b: [2, 5],
    },
    {
      text: "A toucan eats {a} berries in the morning and {b} in the evening. How many berries is that?",
      working: "add",
      a: [2, 6],
      b: [2, 4],
    },
    {
      text: "There are {a} cookies. The children eat {b}. How many cookies are left?",
      working: "take",
      a: [6, 10],
      b: [2, 5],
    },
  ],
  [
    {
      text: "A bus has {a} children. At the next stop {b} more get on. How many children are on the bus?",
      working: "add",
      a: [8, 12],
      b: [3, 8],
    },
    {
      text: "Maya has {a} beads. She uses {b} for a bracelet. How many beads does she have left?",
      working: "take",
      a: [14, 20],
      b: [5, 9],
    },
    {
      text: "A coconut palm is {a} meters tall. A ceiba is {b} meters taller. How tall is the ceiba?",
      working: "add",
      a: [8, 12],
      b: [5, 9],
    },
    {
      text: "There were {a} eggs in the nest. {b} turtles have hatched. How many eggs are left?",
      working: "take",
      a: [13, 19],
      b: [4, 9],
    },
  ],
  [
    {
      text: "{a} boats go out. Each carries {b} people. How many people is that?",
      working: "times",
      a: [3, 6],
      b: [4, 8],
    },
    {
      text: "{a} oranges are packed into {b} bags, the same in each. How many oranges are in one bag?",
      working: "share",
      a: [3, 8],
      b: [3, 5],
    },
    {
      text: "A bee visits {a} flowers every minute. How many flowers does it visit in {b} minutes?",
      working: "times",
      a: [4, 9],
      b: [3, 6],
    },
    {
      text: "{a} children make {b} equal teams. How many children are in each team?",
      working: "share",
      a: [3, 7],
      b: [2, 6],
    },
  ],
  [
    {
      text: "There are {a} shelves with {b} books each, and {c} more on the table. How many books are there?",
      working: "times_add",
      a: [3, 6],
      b: [7, 12],
      c: [4, 15],
    },
    {
      text: "You buy {a} boxes of {b} crayons. {c} crayons are broken. How many good crayons do you have?",
      working: "times_take",
      a: [3, 5],
      b: [8, 12],
      c: [3, 9],
    },
    {
      text: "Of {a} papayas, {b} are still green. The ripe ones go into {c} baskets, the same in each. How many are in one basket?",
      working: "take_share",
      a: [4, 9],
      b: [3, 8],
      c: [3, 6],
    },
    {
      text: "A trail has {a} parts of {b} meters. You have walked {c} meters. How many meters are left?",
      working: "times_take",
      a: [3, 6],
      b: [25, 50],
      c: [20, 60],
    },
  ],
  [
    {
      text: "A school plants {a} rows of {b} trees. Later it plants {c} more. How many trees are there?",
      working: "times_add",
      a: [12, 18],
      b: [14, 25],
      c: [28, 95],
    },
    {
      text: "A tank holds {a} liters. {b} liters are kept. The rest waters {c} beds, the same for each. How many liters does one bed get?",
      working: "take_share",
      a: [15, 32],
      b: [20, 60],
      c: [8, 15],
    },
    {
      text: "A ferry makes {a} trips a day with {b} seats. Today {c} seats stayed empty. How many people travelled?",
      working: "times_take",
      a: [6, 12],
      b: [45, 80],
      c: [18, 90],
    },
    {
      text: "A whale swims {a} kilometres a day. How far does it swim in {b} days, if it goes {c} kilometres more at the end?",
      working: "times_add",
      a: [75, 130],
      b: [6, 14],
      c: [12, 60],
    },
  ],
];
