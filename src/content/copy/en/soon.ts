/** One honest page per route that is not open yet. Keys carry the page's name in the page registry. */
export const soon = {
  "soon.meta.title": "Opens soon | Ceiba",
  "soon.meta.description": "This page is not open yet. The chat and the waitlist are.",
  "soon.will": "What will be here",
  "soon.now": "What you can do now",
  "soon.chat": "Ask in the chat",
  "soon.chat.text": "Questions about the school, prices, deposits and AI, in English or Spanish.",
  "soon.waitlist": "Join the waitlist",
  "soon.waitlist.text": "The form opens in the chat. Joining is free.",
  "soon.programs": "See the programs",
  "soon.programs.text": "Pods, passes, the residency and what they cost.",

  "soon.student.meta.title": "The Student Portal opens soon | Ceiba",
  "soon.student.title": "The Student Portal opens soon",
  "soon.student.text": "It is not open yet. No password is needed or asked for today.",
  "soon.student.will":
    "The door for children of {learnerFrom} to {learnerTo}: a guide who speaks and listens, questions that find a good starting point, and adventures to learn with. A class password and an adult’s consent will come first.",
  "soon.luma.meta.title": "The learning path opens soon | Ceiba",
  "soon.luma.title": "The learning path opens soon",
  "soon.luma.text": "It is not open yet, and it keeps nothing about your child today.",
  "soon.luma.will":
    "A child’s own learning path: what to learn next and why, chosen by age, interests and way of learning, with a starter pack of activities.",
  "soon.lumaDemo.meta.title": "The demo opens soon | Ceiba",
  "soon.lumaDemo.title": "The demo opens soon",
  "soon.lumaDemo.text": "It is not open yet. When it opens you will not need an account to try it.",
  "soon.lumaDemo.will":
    "A try-out for families: choose a name, an age from {demoFrom} to {demoTo} and a way of learning, and see the path and the starter pack that come out.",
  "soon.littleExplorers.meta.title": "Little Explorers opens soon | Ceiba",
  "soon.littleExplorers.title": "Little Explorers opens soon",
  "soon.littleExplorers.text": "The packs are not open yet.",
  "soon.littleExplorers.will":
    "{weeks} weekly packs of activities to do at home with children of {littleFrom} to {littleTo}, a place for parents to ask, and a certificate at the end.",

  "soon.picked": "You picked:",
  "soon.picked.text": "Your pick stays in this page’s address, so a bookmark remembers it.",
  "soon.activity.tiny-home": "The tiny home",
  "soon.activity.water-cycle": "The water cycle",
  "soon.activity.story-time": "Story time",
} as const satisfies Record<string, string>;
