/** The value of a portal form field. */
export type FieldValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

export function isSame(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (typeof a === "object" && typeof b === "object")
    return a.length === b.length && a.every((item, index) => item === b[index]);
  return a === b;
}

/** The names of the fields whose values differ. */
export function changedFields<V extends FormValues>(current: V, base: V): (keyof V & string)[] {
  return Object.keys(current).filter((name) => !isSame(current[name], base[name]));
}

export function pick<V extends FormValues>(
  values: V,
  names: readonly (keyof V & string)[],
): Partial<V> {
  // SAFETY: the entries are members of `values` under their own names.
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
}
