import { hostDocument } from "../host/hostDocument.ts";
import { insertScript } from "../host/trustedScript.ts";

const origin = "https://js.stripe.com";

/** The address that `@stripe/stripe-js` of this version would load; a test holds them together. */
export const scriptUrl = `${origin}/endive/stripe.js`;

/** The tag that the host page or we have put in already. */
export function existingTag(): HTMLScriptElement | null {
  return [...hostDocument.scripts].find(({ src }) => src.startsWith(`${origin}/`)) ?? null;
}

/** Asks for the script; throws where the page's policy forbids it. */
export function insertTag(): HTMLScriptElement {
  return insertScript(scriptUrl);
}
