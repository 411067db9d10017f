import { isUtf8 } from "node:buffer";

/** Prefixes that prevent JSON from running as a script. The widgets do not remove them. */
const scriptGuard = /^\s*(?:\)\]\}'?,?|while\s*\(1\);?|for\s*\(;;\);?|&&&START&&&|throw 1;)/;
const signInPath = /(?:log|sign)[-_]?in|\/auth\b|\/sso\b|\/cas\b|oauth|saml|session\/new/i;

/** What is unusual about the form of an answer, regardless of its content. */
export interface AnswerForm {
  /** Why widgets cannot read the answer at all. */
  readonly unreadable: string | null;
  /** What widgets read differently from what the server meant. */
  readonly notes: readonly string[];
}

/** Decodes an answer by its bytes and type as a browser does, which reads every answer as UTF-8. */
export function formOf(bytes: Buffer, headers: Headers, text: string): AnswerForm {
  const type = headers.get("content-type") ?? "";
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return unreadable("the answer is UTF-16; browsers read it as UTF-8, so that it is no JSON");
  if (scriptGuard.test(text))
    return unreadable(
      `the answer begins with ${JSON.stringify(text.trim().slice(0, 8))}, a guard against its use as a script; send the JSON alone`,
    );
  if (/^\s*</.test(text))
    return unreadable(
      signInPath.test(text.slice(0, 5000))
        ? "the answer is a page of HTML that asks for a sign-in; answer 401 with JSON"
        : "the answer is a page of HTML",
    );
  const notes: string[] = [];
  if (!isUtf8(bytes))
    notes.push(
      "the answer is not UTF-8: guests see � in names with accents; send charset=utf-8, and the bytes for it",
    );
  else if (/charset=(?!"?utf-?8)/i.test(type))
    notes.push(`Content-Type says ${type}; browsers read the answer as UTF-8 all the same`);
  return { unreadable: null, notes };
}

/** Explains a redirect by its target. */
export function redirectWords(location: string): string {
  return signInPath.test(location)
    ? `redirects to ${location}, a sign-in: an API answers 401 with JSON, which signs the guest out and asks again`
    : `redirects to ${location}; widgets follow no redirect to another origin, and writes follow none`;
}

function unreadable(words: string): AnswerForm {
  return { unreadable: words, notes: [] };
}
