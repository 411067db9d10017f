import * as z from "zod/mini";

/**
 * The schema of an endpoint's output, which accepts different envelopes and cases (G8): the bare
 * object, `{ data }`, `{ data: { attributes } }` and `{ <name> }` all reach `schema` with camelCase
 * keys at every depth. The first form that matches wins.
 */
export function answer<O>(schema: z.ZodMiniType<O>, name?: string): z.ZodMiniType<O> {
  const decoded = z.transform((raw, context) => {
    const forms = formsOf(camelCased(raw), name && camelCase(name));
    for (const form of forms) {
      const result = run(schema, form);
      if (!result.issues.length) return result.value;
      if (form === forms.at(-1)) context.issues = result.issues;
    }
    return z.NEVER;
  });
  const unwrapped = z.pipe(decoded, z.custom<O>());
  if (process.env.NODE_ENV !== "production")
    z.globalRegistry.add(unwrapped, { envelope: name ?? null, fields: schema });
  return unwrapped;
}

/** Parses without the texts of issues, which the outer parse adds. */
function run(schema: z.ZodMiniType, value: unknown): z.core.ParsePayload {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  if (result instanceof Promise) throw new z.core.$ZodAsyncError();
  return result;
}

/**
 * Accepts an empty body, plain text or JSON. Rejects an HTML page, broken JSON and JSON that
 * reports an error: these do not come from the API or are failures.
 */
export const anyBody = z.custom<unknown>((body) => body !== undefined && !namesError(body));

/** For writes whose answer is not used. */
export const anyAnswer: z.ZodMiniType<null> = z.pipe(
  anyBody,
  z.transform(() => null),
);

/**
 * Whether the body of a 2xx answer reports a failure: `success: false`, or an error that is not
 * empty.
 */
export function namesError(body: unknown): boolean {
  return (
    member(body, "success") === false ||
    ["error", "errors"].some((key) => {
      const error = member(body, key);
      return typeof error === "object" && error ? Object.keys(error).length > 0 : Boolean(error);
    })
  );
}

/** The forms in which a body may come (G8): wrapped forms first, the bare body last. */
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

/**
 * Returns a copy with camelCase keys and no prototype, so that neither `__proto__` in the answer
 * nor a polluted prototype has any effect.
 */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  // An address with half of a surrogate pair would throw.
  if (typeof value === "string") return value.toWellFormed();
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value))
    if (!unsafeKeys.includes(key)) copy[camelCase(key)] = camelCased(inner);
  return copy;
}

const unsafeKeys = ["__proto__", "constructor", "prototype"];

/** A cache, because thousands of rows have the same few keys. */
const spelled = new Map<string, string>();

function camelCase(key: string): string {
  const cached = spelled.get(key);
  if (cached !== undefined) return cached;
  const camel = key.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) =>
    letter.toUpperCase(),
  );
  // The cache is limited, because a server may use ids as keys.
  if (spelled.size < 1000) spelled.set(key, camel);
  return camel;
}

function member(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
