export type EmailProblem = "empty" | "malformed" | "ending";

/** The longest address that mail servers accept, in characters. */
const maxLength = 254;
const maxLocalLength = 64;

/**
 * The error of an e-mail address, or null. `endings` are those that an enterprise requires, as the
 * server sends them (O12): '@acme.com' allows only that domain, 'acme.com' and '.edu' also every
 * domain that ends with it.
 */
export function emailAddressError(
  text: string,
  endings: string | readonly string[] = [],
): EmailProblem | null {
  const email = text.trim();
  if (!email) return "empty";
  if (!isWellFormed(email)) return "malformed";
  const required = requiredEndings(endings);
  return !required.length || required.some((ending) => endsWith(email.toLowerCase(), ending))
    ? null
    : "ending";
}

/** The endings of a list or of a comma-separated text, in lower case. */
export function requiredEndings(endings: string | readonly string[]): string[] {
  const texts = typeof endings === "string" ? [endings] : endings;
  return texts
    .flatMap((text) => text.split(","))
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean);
}

function isWellFormed(email: string): boolean {
  if (email.length > maxLength) return false;
  const atIndex = email.lastIndexOf("@");
  const local = email.slice(0, atIndex);
  const labels = email.slice(atIndex + 1).split(".");
  return (
    atIndex > 0 &&
    atIndex <= maxLocalLength &&
    isLocal(local) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /[^\d]/.test(labels.at(-1) ?? "") &&
    (labels.at(-1)?.length ?? 0) > 1
  );
}

function isLocal(local: string): boolean {
  return !/[\s@"(),:;<>[\\\]\p{Cc}]/u.test(local) && local.split(".").every(Boolean);
}

function isLabel(label: string): boolean {
  return (
    label.length <= 63 &&
    /^[\p{L}\p{M}\p{N}-]+$/u.test(label) &&
    !label.startsWith("-") &&
    !label.endsWith("-")
  );
}

function endsWith(email: string, ending: string): boolean {
  if (ending.startsWith("@")) return email.endsWith(ending);
  const bare = ending.replace(/^\./, "");
  return email.endsWith(`.${bare}`) || (!ending.startsWith(".") && email.endsWith(`@${bare}`));
}
