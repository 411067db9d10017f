import { attributeOf, descendants, type Element } from "../elements.ts";
import { parseHtml } from "../parseHtml.ts";
import type { Answer } from "./fetchText.ts";
import { parsePolicies, type Policy } from "./policy.ts";

/** A script or preload of the bundle, as the page requests it. */
export interface PageFile {
  readonly url: URL;
  readonly nonce: string | undefined;
  readonly integrity: string | undefined;
  readonly isModule: boolean;
}

/** An import map of the page. */
export interface ImportMap {
  readonly text: string;
  readonly nonce: string | undefined;
  /** True where the loader or a preload comes before it. */
  readonly isLate: boolean;
}

/** A page as a server answered it. */
export interface LivePage {
  readonly url: URL;
  readonly source: string;
  /** The scripts that load `mount.js`, in order. */
  readonly loaders: readonly PageFile[];
  /** `<link rel="modulepreload">` of files beside the loader. */
  readonly preloads: readonly PageFile[];
  /** Whether a preload comes after the loader, which then requests the files first. */
  readonly preloadsLate: boolean;
  readonly importMaps: readonly ImportMap[];
  readonly policies: readonly Policy[];
  readonly styleSheets: readonly URL[];
  /** The names in `data-widget`. */
  readonly widgets: readonly string[];
  /** The `type` of each element marked as the page configuration. The first one counts. */
  readonly configs: readonly string[];
  /**
   * The page configuration. Empty if its element has no or broken JSON, null if there is no
   * element.
   */
  readonly config: Readonly<Record<string, unknown>> | null;
}

export function readLivePage({ url, headers, body }: Answer): LivePage {
  const source = textOf(body, headers.get("content-type") ?? "");
  const elements = [...descendants(parseHtml(source))];
  const base = elements.find(({ tagName }) => tagName === "base");
  const baseHref = (base && attributeOf(base, "href")) ?? "";
  const baseUrl = URL.canParse(baseHref, url.href) ? new URL(baseHref, url) : url;
  const isLoader = (element: Element) =>
    element.tagName === "script" && /\bmount\.js\b/.test(attributeOf(element, "src") ?? "");
  const loaders = elements.filter(isLoader).flatMap((one) => fileOf(one, "src", baseUrl) ?? []);
  const folder = loaders[0] && new URL(".", loaders[0].url).href;
  const preloads = elements.filter(
    (element) =>
      element.tagName === "link" &&
      hasRelation(element, "modulepreload") &&
      folder !== undefined &&
      fileOf(element, "href", baseUrl)?.url.href.startsWith(folder),
  );
  const firstLoader = elements.findIndex(isLoader);
  const places = new Map(elements.map((element, index) => [element, index]));
  const firstFile = elements.findIndex((one) => isLoader(one) || preloads.includes(one));
  return {
    url,
    source,
    importMaps: elements.filter(isImportMap).map((element) => ({
      text: textIn(element),
      nonce: attributeOf(element, "nonce"),
      isLate: firstFile >= 0 && (places.get(element) ?? 0) > firstFile,
    })),
    loaders,
    preloads: preloads.flatMap((one) => fileOf(one, "href", baseUrl) ?? []),
    preloadsLate: preloads.some((one) => (places.get(one) ?? 0) > firstLoader),
    policies: [
      ...parsePolicies(headers.get("content-security-policy") ?? ""),
      ...elements
        .filter(
          (one) => attributeOf(one, "http-equiv")?.toLowerCase() === "content-security-policy",
        )
        .flatMap((one) => parsePolicies(attributeOf(one, "content") ?? "")),
    ],
    styleSheets: elements
      .filter((one) => one.tagName === "link" && hasRelation(one, "stylesheet"))
      .flatMap((one) => fileOf(one, "href", baseUrl)?.url ?? []),
    widgets: [...new Set(elements.flatMap((one) => attributeOf(one, "data-widget") ?? []))],
    configs: elements.filter(isConfig).map((element) => attributeOf(element, "type") ?? ""),
    config: configOf(elements),
  };
}

/** Decodes the page in the charset of its header, or as UTF-8. */
function textOf(body: Buffer, contentType: string): string {
  const [, charset = "utf-8"] = /charset=["']?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString("utf8");
  }
}

/** `rel` contains words in any case, such as `preload stylesheet`. */
function hasRelation(element: Element, relation: string): boolean {
  return (attributeOf(element, "rel") ?? "").toLowerCase().split(/\s+/).includes(relation);
}

function isImportMap(element: Element): boolean {
  const type = attributeOf(element, "type")?.trim().toLowerCase();
  return element.tagName === "script" && type === "importmap";
}

function textIn({ childNodes: [text] }: Element): string {
  return text && "value" in text ? text.value : "";
}

function isConfig(element: Element): boolean {
  return element.tagName === "script" && attributeOf(element, "id") === "dining-widgets-config";
}

function fileOf(element: Element, attribute: string, base: URL): PageFile | undefined {
  const address = attributeOf(element, attribute) ?? "";
  if (!URL.canParse(address, base.href)) return undefined;
  return {
    url: new URL(address, base),
    nonce: attributeOf(element, "nonce"),
    integrity: attributeOf(element, "integrity"),
    isModule: attributeOf(element, "type")?.trim().toLowerCase() === "module",
  };
}

function configOf(elements: readonly Element[]): LivePage["config"] {
  const script = elements.find(isConfig);
  if (!script) return null;
  try {
    const value: unknown = JSON.parse(textIn(script));
    return typeof value === "object" && value && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
