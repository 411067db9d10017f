const maxLength = 2048;

/** Returns a web address with its scheme, `https://` if none was typed (P6), or null. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > maxLength || /[\s\\]/.test(trimmed)) return null;
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[\w.-]+\.\w+:\d/.test(trimmed)
      ? trimmed
      : `https://${trimmed.replace(/^\/+/, "")}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && !username && !password && /[^.]\.[^.]/.test(hostname) ? address : null;
}
