/** A random UUID. Works on plain http too, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const { crypto } = globalThis;
  if (typeof crypto?.randomUUID === "function") return crypto.randomUUID();
  const bytes = new Uint8Array(16);
  if (typeof crypto?.getRandomValues === "function") crypto.getRandomValues(bytes);
  else bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
  let hex = "";
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0");
  // Version 4 of RFC 9562; its variant is 8, 9, a or b.
  return hex.replace(
    /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/,
    (
      _,
      first: string,
      second: string,
      third: string,
      variant: string,
      fourth: string,
      last: string,
    ) =>
      `${first}-${second}-4${third}-${((parseInt(variant, 16) & 3) | 8).toString(16)}${fourth}-${last}`,
  );
}
