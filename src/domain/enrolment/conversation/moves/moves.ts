import { recommend } from "../family/fit.ts";
import type { Respond } from "./move.ts";
import { answerTime, join, nextStep, reserve, standing } from "./places.ts";
import { affirm, criticism, goodbye, greet, refuse, thanks, thinkOver, unclear, unit } from "./replies.ts";
import { call, complain, leaveList, passMessage, person, unanswered, visit, wish } from "./wishes.ts";

/** What each move calls for. */
export const MOVES: Readonly<Record<string, Respond>> = {
  affirm,
  refuse,
  thanks,
  goodbye,
  think_over: thinkOver,
  greet,
  person,
  join,
  enrol: join,
  reserve,
  complain,
  unit,
  unclear,
  unanswered,
  criticism,
  next_step: nextStep,
  standing,
  answer_time: answerTime,
  leave_list: leaveList,
  pass_on: passMessage,
  recommend,
  call,
  visit,
  refund_me: wish("refund", "refundNoted", "refundAsk", "email", "refund"),
  cancel_me: wish("cancel", "cancelNoted", "cancelAsk", "email", "cancel"),
  which_child: (draft) => draft.ask("children", "askAgesFirst"),
};
