/** Text in HTML, as an attribute's value or between tags. */
export function inHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A Ruby string that survives interpolation and, inside an ERB tag, never ends that tag. */
export function inRuby(text: string): string {
  const inner = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll(/#(?=[{$@])/g, "\\#")
    .replaceAll("\n", "\\n")
    .replaceAll("%>", "%\\u003E");
  return `"${inner}"`;
}

/** A PHP string in single quotes, which interpolate nothing. */
export function inPhp(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A Twig string in single quotes, which interpolate nothing. */
export function inTwig(text: string): string {
  return inPhp(text).replaceAll("\n", "\\n");
}

/** HTML in which no Django tag, variable or comment begins: its lexer does not look at quotes. */
export function withoutDjango(html: string): string {
  return html.replaceAll(/\{(?=[{%#])/g, "&#123;");
}
