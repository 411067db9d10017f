import { hostDocument } from "../host/hostDocument.ts";
import { insertScript } from "../host/trustedScript.ts";

const origin = "https://js.stripe.com";

/** The address that `@stripe/stripe-js` of this version would load; a test compares the two. */
export const scriptUrl = `${origin}/endive/stripe.js`;

/** The script element that is in the page already, the host's or ours. */
export function existingTag(): HTMLScriptElement | null {
  return [...hostDocument.scripts].find(({ src }) => src.startsWith(`${origin}/`)) ?? null;
}

/** Inserts the script element; throws where the page's policy forbids it. */
export function insertTag(): HTMLScriptElement {
  return insertScript(scriptUrl);
}
