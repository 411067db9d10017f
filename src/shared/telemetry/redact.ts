import { toJson } from "../api/json.ts";

export const hidden = "•••";

/** Keys, attributes and parameters whose value is always hidden. */
const hiddenKeys =
  /token|secret|passw|e-?mail|phone|mobile|user|guest|card|address|birth|dob|ssn|iban|cvc|cvv|auth|session|cookie|signature|recipient|(first|last|full|middle|given|family|sender)[-_]?name|(claim|gift|referral|verification|access|invite|sms|one[-_]?time)[-_]?code|^(name|code|pin|otp|gift|ip|zip|key)$/i;

/** `data-token="…"`, `"firstName":"…"`, `code=…`: the name, the signs in between, and the value. */
const pairs =
  /(?<![\w-])([\w-]+)(["']?\s?[=:]\s?)("[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'&,;{}[\]()=:]+(?:(?=$|[\s"'&,;{}[\]()])|==?(?=$|[\s&,;)])))/g;
/** Values of queries, and of anything in an address's hash that looks like a query. */
const parameters = /([?&#][\w.[\]%-]+=)[^&#\s"'<>]*/g;
/** Digits with the separators that people write between them. */
const longNumbers = /\+?\(?\d[\d ().\u00a0-]{6,24}\d/g;
const words = /[^\s"'/?&=<>,;()]+/g;
/** Parts of a path that name a person, or that give access to whoever knows them. */
const personalSegments =
  /(\/(?:gifts?|ambassadors?|claims?|users?|guests?|invitations?)\/)(?!\w{1,12}_password)[^/?#\s"']+/gi;

/** Removes from a text what could name or sign in a person. */
export function redactText(text: string): string {
  const value = parsed(text);
  if (value !== undefined) return toJson(redact(value)) ?? hidden;
  return text
    .replaceAll(pairs, (pair, key: string, between: string) =>
      isHiddenKey(key) ? `${key}${between}${hidden}` : pair,
    )
    .replaceAll(parameters, "$1…")
    .replaceAll(personalSegments, `$1${hidden}`)
    .replaceAll(longNumbers, (number) => (digitsOf(number) >= 9 ? hidden : number))
    .replaceAll(words, (word) => (isPrivate(decoded(word)) ? hidden : word));
}

/** Redacts an object or a list that a text contains as JSON. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHiddenKey(key: string): boolean {
  return hiddenKeys.test(key.replace(/^data-/, ""));
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "").length;

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** An email address, a long number, or a long mixed word, as tokens are. */
function isPrivate(word: string): boolean {
  const { length } = word;
  const digits = digitsOf(word);
  const hasLetters = /[a-z]/i.test(word);
  const isMixed = digits > 0 && /[a-z]/.test(word) && /[A-Z]/.test(word);
  return (
    word.includes("@") ||
    digits >= 7 ||
    (length >= 12 && isMixed) ||
    (length >= 16 && digits > 0 && hasLetters) ||
    /^[\w+.-]{32,}$/.test(word)
  );
}

/** Removes from a JSON value what could name or sign in a person. */
export function redact(value: unknown, key = ""): unknown {
  if (value === null || value === undefined) return value;
  if (hiddenKeys.test(key)) return hidden;
  if (typeof value === "string") return redactText(value);
  if (typeof value === "number") return digitsOf(String(value)) >= 9 ? hidden : value;
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [redactText(name), redact(member, name)]),
    );
  return value;
}

/**
 * Returns an address without its hash, the values of its query, and parts of its path that look
 * like a token or a person.
 */
export function redactUrl(url: string, base: string): string {
  try {
    const { origin, pathname, searchParams } = new URL(url, base);
    const names = [...new Set(searchParams.keys())].map((name) => redactText(name));
    const query = names.length ? `?${names.map((name) => `${name}=…`).join("&")}` : "";
    return redactText(`${origin === new URL(base).origin ? "" : origin}${pathname}`) + query;
  } catch {
    return hidden;
  }
}
