import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { copy } from "../copy.ts";

/** The longest message that stands in full, in characters: what the checkout lets a sender write (K5). */
const longest = 500;

/** The sender's own words, as text and with their line breaks. */
export function Message({ text }: { text: string }) {
  const isLong = text.length > longest;
  return (
    <figure className="gift-message" aria-label={copy.message}>
      <blockquote dir="auto">{isLong ? `${text.slice(0, longest)}…` : text}</blockquote>
      {isLong && (
        <Disclosure summary={copy.more}>
          <p dir="auto">{text}</p>
        </Disclosure>
      )}
    </figure>
  );
}
