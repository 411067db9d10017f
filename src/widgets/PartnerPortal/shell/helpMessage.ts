const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The message as it is sent: HTML-escaped, with newlines as line breaks (A5.33, P25). */
export function withLineBreaks(message: string): string {
  return message
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/\r\n|\r|\n/g, "<br>");
}
