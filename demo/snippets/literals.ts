/** Escapes text for HTML attributes and content. */
export function inHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A Ruby string literal that interpolates nothing and never ends an ERB tag. */
export function inRuby(text: string): string {
  const inner = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll(/#(?=[{$@])/g, "\\#")
    .replaceAll("\n", "\\n")
    .replaceAll("%>", "%\\u003E");
  return `"${inner}"`;
}

/** A PHP string literal in single quotes, which interpolate nothing. */
export function inPhp(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A Twig string literal in single quotes, which interpolate nothing. */
export function inTwig(text: string): string {
  return inPhp(text).replaceAll("\n", "\\n");
}

/**
 * Escapes HTML so that no Django tag, variable or comment begins in it; Django's lexer ignores
 * quotes.
 */
export function withoutDjango(html: string): string {
  return html.replaceAll(/\{(?=[{%#])/g, "&#123;");
}
