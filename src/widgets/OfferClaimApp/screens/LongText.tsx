import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { copy } from "../copy.ts";

/** The longest text that stands in full, in characters. */
const longest = 320;

/** Long conditions fold after their beginning; all of them stay within reach. */
export function LongText({ text }: { text: string }) {
  if (text.length <= longest) return <p>{text}</p>;
  return (
    <div>
      <p>
        {text.slice(
          0,
          text.lastIndexOf(" ", longest) > 0 ? text.lastIndexOf(" ", longest) : longest,
        )}
        …
      </p>
      <Disclosure summary={copy.terms.more}>
        <p>{text}</p>
      </Disclosure>
    </div>
  );
}
