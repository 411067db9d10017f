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
      <blockquote dir="auto">{isLong ? `${beginningOf(text)}…` : text}</blockquote>
      {isLong && (
        <Disclosure summary={copy.more}>
          <p dir="auto">{text}</p>
        </Disclosure>
      )}
    </figure>
  );
}

/** Ends after a word if one ends in the last 50 characters, and never inside a character of two code units, such as an emoji. */
function beginningOf(text: string): string {
  const [beginning = ""] = /^.{450,500}(?=\s)/su.exec(text) ?? /^.{1,500}/su.exec(text) ?? [];
  return beginning;
}
