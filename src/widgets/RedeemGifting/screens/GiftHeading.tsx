import type { Gift } from "../../../shared/contracts/gifts.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Characters of the longest name shown in full. */
const maxNameLength = 80;

/** The sender's name. CSS upper-cases it, so that it is read and copied as given (GC5). */
export function GiftHeading({ gift: { senderName } }: { gift: Gift }) {
  const copy = useTexts(texts);
  const name = senderName?.trim().slice(0, maxNameLength);
  return <span className="gift-heading">{name ? copy.from({ name }) : copy.fromUnknown}</span>;
}
