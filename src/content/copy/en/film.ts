/** The film of a lesson, on the landing page: what is said is what stands there. */
export const film = {
  "film.title": "A lesson in a minute",
  "film.note": "Acted out. The puddle is from week three of Little Explorers.",
  "film.play": "Play",
  "film.pause": "Pause",
  "film.next": "Next",
  "film.again": "Watch again",
  "film.sound": "Sound off",
  "film.of": "{at} of {of}",
  "film.try": "Now you: start the interactive demo",
  "film.hello": "Hello! I am Luma. It rained last night, and there is a puddle at your door.",
  "film.ask": "At noon the puddle is gone. Where did the water go?",
  "film.ask.1": "It is just gone",
  "film.ask.2": "Into the air",
  "film.slip": "Let us look closely. A wet shirt hangs on the line, and later it is dry. Who took the water?",
  "film.found": "Yes! You kept thinking. The air took it up, and that is how clouds begin.",
  "film.away":
    "Now without me: draw a line around a puddle with chalk. Come back after lunch and draw again.",
  "film.home":
    "In the evening the grown-ups’ page says what was finished. And somebody asks: what did you find out?",
} as const satisfies Record<string, string>;
