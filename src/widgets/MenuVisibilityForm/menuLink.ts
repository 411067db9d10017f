/** A web address as it is saved: `https://` goes in front where nothing stands there (P6). Null where the text is no address. */
export function menuLink(typed: string): string | null {
  const text = typed.trim();
  if (!text || text.length > 2000) return null;
  try {
    const url = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:/]+:\d/.test(text) ? text : `https://${text}`,
    );
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && url.hostname.includes(".") && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
