import { anyAnswer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";

/** Texts a link to the app to a phone. `phone_number` has 11 digits (U6). */
export const textMobileLink = endpoint<{ body: { phone_number: string } }>()({
  name: "textMobileLink",
  method: "POST",
  path: "/api/v5/mobile_links",
  output: anyAnswer,
});
