/** What stands beside every voice and every microphone. */
export const speech = {
  "speech.mute": "Sound off",
  "speech.listen": "Listen",
  "speech.stop": "Stop",
  "speech.repeat": "{guide} says it again",
  "speech.talk": "Tap to talk",
  "speech.talking": "I hear you. Tap when you finish",
  "speech.starting": "One moment…",
  "speech.said": "You said",
  "speech.undo": "Say it again",
  "speech.denied": "Microphone access denied. Please allow microphone access to use voice features.",
  "speech.failed":
    "Please allow microphone access to use voice features. You may need to click the microphone icon in your browser's address bar. If this device has no microphone, you can write.",
  "speech.unsupported": "Speech recognition not supported in this browser. Try Chrome or Edge.",
  "speech.away": "I cannot hear you right now. You can write it or tap.",
  "speech.write": "Tell {guide} your answer:",
  "speech.send": "Send",
  "speech.retry": "Try the microphone again",
  "speech.pen": "Write instead",
} as const satisfies Record<string, string>;
