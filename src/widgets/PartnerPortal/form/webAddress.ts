const longest = 2048;

/** A web address with its scheme, which is `https://` where none was typed (P6); null for anything else. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > longest || /[\s\\]/.test(trimmed)) return null;
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[\w.-]+\.\w+:\d/.test(trimmed)
      ? trimmed
      : `https://${trimmed.replace(/^\/+/, "")}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, username, password } = new URL(whole);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && !username && !password && /[^.]\.[^.]/.test(hostname) ? whole : null;
}
