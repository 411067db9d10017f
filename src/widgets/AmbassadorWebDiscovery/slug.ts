const maxLength = 200;

/** The segment after `/a/`, else the last segment, or null. */
export function slugIn(segments: readonly string[] | null): string | null {
  const after = segments?.indexOf("a") ?? -1;
  const slug = after >= 0 ? segments?.[after + 1] : segments?.at(-1);
  return slug && slug.length <= maxLength ? slug : null;
}
