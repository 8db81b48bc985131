import type { Page } from "@playwright/test";

/**
 * Stands in for the provider's script, which no journey may fetch: an empty card area, and a confirmation that answers
 * as the page's `window.answer` says. `loads` false: the area reports that it cannot be shown, as in a second tab.
 */
const script = (loads: boolean) => `
window.answer = {};
window.Stripe = () => {
  const element = {
    on(event, tell) {
      if (event === ${loads ? '"ready"' : '"loaderror"'}) setTimeout(() => tell({ error: { message: "" } }), 0);
      return element;
    },
    off: () => element, once: () => element,
    mount() {}, unmount() {}, destroy() {}, update() {}, focus() {}, blur() {}, clear() {}, collapse() {},
  };
  const elements = {
    create: () => element, getElement: () => element, update() {}, fetchUpdates: async () => ({}),
    submit: async () => ({}), on: () => elements, off: () => elements,
  };
  const none = async () => ({});
  return {
    elements: () => elements, createToken: none, createPaymentMethod: none, confirmCardPayment: none,
    confirmPayment: async () => window.answer, _registerWrapper() {}, registerAppInfo() {},
  };
};
window.Stripe.version = "imitated";
`;

/** @param what null: the script does not come at all */
export async function imitateStripe(page: Page, what: { readonly loads: boolean } | null): Promise<void> {
  await page.unroute("https://js.stripe.com/**");
  await page.route("https://js.stripe.com/**", (route) =>
    what === null
      ? route.abort()
      : route.fulfill({ contentType: "text/javascript", body: script(what.loads) }),
  );
}
