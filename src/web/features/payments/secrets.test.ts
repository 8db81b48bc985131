import { expect, test } from "vitest";
import { checkoutAddress, readAddress } from "./secrets.ts";

const SECRET = "pi_3Q0000000000_secret_abcDEF123456";
const at = (rest: string) => readAddress(`https://school.example${rest}`);

test.each([
  ["/checkout", null, null, "/checkout"],
  [`/checkout#cs=${SECRET}`, SECRET, null, "/checkout"],
  [checkoutAddress(SECRET), SECRET, null, "/checkout"],
  ["/checkout?type=founders_circle", null, "founders_circle", "/checkout"],
  ["/checkout?type=a_house", null, null, "/checkout"],
  [
    `/checkout?payment_intent=pi_3Q&payment_intent_client_secret=${SECRET}&redirect_status=succeeded`,
    SECRET,
    null,
    "/checkout",
  ],
  [
    `/subscription-success?plan=premium&payment_intent_client_secret=${SECRET}`,
    SECRET,
    null,
    "/subscription-success?plan=premium",
  ],
  [
    `/subscription-success?plan=premium&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded`,
    "seti_1_secret_2",
    null,
    "/subscription-success?plan=premium",
  ],
  ["/subscription-success#manage=manage_01a1_0f", "manage_01a1_0f", null, "/subscription-success"],
  ["/checkout#cs=<script>", null, null, "/checkout"],
  ["/checkout?lang=es#main", null, null, "/checkout?lang=es#main"],
] as const)("%s", (address, secret, type, clean) => {
  expect(at(address)).toMatchObject({ secret, type, clean });
});

test("the secret is nowhere before the fragment", () => {
  expect(checkoutAddress(SECRET).split("#")[0]).toBe("/checkout");
});

test.each([
  ["/checkout?redirect_status=succeeded", true, false],
  ["/checkout?redirect_status=processing", true, false],
  ["/checkout?redirect_status=failed", false, true],
  ["/subscription-success?plan=premium&redirect_status=failed", false, true],
  ["/checkout", false, false],
])("%s says that the card went through: %s, that it did not: %s", (address, sent, refused) => {
  expect(at(address)).toMatchObject({ sent, refused });
});
