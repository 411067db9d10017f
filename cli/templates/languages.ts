import { controlHole, outputHole } from "./holes.ts";
import { lastEnd } from "./lastEnd.ts";
import type { Span } from "./template.ts";

type Kind = "output" | "control" | "comment";

/** One tag of the template language. */
export interface Tag extends Span {
  readonly text: string;
  readonly kind: Kind;
  /** The expression of a tag that has no delimiters of the language. */
  readonly code?: Span;
}

/** The tag syntax of a template language. */
interface Language {
  readonly extensions: readonly string[];
  /**
   * Matches one whole tag. Like ERB, Django, Liquid and Handlebars, it ends a tag at the first
   * terminator.
   */
  readonly tag: RegExp;
  kindOf(tag: string): Kind;
}

const silentTags =
  /^\{%[-~+]?\s*(?:if|elif|elsif|elseif|else|endif|unless|endunless|case|when|endcase|for|endfor|empty|with|endwith|set|assign|capture|endcapture|load|comment|endcomment|block|endblock|autoescape|endautoescape|spaceless|endspaceless|apply|endapply|raw|endraw|verbatim|endverbatim|csrf_token|import|from|macro|endmacro|extends|layout|liquid|paginate|endpaginate|form|endform)\b/;

const silentDirectives =
  /^@(?:if|elseif|else|endif|unless|endunless|isset|endisset|empty|endempty|auth|endauth|guest|endguest|env|endenv|production|endproduction|switch|case|break|default|endswitch|for|endfor|foreach|endforeach|forelse|endforelse|while|endwhile|php|endphp|push|endpush|prepend|endprepend|once|endonce|section|endsection|show|stop|extends|props|aware|use|can|endcan|cannot|endcannot|error|enderror|csrf|method|inject|verbatim|endverbatim|fragment|endfragment)\b/;

const phpOutput =
  /^<\?=|\b(?:echo|print|printf|include|include_once|require|require_once|get_template_part|do_action|do_shortcode|the_\w+|wp_\w+|get_header|get_footer|get_sidebar|_e|esc_html_e|esc_attr_e)\b/;

const twigTag =
  /\{#[\s\S]*?#\}|\{%-?\s*comment\b[\s\S]*?\{%-?\s*endcomment\s*-?%\}|\{%-?\s*schema\s*-?%\}[\s\S]*?\{%-?\s*endschema\s*-?%\}|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g;
const erbTag = /<%(?!%)[\s\S]*?%>/g;
const phpTag = /<\?(?!xml)[\s\S]*?(?:\?>|$)/g;
const handlebarsTag = /\{\{!--[\s\S]*?--\}\}|\{\{\{[\s\S]*?\}\}\}|\{\{[\s\S]*?\}\}/g;
/** Matches arguments with up to two levels of parentheses. */
const bladeTag =
  /\{\{--[\s\S]*?--\}\}|\{!![\s\S]*?!!\}|(?<!@)\{\{[\s\S]*?\}\}|<\?(?!xml)[\s\S]*?(?:\?>|$)|(?<![\w@])@php\b(?!\s*\()[\s\S]*?@endphp\b|(?<![\w@])@[a-zA-Z]+(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;

function twigKind(tag: string): Kind {
  if (tag.startsWith("{#") || /^\{%-?\s*schema\b/.test(tag)) return "comment";
  return silentTags.test(tag) ? "control" : "output";
}

function handlebarsKind(tag: string): Kind {
  if (tag.startsWith("{{!")) return "comment";
  return /^\{\{~?\s*(?:[#/^]|else\b)/.test(tag) && !/^\{\{~?#>/.test(tag) ? "control" : "output";
}

function erbKind(tag: string): Kind {
  if (tag.startsWith("<%#")) return "comment";
  return tag.startsWith("<%=") ? "output" : "control";
}

function phpKind(tag: string): Kind {
  return phpOutput.test(tag) ? "output" : "control";
}

function bladeKind(tag: string): Kind {
  if (tag.startsWith("{{--")) return "comment";
  if (tag.startsWith("<?")) return phpKind(tag);
  return silentDirectives.test(tag) ? "control" : "output";
}

const languages = {
  erb: { extensions: [".erb", ".rhtml"], tag: erbTag, kindOf: erbKind },
  ejs: {
    extensions: [".ejs"],
    tag: erbTag,
    kindOf: (tag) => (tag.startsWith("<%-") ? "output" : erbKind(tag)),
  },
  blade: { extensions: [".blade.php"], tag: bladeTag, kindOf: bladeKind },
  php: { extensions: [".php", ".phtml"], tag: phpTag, kindOf: phpKind },
  twig: {
    extensions: [".twig", ".django", ".djhtml", ".jinja", ".jinja2", ".j2", ".njk", ".liquid"],
    tag: twigTag,
    kindOf: twigKind,
  },
  handlebars: {
    extensions: [".hbs", ".handlebars", ".mustache"],
    tag: handlebarsTag,
    kindOf: handlebarsKind,
  },
  /** Components: their scripts are read with the page, and their elements as HTML. */
  component: {
    extensions: [".vue", ".svelte", ".astro"],
    tag: /^---\n[\s\S]*?\n---|\{\{[^{}<]*\}\}|\{[^{}<]*(?:\{[^{}<]*\}[^{}<]*)*\}/g,
    kindOf: (tag) =>
      tag.startsWith("---") ? "comment" : /^\{[#:/@]/.test(tag) ? "control" : "output",
  },
  /** Also for Django, Jinja, Go and Angular templates, which have the extension `.html` too. */
  html: {
    extensions: [".html", ".htm", ".xhtml"],
    tag: new RegExp([twigTag, erbTag, phpTag].map(({ source }) => source).join("|"), "g"),
    kindOf: (tag) =>
      tag.startsWith("<%")
        ? erbKind(tag)
        : tag.startsWith("<?")
          ? phpKind(tag)
          : /^\{\{~?\s*[#/^!]/.test(tag)
            ? handlebarsKind(tag)
            : twigKind(tag),
  },
  /** A rendered page, in which nothing is filled in any more. */
  page: { extensions: [], tag: /(?!)/g, kindOf: () => "comment" },
} as const satisfies Readonly<Record<string, Language>>;

const jsxExtensions = [".jsx", ".tsx"];
/** Templates that write HTML by indentation. The linter cannot read them. */
const unreadName = /\.(?:haml|slim|pug|jade)$/;

/** The file extensions of templates. */
export const templateExtensions: readonly string[] = [
  ...Object.values<Language>(languages).flatMap(({ extensions }) => extensions),
  ...jsxExtensions,
];

export type LanguageName = keyof typeof languages | "jsx";

export const languageNames: readonly LanguageName[] = [
  // SAFETY: these are the keys of the record above.
  ...(Object.keys(languages) as (keyof typeof languages)[]),
  "jsx",
];

/** The language of a file, by its name. Undefined if the file is not a template. */
export function languageOf(file: string): LanguageName | undefined {
  const name = file.toLowerCase();
  if (jsxExtensions.some((extension) => name.endsWith(extension))) return "jsx";
  return languageNames.find(
    (language) =>
      language !== "jsx" &&
      languages[language].extensions.some((extension) => name.endsWith(extension)),
  );
}

/** Scripts contain JSX in some applications. They are read only if the command names them. */
export function isScript(file: string): boolean {
  return /\.[cm]?[jt]s$/i.test(file);
}

/**
 * The language of a file that the command names: scripts are read as JSX, and unknown names as
 * HTML. Null if the linter cannot read the language.
 */
export function languageOfNamed(file: string): LanguageName | null {
  const name = file.toLowerCase();
  if (unreadName.test(name)) return null;
  return languageOf(name) ?? (isScript(name) ? "jsx" : "html");
}

export interface Masked {
  /** The text, which is as long as the source, so that positions stay the same. */
  readonly text: string;
  readonly tags: readonly Tag[];
}

/**
 * Openings, their closings, and replacements for openings without a closing. Searching for the end
 * again from each opening would take quadratic time. A longer opening comes before a shorter one
 * with the same beginning.
 */
const closings: readonly (readonly [
  opening: string | RegExp,
  closing: RegExp,
  substitute: string,
])[] = [
  ["{{!--", /--\}\}/g, "{{!__"],
  ["{{--", /--\}\}/g, "{{__"],
  ["{{{", /\}\}\}/g, "{{\0"],
  ["{{", /\}\}/g, "\0\0"],
  ["{!!", /!!\}/g, "\0!!"],
  // A Handlebars block begins with `{{#`.
  [/(?<!\{)\{#/g, /#\}/g, "\0#"],
  ["comment", /\{%-?\s*endcomment\s*-?%\}/g, "c0mment"],
  ["schema", /\{%-?\s*endschema\s*-?%\}/g, "sch3ma"],
  ["{%", /%\}/g, "\0%"],
  ["<%", /%>/g, "\0%"],
  ["@php", /@endphp\b/g, "@phq"],
];

/** The source with substitutes for openings that are never closed. It is as long as before. */
function withoutUnclosed(source: string): string {
  return closings.reduce((text, [opening, closing, substitute]) => {
    const end = lastEnd(text, closing);
    return text.slice(0, end) + text.slice(end).replaceAll(opening, substitute);
  }, source);
}

/** Replaces the tags of the template language with characters of `holes.ts`. */
export function maskTags(source: string, language: Exclude<LanguageName, "jsx">): Masked {
  const { tag, kindOf }: Language = languages[language];
  const tags: Tag[] = [];
  const parts: string[] = [];
  let end = 0;
  const lookAhead = { left: 4 * source.length + longestString };
  for (const { index, 0: match } of withoutUnclosed(source).matchAll(tag)) {
    // The text after a closing that is inside of a string.
    if (index < end) continue;
    parts.push(source.slice(end, index));
    end = endOfTag(source, index, index + match.length, lookAhead);
    const text = source.slice(index, end);
    const kind = kindOf(text);
    tags.push({ text, kind, start: index, end });
    // In `<div{{ attributes }}>`, the parser would read the tag as a part of the element's name.
    const isBehindName =
      kind === "output" && /<[a-z][\w-]{0,30}$/i.test(source.slice(index - 32, index));
    parts.push(isBehindName ? ` ${maskOf(kind, text.length - 1)}` : maskOf(kind, text.length));
  }
  return { text: parts.join("") + source.slice(end), tags };
}

/** How far a string may extend beyond the first closing of its tag. */
const longestString = 20_000;

/**
 * Finds the end of a tag `{{ … }}`. Twig allows `}}` in strings, which occurs in JSON. `lookAhead`
 * counts characters for all tags of a source.
 */
function endOfTag(source: string, start: number, end: number, lookAhead: { left: number }): number {
  if (!source.startsWith("{{", start) || source.startsWith("{{{", start)) return end;
  let quote = "";
  let isEscaped = false;
  for (let index = start; index < Math.min(source.length, end + longestString); index += 1) {
    const letter = source[index] ?? "";
    if (index > end) lookAhead.left -= 1;
    if (lookAhead.left < 0) return end;
    if (index >= end && !quote && source.startsWith("}}", index)) return index + 2;
    if (index === end && !quote) return end;
    if (isEscaped) isEscaped = false;
    else if (quote && letter === "\\") isEscaped = true;
    else if (quote) quote = letter === quote ? "" : quote;
    else if (letter === "'" || letter === '"') quote = letter;
  }
  return end;
}

function maskOf(kind: Kind, length: number): string {
  if (kind === "output") return outputHole.repeat(length);
  if (kind === "comment") return " ".repeat(length);
  // The spaces separate it from an attribute beside it.
  return ` ${controlHole.repeat(length - 2)} `;
}
