/** The mail services that most people use, and whose names are often mistyped. */
const services = ["gmail", "yahoo", "hotmail", "outlook", "icloud", "comcast"];
/** Services whose names look like typos of the ones above. */
const otherServices: ReadonlySet<string> = new Set(["mail", "email", "ymail", "fmail", "gmx"]);
const comTypos: ReadonlySet<string> = new Set([
  "con",
  "cmo",
  "ocm",
  "comm",
  "vom",
  "xom",
  "cpm",
  "cim",
  "coom",
  "ccom",
]);

/** The address that a person probably meant with `ada@gmial.com`; null if nothing looks mistyped. */
export function meantAddress(email: string): string | null {
  const [, local, name, ending] = /^([^\s@]+)@([a-z]+)\.([a-z]{2,4})$/i.exec(email.trim()) ?? [];
  if (!local || !name || !ending) return null;
  const isComTypo = comTypos.has(ending.toLowerCase());
  if (!isComTypo && ending.toLowerCase() !== "com") return null;
  const meant = serviceOf(name.toLowerCase());
  if (!meant || (meant === name.toLowerCase() && !isComTypo)) return null;
  return `${local}@${meant}.${meant === "comcast" ? "net" : "com"}`;
}

function serviceOf(name: string): string | null {
  if (services.includes(name)) return name;
  if (otherServices.has(name)) return null;
  return services.find((service) => isOneSlip(name, service)) ?? null;
}

/** Whether one letter is missing or doubled, or two neighbors have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const letters = [...typed];
  return letters.length === meant.length
    ? letters.some((letter, at) => {
        const swapped = letters.with(at, letters[at + 1] ?? letter);
        return at + 1 < letters.length && swapped.with(at + 1, letter).join("") === meant;
      })
    : isOneLonger(meant, typed) || (isOneLonger(typed, meant) && hasDoubledLetter(typed));
}

/** Whether `longer` is `shorter` with one more letter. */
function isOneLonger(longer: string, shorter: string): boolean {
  return (
    longer.length === shorter.length + 1 &&
    [...longer].some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter)
  );
}

function hasDoubledLetter(text: string): boolean {
  return /(.)\1/.test(text);
}
