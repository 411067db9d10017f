/** Returns a web address with its scheme, `https://` if none was typed (P6), or null. */
export function menuLink(input: string): string | null {
  const text = input.trim();
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
