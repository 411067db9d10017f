import { createHash } from "node:crypto";
import type { Answer, Fetcher } from "./fetchText.ts";
import { PrivateAddressError } from "../network/guardedLookup.ts";
import type { PageFinding } from "./finding.ts";
import type { LivePage, PageFile } from "./livePage.ts";
import type { Manifests } from "./manifests.ts";

/**
 * The longest acceptable cache time of the loader. With a longer one, visitors keep an old release
 * for hours after a deploy.
 */
const longestLoaderSeconds = 3_600;
const yearSeconds = 31_536_000;

/** Checks how the bundle's files are served: the loader and the files of the page's widgets. */
export async function checkFiles(
  page: LivePage,
  widgets: readonly string[],
  manifests: Manifests | null,
  get: Fetcher,
): Promise<PageFinding[]> {
  const findings: PageFinding[] = [];
  const loaders = new Map(page.loaders.map((loader) => [loader.url.href, loader]));
  for (const loader of loaders.values())
    findings.push(...(await checkLoader(loader, page, manifests, get)));
  findings.push(...(await checkPreloads(page, get)));
  const [first] = page.loaders;
  if (!first || !manifests) return findings;
  const names = new Set(widgets.flatMap((widget) => manifests.widgets[widget]?.files ?? []));
  const answers = await Promise.all(
    [...names].map(async (name) => answered(new URL(name, first.url), page, get)),
  );
  const perFile = answers.flatMap(({ url, answer }) => {
    if (answer instanceof Error) return unreachable(answer);
    const name = url.pathname.split("/").at(-1) ?? "";
    return [...served(answer, page), ...checkHash(answer, manifests.integrity[name])].concat(
      checkLongCache(answer),
    );
  });
  return [...findings, ...merged(perFile)];
}

async function checkLoader(
  loader: PageFile,
  page: LivePage,
  manifests: Manifests | null,
  get: Fetcher,
): Promise<PageFinding[]> {
  const { answer } = await answered(loader.url, page, get);
  if (answer instanceof Error) return unreachable(answer);
  const faults = served(answer, page);
  if (answer.status !== 200) return faults;
  return [
    ...faults,
    ...checkShortCache(answer),
    ...checkIntegrity(loader, answer),
    ...(isPinned(loader) || !loader.integrity
      ? []
      : [
          finding(
            "integrity",
            "warning",
            `${loader.url.href} has an integrity attribute, but not a version in its address: the next release stops the page's widgets`,
            "pin a release in the address (…/1.2.0/mount.js), or leave integrity out",
          ),
        ]),
    ...(manifests && manifests.integrity["mount.js"] !== hashOf(answer)
      ? [
          finding(
            "deploy",
            "error",
            `${loader.url.href} and the integrity.json beside it are of different releases`,
            "upload all files of a release, mount.js and the manifests last, and purge their caches",
          ),
        ]
      : []),
    ...(manifests
      ? []
      : [
          finding(
            "manifests",
            "warning",
            `integrity.json and script-inventory.json are not served beside ${loader.url.href}, so that files of the widgets were not checked`,
            "upload the whole dist/ folder",
          ),
        ]),
  ];
}

async function checkPreloads(page: LivePage, get: Fetcher): Promise<PageFinding[]> {
  const checks = page.preloads.map(async (preload) => {
    const { answer } = await answered(preload.url, page, get);
    if (answer instanceof Error) return unreachable(answer);
    if (answer.status !== 200)
      return [
        finding(
          "preload",
          "warning",
          `${preload.url.href} is preloaded, but answers ${answer.status}`,
          "take the links of the release that the page loads; the harness writes them",
        ),
      ];
    return checkIntegrity(preload, answer);
  });
  return (await Promise.all(checks)).flat();
}

interface Answered {
  readonly url: URL;
  /** Reports that no answer came. */
  readonly answer: Answer | Error;
}

