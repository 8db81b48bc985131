import { brand } from "../../catalogue/brand.ts";

/** The enrolment chat, alone and inside other sites. Its face is Hilda, the toucan. */
export const chat = {
  "chat.meta.title": `Ask ${brand.name}`,
  "chat.meta.description":
    "Ask about tuition, deposits, the pilot school and how we use AI with children, in English or Spanish, and join the waitlist.",
  "chat.title": `Ask ${brand.name}`,
  "chat.subtitle": "Enrollment questions, day or night",
  "chat.home": `${brand.name}, home page`,
  "chat.status.online": "Online",
  "chat.status.offline": "Offline",
  "chat.status.unreachable": "Connection trouble",
  "chat.dashboard": "Staff dashboard",
  "chat.openDashboard": "Open the dashboard",
  "chat.staff": "Staff sign-in",
  "chat.note": "Hilda is an AI assistant, not a person.",
  "chat.kept": "The school keeps what you write here, to answer you.",
  "chat.log": "Conversation",
  "chat.from.assistant": "Hilda:",
  "chat.from.visitor": "You:",
  "chat.from.person": "{name}, a person of the school:",
  "chat.person.writes": "{name} from the school writes here now. Hilda, the AI assistant, is silent.",
  "chat.person.left": "{name} has handed the chat back to Hilda, the AI assistant.",
  "chat.person.by":
    "A person of the school answers you by {day} at {time}. Write your email or a phone number here in the chat, or keep this page open.",
  "chat.person.byNoon":
    "A person of the school answers you by {day} at noon. Write your email or a phone number here in the chat, or keep this page open.",
  "chat.person.soon":
    "A person of the school reads this and answers you. Write your email or a phone number here in the chat, or keep this page open.",
  "chat.person.wait": "That was a lot at once. Please wait a moment, and send it again.",
  "chat.welcome":
    "Hello, I am Hilda, the toucan who answers the door. Ask me about tuition, the pilot school, deposits, or how we use AI with children.",
  "chat.invitation": "Lovely that you want to join us. Leave your details here and you are on the waitlist.",
  "chat.thinking": "Hilda is thinking",
  "chat.restoring": "Fetching your conversation",
  "chat.resumed": "You go on with the conversation that was begun on this device.",
  "chat.startAnew": "Start a new conversation",
  "chat.newMessage": "New message",
  "chat.notSent": "Not sent.",
  "chat.suggestions": "Did you mean one of these?",
  "chat.chips": "Questions to start with",
  "chat.chip.tuition": "How much is tuition?",
  "chat.chip.deposits": "Is the deposit refundable?",
  "chat.chip.pilot": "Tell me about the pilot",
  "chat.chip.ai": "How do you use AI?",
  "chat.input.label": "Your message",
  "chat.input.placeholder": "Write to us",
  "chat.input.hint": "Enter sends. Shift and Enter makes a new line.",
  "chat.input.left": "Room for {left} more characters.",
  "chat.send": "Send",
  "chat.error.title": "Error",
  "chat.error.send": "Failed to send message. Please try again.",
  "chat.offline.text":
    "You are offline. Keep writing: what you have here stays, and you can send it once you are connected again.",
  "chat.noscript": "This chat needs JavaScript. You can write to us instead:",
  "chat.deposit.unreachable": "Paying could not be loaded. Check your connection.",
} as const satisfies Record<string, string>;
