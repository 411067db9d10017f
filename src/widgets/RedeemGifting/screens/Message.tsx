import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Characters of the longest message shown in full; the checkout's limit for senders (K5). */
const maxMessageLength = 500;

/** The sender's message as text with its line breaks. */
export function Message({ text }: { text: string }) {
  const copy = useTexts(texts);
  const isLong = text.length > maxMessageLength;
  return (
    <figure className="gift-message" aria-label={copy.message}>
      <blockquote dir="auto">{isLong ? `${text.slice(0, maxMessageLength)}…` : text}</blockquote>
      {isLong && (
        <Disclosure summary={copy.more}>
          <p dir="auto">{text}</p>
        </Disclosure>
      )}
    </figure>
  );
}
