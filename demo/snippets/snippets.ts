import { pinnedScript, type Release } from "../../build/pinnedScript.ts";
import type { Options } from "../../src/shared/options/optionSchema.ts";
import { inHtml, inJsx, inPhp, inRuby, inTwig, withoutTags } from "./literals.ts";
import { hostMarkup, type Attributes, type Setting } from "./setting.ts";

export const languages = ["HTML", "ERB", "Django", "Twig", "PHP", "Liquid", "React"] as const;
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
  const div = writers[language](attributes, setting.placeholder.trim(), json);
  const loader = release
    ? pinnedScript(
        [setting.widget],
        release,
        `${baseUrl}/${release.version}`,
        setting.attributes["lang"],
      )
    : newest;
  return language === "React"
    ? reactModule(setting.widget, loader, div)
    : `${loader}

${div}
`;
}

/** Writes the `div` with its placeholder, which is HTML, and the JSON of its inner script, empty where it needs none. */
type Writer = (attributes: Attributes, placeholder: string, json: string) => string;

const writers: Readonly<Record<Language, Writer>> = {
  HTML: (attributes, placeholder, json) => division(attributes, inHtml, placeholder, json),
  ERB: erb,
  Django: withoutTemplateTags,
  Twig: (attributes, placeholder, json) =>
    division(
      attributes,
      (value) => `{{ ${inTwig(value)}|e('html') }}`,
      withoutTags(placeholder),
      json,
    ),
  PHP: (attributes, placeholder, json) =>
    division(
      attributes,
      (value) => `<?= htmlspecialchars(${inPhp(value)}, ENT_QUOTES) ?>`,
      placeholder.replaceAll("<?", "&lt;?"),
      json,
    ),
  Liquid: withoutTemplateTags,
  React: react,
};

function withoutTemplateTags(attributes: Attributes, placeholder: string, json: string): string {
  return division(
    attributes,
    (value) => withoutTags(inHtml(value)),
    withoutTags(placeholder),
    json,
  );
}

function division(
  attributes: Attributes,
  escape: (value: string) => string,
  placeholder: string,
  json: string,
): string {
  const written = attributes.map(([name, value], index) =>
    index ? `${name}="${escape(value)}"` : `${name}="${inHtml(value)}"`,
  );
  return `${startTag(written)}${inside(placeholder, json)}</div>`;
}

function erb(attributes: Attributes, placeholder: string, json: string): string {
  const pairs = attributes.map(
    ([name, value]) => `${name.replace("data-", "").replaceAll("-", "_")}: ${inRuby(value)}`,
  );
  const start = `<%= tag.div data: { ${pairs.join(pairs.length > 2 ? ",\n  " : ", ")} }`;
  const content = inside(placeholder.replaceAll("<%", "<%%"), json);
  return content ? `${start} do %>${content}<% end %>` : `${start} %>`;
}

/** JSX; React writes what is HTML already with `dangerouslySetInnerHTML`, as in any component. */
function react(attributes: Attributes, placeholder: string, json: string): string {
  const start = startTag(attributes.map(([name, value]) => `${name}=${inJsx(value)}`));
  const html = (text: string) => `dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }}`;
  const children = [
    json && `  <script type="application/json" ${html(json)} />`,
    placeholder && `  <div ${html(placeholder)} />`,
  ].filter(Boolean);
  return children.length
    ? `${start}\n${children.join("\n")}\n</div>`
    : start.replace(/ ?>$/, start.endsWith("\n>") ? "/>" : " />");
}

function reactModule(widget: string, loader: string, jsx: string): string {
  const indented = (lines: string, start: string) => lines.replaceAll(/^(?=.)/gm, start);
  return `// Once in the page's head:
${indented(loader, "// ")}

export function ${widget}Widget() {
  return (
${indented(jsx, "    ")}
  );
}
`;
}

/** The `div`'s start tag, one attribute a line. */
function startTag(attributes: readonly string[]): string {
  const [first = "", ...others] = attributes;
  const lines = others.map((attribute) => `\n  ${attribute}`).join("");
  return `<div ${first}${lines}${others.length ? "\n" : ""}>`;
}

function inside(placeholder: string, json: string): string {
  const lines = [
    json && `\n  <script type="application/json">${json}</script>`,
    placeholder && `\n  ${placeholder}`,
  ].join("");
  return lines && `${lines}\n`;
}
