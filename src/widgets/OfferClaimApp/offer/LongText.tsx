import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { copy } from "../copy.ts";

/** The longest text that is shown in full, in characters. */
const maxLength = 320;

/** Cuts long text and puts all of it behind 'Read more'. */
export function LongText({ text }: { text: string }) {
  if (text.length <= maxLength) return <p>{text}</p>;
  return (
    <div>
      <p>
        {text.slice(
          0,
          text.lastIndexOf(" ", maxLength) > 0 ? text.lastIndexOf(" ", maxLength) : maxLength,
        )}
        …
      </p>
      <Disclosure summary={copy.terms.more}>
        <p>{text}</p>
      </Disclosure>
    </div>
  );
}