async function answered(url: URL, page: LivePage, get: Fetcher): Promise<Answered> {
  try {
    return { url, answer: await get(url, { origin: page.url.origin }) };
  } catch (error) {
    return { url, answer: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The requirements for every file of the bundle. */
function served({ url, status, headers, body }: Answer, page: LivePage): PageFinding[] {
  if (status !== 200)
    return [
      finding(
        "file",
        "error",
        `${url.href} answers ${status}`,
        "upload the whole dist/ folder, and keep the files of earlier releases for 30 days",
      ),
    ];
  const findings: PageFinding[] = [];
  const allowed = headers.get("access-control-allow-origin");
  if (url.origin !== page.url.origin && allowed !== "*" && allowed !== page.url.origin)
    findings.push(
      finding(
        "cors",
        "error",
        `${url.href} answers without Access-Control-Allow-Origin for ${page.url.origin}`,
        "send Access-Control-Allow-Origin: * with every file of the bundle",
      ),
    );
  const type = headers.get("content-type") ?? "";
  if (!/^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type))
    findings.push(
      finding(
        "type",
        "error",
        `${url.href} is served as ${type || "nothing"}, which no browser runs as a module`,
        "send Content-Type: text/javascript",
      ),
    );
  if (
    body.length > 1_000 &&
    !/\b(?:br|gzip|zstd|deflate)\b/.test(headers.get("content-encoding") ?? "")
  )
    findings.push(
      finding(
        "compression",
        "warning",
        `${url.href} is not compressed`,
        "let the server compress text/javascript, with brotli where it can",
      ),
    );
  return findings;
}

function checkShortCache({ url, headers }: Answer): PageFinding[] {
  const control = headers.get("cache-control") ?? "";
  const age = maxAgeOf(control);
  const isShort =
    /\bno-(?:cache|store)\b/.test(control) ||
    (age !== undefined && age <= longestLoaderSeconds && !/\bimmutable\b/.test(control));
  if (isShort || hasVersion(url)) return [];
  return [
    finding(
      "cache",
      "warning",
      control
        ? `${url.href} is cached too long (${control}): visitors keep an old release`
        : `${url.href} has no Cache-Control: browsers guess for how long to keep it`,
      "send Cache-Control: max-age=300 with mount.js, whose name never changes",
    ),
  ];
}

function checkLongCache({ url, status, headers }: Answer): PageFinding[] {
  const control = headers.get("cache-control") ?? "";
  const isLong = (maxAgeOf(control) ?? 0) >= yearSeconds && /\bimmutable\b/.test(control);
  if (isLong || status !== 200) return [];
  return [
    finding(
      "cache",
      "warning",
      `${url.href} is not cached for ever (${control || "no Cache-Control"}), though its name is that of its content`,
      "send Cache-Control: max-age=31536000, immutable with every file but mount.js and the manifests",
    ),
  ];
}

function maxAgeOf(control: string): number | undefined {
  const [, seconds] = /\bmax-age=(\d+)/.exec(control) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

function checkIntegrity({ integrity, url }: PageFile, answer: Answer): PageFinding[] {
  if (!integrity) return [];
  const hashes = integrity.trim().split(/\s+/);
  const isRight = hashes.some((hash) => {
    const [algorithm = ""] = hash.split("-");
    return ["sha256", "sha384", "sha512"].includes(algorithm) && hash === hashOf(answer, algorithm);
  });
  if (isRight) return [];
  return [
    finding(
      "integrity",
      "error",
      `${url.href} is not what its integrity attribute says: browsers refuse it`,
      `write integrity="${hashOf(answer)}", or the release's own from integrity.json`,
    ),
  ];
}

function checkHash(answer: Answer, expected: string | undefined): PageFinding[] {
  if (answer.status !== 200 || !expected || hashOf(answer) === expected) return [];
  return [
    finding(
      "deploy",
      "error",
      `${answer.url.href} is not the file of its release`,
      "let nothing on the way change the files (minifiers, injected scripts), and upload the release again",
    ),
  ];
}

function hashOf({ body }: Answer, algorithm = "sha384"): string {
  return `${algorithm}-${createHash(algorithm).update(body).digest("base64")}`;
}

function isPinned({ url }: PageFile): boolean {
  return hasVersion(url);
}

/** Whether the address contains a release, so that its content never changes. */
function hasVersion({ pathname }: URL): boolean {
  return /[/@]v?\d+\.\d+\.\d+/.test(pathname);
}

/** A refused private address is reported once, together with all others. */
function unreachable(error: Error): PageFinding[] {
  return error instanceof PrivateAddressError
    ? []
    : [finding("file", "error", error.message, "check the address and the network of the CDN")];
}

function finding(
  check: string,
  severity: PageFinding["severity"],
  message: string,
  remedy: string,
): PageFinding {
  return { check, severity, message, remedy };
}

/**
 * One finding for several files with the same problem: it names the first file and counts the
 * others.
 */
function merged(findings: readonly PageFinding[]): PageFinding[] {
  const groups = new Map<string, PageFinding[]>();
  for (const finding of findings) {
    const key = `${finding.check} ${finding.remedy}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length ? ` (and ${others.length} more)` : "";
    return [{ ...first, message: `${first.message}${more}` }];
  });
}
