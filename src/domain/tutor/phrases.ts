import { namesIn } from "./names.ts";

/** What the tutor says between its contents; each has its sentences in both languages in content/tutor. */
export const PHRASES = namesIn(
  "spell_told spell_told_one spell_letters spell_cover spell_set spell_alike spell_hint spell_shown",
  "spell_right spell_accent spell_wrong spell_unknown spell_which letter_asked letter_same letter_hint",
  "letter_right letter_shown letter_not alike_asked alike_own alike_next alike_which alike_right",
  "alike_hint alike_shown alike_more alike_word alike_also alike_unknown reading_asked reading_right",
  "reading_wrong reading_shown story_offer story_no_world story_ways story_unsaid story_waits",
  "writing_waits story_heard story_met story_end story_stop activity_intro activity_step activity_end",
  "activity_wait activity_stop topic_guess topic_amazed topic_unsure topic_beside topic_told",
  "topic_mention topic_next topic_more_none known_seen known_pet known_why simplified trinomial_hint trinomial_right trinomial_none trinomial_x quadratic_hint",
  "quadratic_formula quadratic_right quadratic_wrong simple_already slope_found slope_none letter_first",
  "beginning_right beginning_sounds beginning_other beginning_same letter_last row_after row_before",
  "row_between row_count root_between accent_last accent_second accent_third rhyme_found rhyme_none",
  "rhyme_end checked_well checked_gap checked_alike checked_meaning checked_try checked_none checked_whole kind_why",
  "kind_in open_heard report_facts fair_on facts_told facts_fewer request_unread known_more known_lesson known_try known_end",
  "known_right known_wrong known_again known_hint known_shown unknown unknown_same told_simply kind_yes",
  "kind_no kind_examples kind_asked kind_right kind_wrong kind_which joke_answer joke_guess joke_none",
  "joke_unsure joke_listen riddle_solved joke_who joke_name_who joke_go_on joke_tell joke_laugh",
  "joke_heard feeling_on news_on play_on reason_on reason_met met_first judgement dice accent_yes",
  "accent_no kind_is checked_verb try_on sentence_on sentence_met claim_beside alike_maybe alike_told debate reasons clock_same clock_apart",
  "clock_meaning yes_what no_fine offer_all number_alone unit_asked units_asked mixed_found mixed_whole",
  "mixed_none misheard quiz_none so_far prime_yes prime_no prime_one statement telling_on gentle_on",
  "compared compared_measure quiz_what delicate delicate_short gibberish syllables_one",
  "syllables_parts syllables_count syllables_right syllables_recount syllables_wrong form_verb",
  "form_plural form_helped accent_rule_last accent_rule_second accent_rule_third kind_maybe kind_moved",
  "form_mistake form_regular checked_form language_en language_es unknown_worry",
  "check_unread writing_unread exercise_unread exercise_hard corrected corrected_to answer_heard listening reacts_on story_told task_waits of_tutor",
);
export type Phrase = (typeof PHRASES)[number];
