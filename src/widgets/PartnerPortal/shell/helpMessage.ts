const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A message as it is sent: harmless as markup, and with its newlines as line breaks (A5.33, P25). */
export function withLineBreaks(message: string): string {
  return message
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/\r\n|\r|\n/g, "<br>");
}
