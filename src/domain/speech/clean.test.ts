import { expect, it } from "vitest";
import { cleanForSpeech } from "./clean.ts";

it.each([
  ["Hello there.", "Hello there."],
  ["¿Cuántos años tienes, niño?", "¿Cuántos años tienes, niño?"],
  ["<speak>Hello <break time='10s'/>you</speak>", "Hello you"],
  ["[[h@l'oU]] hi", "h@l'oU hi"],
  ["5 < 7 & 9 > 3", "5 7 9 3"],
  ["salt &amp; pepper", "salt pepper"],
  ["Great job! 🎉👩‍🚀🇲🇽 Go on ❤️", "Great job! Go on"],
  ["🎉🎉", ""],
  ["... !? ¡¿", ""],
  ["שלום Ana مرحبا", "Ana"],
  ["مرحبا كيف حالك", ""],
  ["你好", ""],
  ["Ｈｅｌｌｏ ﬁsh", "Hello fish"],
  ["H̷e̸l̵l̶o̷", "Hello"],
  ["Half is ½", "Half is 1/2"],
  ["Wow!!!!!! No way ?!?!?!", "Wow! No way ?"],
  ["% $ # @", ""],
  ["one\ntwo.\n\nthree", "one. two. three"],
  ["  spaces   and\ttabs ", "spaces and tabs"],
])("%j is spoken as %j", (text, spoken) => {
  expect(cleanForSpeech(text)).toBe(spoken);
  expect(cleanForSpeech(spoken)).toBe(spoken);
});
