import { pinnedScript, type Release } from "../../build/pinnedScript.ts";
import type { Options } from "../../src/shared/options/optionSchema.ts";
import { inHtml, inPhp, inRuby, inTwig, withoutDjango } from "./literals.ts";
import { hostMarkup, type Attributes, type Setting } from "./setting.ts";

export const languages = ["HTML", "ERB", "Django", "Twig", "PHP"] as const;
export type Language = (typeof languages)[number];

const baseUrl = "https://cdn.example.com/widgets";
const newest = `<!-- Always the newest release. Pins nothing: a changed file on the server runs. -->
<script type="module" async src="${baseUrl}/mount.js"></script>`;

/** A release to pin, and its version, which names its folder. */
export interface PinnedRelease extends Release {
  readonly version: string;
}

/** The snippet for a host's template: the script, and the widget's `div` with its placeholder. */
export function snippet(
  language: Language,
  setting: Setting,
  options?: Partial<Options<unknown>>,
  release?: PinnedRelease,
): string {
  const { attributes, json } = hostMarkup(setting, options);
  const div = writers[language](attributes, setting.placeholder.trim(), json && innerScript(json));
  const script = release
    ? pinnedScript([setting.widget], release, `${baseUrl}/${release.version}`)
    : newest;
  return `${script}\n\n${div}\n`;
}

function innerScript(json: string): string {
  return `\n  <script type="application/json">${json}</script>`;
}

type Writer = (attributes: Attributes, placeholder: string, script: string) => string;

const writers: Readonly<Record<Language, Writer>> = {
  HTML: (attributes, placeholder, script) => division(attributes, inHtml, placeholder, script),
  ERB: erb,
  Django: (attributes, placeholder, script) =>
    division(
      attributes,
      (value) => withoutDjango(inHtml(value)),
      withoutDjango(placeholder),
      script,
    ),
  Twig: (attributes, placeholder, script) =>
    division(
      attributes,
      (value) => `{{ ${inTwig(value)}|e('html') }}`,
      withoutDjango(placeholder),
      script,
    ),
  PHP: (attributes, placeholder, script) =>
    division(
      attributes,
      (value) => `<?= htmlspecialchars(${inPhp(value)}, ENT_QUOTES) ?>`,
      placeholder.replaceAll("<?", "&lt;?"),
      script,
    ),
};

function division(
  attributes: Attributes,
  escape: (value: string) => string,
  placeholder: string,
  script: string,
): string {
  const [[name, widget], ...rest] = split(attributes);
  const attributeLines = rest
    .map(([attribute, value]) => `\n  ${attribute}="${escape(value)}"`)
    .join("");
  return `<div ${name}="${inHtml(widget)}"${attributeLines}${rest.length ? "\n" : ""}>${inside(placeholder, script)}</div>`;
}

function erb(attributes: Attributes, placeholder: string, script: string): string {
  const pairs = attributes.map(
    ([name, value]) => `${name.replace("data-", "").replaceAll("-", "_")}: ${inRuby(value)}`,
  );
  const start = `<%= tag.div data: { ${pairs.join(pairs.length > 2 ? ",\n  " : ", ")} }`;
  const content = placeholder.replaceAll("<%", "<%%");
  return content || script ? `${start} do %>${inside(content, script)}<% end %>` : `${start} %>`;
}

function inside(placeholder: string, script: string): string {
  const content = placeholder ? `\n  ${placeholder}` : "";
  return script || content ? `${script}${content}\n` : "";
}

function split(attributes: Attributes): readonly [readonly [string, string], ...Attributes] {
  const [first = ["data-widget", ""] as const, ...rest] = attributes;
  return [first, ...rest];
}
