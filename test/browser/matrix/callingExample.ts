import type { Example } from "../../../src/shared/widget/examples.ts";
import { examplesOf } from "./cases.ts";

/** The examples whose first screen calls the API, for widgets whose first example does not. */
const calling: Readonly<Record<string, string>> = {
  OfferClaimApp: "offer",
  RedeemGifting: "no-sender",
  WebRedemption: "open-checks",
};

/** An example of a widget whose first screen calls the API, if there is one. */
export async function callingExample(widget: string): Promise<Example> {
  const examples = await examplesOf(widget);
  const key = calling[widget] ?? "default";
  const example = examples.find((one) => one.key === key) ?? examples[0];
  if (!example) throw new Error(`${widget} has no examples`);
  return example;
}
