import * as z from "zod/mini";

/**
 * An endpoint's output, tolerant of envelopes and case (G8): the bare object, `{ data }`, `{ data: { attributes } }`
 * and `{ <name> }` all reach `schema` with camelCase keys at every depth. The first form that fits wins.
 */
export function answer<O>(schema: z.ZodMiniType<O>, name?: string): z.ZodMiniType<O> {
  const formIn = (raw: unknown): unknown => {
    const forms = formsOf(camelCased(raw), name && camelCase(name));
    return forms.length === 1
      ? forms[0]
      : (forms.find((form) => schema.safeParse(form).success) ?? forms.at(-1));
  };
  const unwrapped = z.pipe(z.transform(formIn), schema);
  if (process.env.NODE_ENV !== "production")
    z.globalRegistry.add(unwrapped, { envelope: name ?? null });
  return unwrapped;
}

/** Nothing, plain words or JSON. A page of HTML, broken JSON and JSON that names an error are no answer of the API's. */
export const anyBody = z.custom<unknown>((body) => body !== undefined && !namesError(body));

/** For writes whose answer holds nothing that is used. */
export const anyAnswer: z.ZodMiniType<null> = z.pipe(
  anyBody,
  z.transform(() => null),
);

/** Whether a body of 2xx reports a failure nevertheless: `success: false`, or an error that is not empty. */
export function namesError(body: unknown): boolean {
  return (
    member(body, "success") === false ||
    ["error", "errors"].some((key) => {
      const error = member(body, key);
      return typeof error === "object" && error ? Object.keys(error).length > 0 : Boolean(error);
    })
  );
}

/** The forms that a body may come in (G8), the wrapped ones first and the bare one last. */
export function formsOf(body: unknown, name: string | undefined): unknown[] {
  const data = member(body, "data");
  const attributes = member(data, "attributes");
  const forms = [
    name && member(body, name),
    name && member(data, name),
    isRecord(attributes) && { id: member(data, "id"), ...attributes },
    data,
  ];
  return [...forms.filter((form) => typeof form === "object" && form), body];
}

/** A copy with camelCase keys and no prototype, so that neither `__proto__` in the answer nor a polluted prototype speaks. */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  // Half of a surrogate pair would make every address throw that it is put into.
  if (typeof value === "string") return value.toWellFormed();
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value))
    if (!unsafeKeys.includes(key)) copy[camelCase(key)] = camelCased(inner);
  return copy;
}

const unsafeKeys = ["__proto__", "constructor", "prototype"];

/** Thousands of rows have the same few keys. */
const spelled = new Map<string, string>();

function camelCase(key: string): string {
  const cached = spelled.get(key);
  if (cached !== undefined) return cached;
  const camel = key.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) =>
    letter.toUpperCase(),
  );
  // A server may use ids as keys: of those there is no end.
  if (spelled.size < 1000) spelled.set(key, camel);
  return camel;
}

function member(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
