/** A form or query value with nested keys. */
export type Nested<Leaf> = { [key: string]: Nested<Leaf> | Leaf | Leaf[] };

/**
 * Parses `user[email]=a&ids[]=1&ids[]=2` to `{ user: { email: 'a' }, ids: ['1', '2'] }`, as Rails
 * does.
 */
export function nested<Leaf>(entries: Iterable<readonly [string, Leaf]>): Nested<Leaf> {
  const whole: Nested<Leaf> = Object.create(null);
  for (const [key, value] of entries) setAt(whole, key.match(/[^[\]]+|\[\]/g) ?? [key], value);
  return whole;
}

function setAt<Leaf>(whole: Nested<Leaf>, path: readonly string[], value: Leaf): void {
  const [key = "", next, ...rest] = path;
  if (next === undefined) whole[key] = value;
  else if (next === "[]") {
    const list = whole[key];
    whole[key] = Array.isArray(list) ? [...list, value] : [value];
  } else {
    const inner = whole[key];
    // SAFETY: an inner object under a key was made by this function, with the same leaves.
    const branch = (
      typeof inner === "object" && inner && Object.getPrototypeOf(inner) === null
        ? inner
        : Object.create(null)
    ) as Nested<Leaf>;
    whole[key] = branch;
    setAt(branch, [next, ...rest], value);
  }
}
