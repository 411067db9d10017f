import * as z from "zod/mini";

/** A copy of a schema with a description for the API's documentation. */
export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description });
  return copy;
}

export const words = z.string();

/** A text that is not empty. */
export const filled = z.string().check(z.minLength(1));

export const dollars = described(
  z.number().check(z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6)),
  "Decimal dollars, to the cent.",
);

export const cents = described(z.int().check(z.nonnegative()), "Cents.");

export const phoneDigits = described(
  z.string().check(z.regex(/^\d{7,15}$/)),
  "Digits with the country code.",
);

export const day = described(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), "`2026-03-14`.");

export const utm = z.record(z.string(), z.string());

export const agreed = z.literal("on");

/** A file of a multipart body. Each platform has its own class for it. */
export const file = described(
  z.custom<Blob>(
    (value) => typeof value === "object" && value !== null && "size" in value && "type" in value,
    "expected a file",
  ),
  "A file.",
);
