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

/** Escapes HTML so that no tag, variable or comment of Django, Twig or Liquid begins in it; their lexers ignore quotes. */
export function withoutTags(html: string): string {
  return html.replaceAll(/\{(?=[{%#])/g, "&#123;");
}

/** The value of a JSX attribute: in quotes where it needs no escape, else a JavaScript string. */
export function inJsx(text: string): string {
  return /["\\&{}<>\n]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}
