const longest = 200;

/** The segment after `/a/`, else the last one; null where there is none to speak of. */
export function slugIn(segments: readonly string[] | null): string | null {
  const after = segments?.indexOf("a") ?? -1;
  const found = after >= 0 ? segments?.[after + 1] : segments?.at(-1);
  return found && found.length <= longest ? found : null;
}
