import type { SafetyScreen, SpokenTurn } from "#domain/safety/screening.ts";
import { ordinaryTalk } from "./ordinary.ts";
import { type OrdinaryConversation, ordinaryConversations } from "./talks.ts";

/** Messages of the child that get crisis words or are turned aside, as shares: ordinary ones, */
const MOST = 0.005;
/** and where in each conversation some two sentences stand that are suspected by themselves. */
const MOST_SUSPICIOUS = 0.006;
const LEAST_CONVERSATIONS = 300;
/** Of so many sentences strewn into the talks this many are suspected ones: about two in a conversation of twenty messages. */
const STREWN = 5;
const SUSPECTED = 2;
/** As many turns as the server reads back (features/tutor/threads.ts). */
const READ_BACK = 10;

/**
 * (d) Ordinary conversations are left in peace, though what several messages tell adds up. Prints each message that is
 * stopped, and says how many of them no rule or classifier had stopped alone.
 */
export function passesTalkGate(screen: SafetyScreen): boolean {
  const ordinary = ordinaryConversations();
  const suspicious = ordinaryConversations(strewnWithSuspected(screen));
  const enough = ordinary.length + suspicious.length >= LEAST_CONVERSATIONS;
  const answers = [
    inPeace(screen, "ordinary conversations", ordinary, MOST),
    inPeace(screen, "conversations with two suspected sentences", suspicious, MOST_SUSPICIOUS),
  ];
  return enough && answers.every(Boolean);
}

/** Ordinary sentences, and among them those that the screen suspects by mistake. */
function strewnWithSuspected(screen: SafetyScreen) {
  return (language: "en" | "es"): string[] => {
    const all = ordinaryTalk("gate").flatMap((one) => (one.language === language ? [one.text] : []));
    const suspected = all.filter((text) => screen.message(text, { names: [] }).verdict === "uncertain");
    return all.map((text, at) =>
      at % STREWN < SUSPECTED ? (suspected[(at * 7) % suspected.length] ?? text) : text,
    );
  };
}

function inPeace(
  screen: SafetyScreen,
  name: string,
  conversations: readonly OrdinaryConversation[],
  most: number,
): boolean {
  let [messages, stopped, byContext] = [0, 0, 0];
  const disturbed = new Set<OrdinaryConversation>();
  for (const conversation of conversations) {
    const { turns } = conversation;
    turns.forEach(({ from, text }, at) => {
      if (from !== "child") return;
      messages += 1;
      const earlier = turns.slice(Math.max(0, at - READ_BACK), at);
      const { verdict, kind } = screen.message(text, { names: [], earlier });
      if (verdict === "fine" || verdict === "uncertain") return;
      stopped += 1;
      if (screen.message(text, { names: [] }).verdict === verdict) return;
      byContext += 1;
      disturbed.add(conversation);
      console.log(`${name}: ${said(earlier)} / ${text} -> ${verdict} ${kind}`);
    });
  }
  const isPassed = stopped <= most * messages;
  const share = ((100 * stopped) / messages).toFixed(2);
  console.log(
    `${isPassed ? "passes" : "FAILS "}  ${name}: ${stopped} of ${messages} messages stopped (${share}%), ${byContext} of them ` +
      `only by what was said before, in ${disturbed.size} of ${conversations.length} conversations`,
  );
  return isPassed;
}

const said = (turns: readonly SpokenTurn[]) =>
  turns.flatMap(({ from, text }) => (from === "child" ? [text] : [])).join(" / ");
