import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** A zod/mini schema as react-hook-form asks: the first message of each field, by its name. */
export function resolverOf<V extends FieldValues>(schema: z.ZodMiniType<unknown>): Resolver<V> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues)
      errors[String(path[0])] ??= { type: code, message };
    // SAFETY: the schema is of the form's own values, so its issues stand at their names.
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
