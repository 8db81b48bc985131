import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const AS_CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_CHROME} Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AS_CHROME} Safari/537.36 Edg/141.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 15) ${AS_CHROME} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541) ${AS_CHROME} Safari/537.36`, "Chrome", "Chromebook"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari", "iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Mac"],
])("%s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it("names nothing that does not say what it is", () => {
  expect(deviceOf("")).toBeNull();
  expect(deviceOf("curl/8.0")).toBeNull();
});
