import type { Gift } from "../../../shared/contracts/gifts.ts";
import { copy } from "../copy.ts";

/** The longest name that is shown in full, in characters. */
const longest = 80;

/** Who sent it. Upper case is the style sheet's, so that the name is read and copied as it was given (GC5). */
export function GiftHeading({ gift: { senderName } }: { gift: Gift }) {
  const name = senderName?.trim().slice(0, longest);
  return <span className="gift-heading">{name ? copy.from(name) : copy.fromNobody}</span>;
}
