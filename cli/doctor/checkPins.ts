import { createHash } from "node:crypto";
import { nowhere } from "../../build/pinnedScript.ts";
import type { PageFinding } from "./finding.ts";
import type { ImportMap, LivePage } from "./livePage.ts";
import type { Manifests } from "./manifests.ts";
import { sourcesFor } from "./policy.ts";

const loaderFile = "mount.js";

/** Whether a page with the pinned snippet pins every file that its widgets can load. */
export function checkPins(
  page: LivePage,
  widgets: readonly string[],
  manifests: Manifests | null,
): PageFinding[] {
  const [first] = page.importMaps;
  const pinning = page.importMaps.find(isOfLoader);
  if (!first || !pinning) return [];
  const findings = [
    ...checkPlace(page, pinning),
    ...checkPolicies(page, pinning),
    ...checkOthers(page, pinning),
  ];
  const [loader] = page.loaders;
  if (!loader || !manifests) return findings;
  const hashes = hashesOf(pinning, page);
  const files = [
    loaderFile,
    ...new Set(widgets.flatMap((name) => manifests.widgets[name]?.allFiles ?? [])),
  ];
  const missing = files.filter((file) => !hashes.has(new URL(file, loader.url).href));
  const wrong = files.filter((file) => {
    const hash = hashes.get(new URL(file, loader.url).href);
    return hash !== undefined && hash !== manifests.integrity[file];
  });
  return [
    ...findings,
    ...counted(missing, (name) => `the import map has no hash of ${name}, so it is not loaded`),
    ...counted(wrong, (name) => `the import map's hash of ${name} is not that of the release`),
  ];
}

function checkPlace(page: LivePage, pinning: ImportMap): PageFinding[] {
  const findings: PageFinding[] = [];
  if (page.importMaps.length > 1)
    findings.push(
      finding(
        "pins",
        "the page has two import maps: browsers before Chrome 133, Firefox 150 and Safari 18.4 ignore the second",
        "put all keys into one",
      ),
    );
  if (pinning.isLate)
    findings.push(
      finding(
        "pins",
        "the import map stands behind mount.js or a preload, where it pins nothing",
        "put it before every script of type module and every modulepreload",
      ),
    );
  return findings;
}

/** An import map is an inline script, so a policy has to let it in. */
function checkPolicies(page: LivePage, { nonce, text }: ImportMap): PageFinding[] {
  const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const isRefused = page.policies.some((policy) => {
    const sources = sourcesFor(policy, "script-src");
    return (
      sources && ![`'nonce-${nonce}'`, hash, "'unsafe-inline'"].some((one) => sources.includes(one))
    );
  });
  return isRefused
    ? [
        finding(
          "pins",
          "the security policy's script-src refuses the import map, so that nothing is pinned",
          `write the policy's nonce on it, or add ${hash} to script-src`,
        ),
      ]
    : [];
}

/** Without these keys of `imports`, files that the map does not name are loaded without a hash. */
function checkOthers({ loaders: [loader] }: LivePage, { text }: ImportMap): PageFinding[] {
  if (!loader) return [];
  const imports = importsOf(text);
  const needed = [`${loader.url.protocol}//`, new URL(".", loader.url).href];
  const open = needed.filter((key) => imports[key] !== null && imports[key] !== nowhere);
  return open.map((key) =>
    finding(
      "pins",
      `the import map lets through addresses below ${key} that have no hash`,
      `add ${JSON.stringify(key)}: ${JSON.stringify(nowhere)} to its imports, as \`dining-widgets pin\` prints it`,
    ),
  );
}

function importsOf(text: string): Record<string, string | null> {
  try {
    const { imports }: { imports?: Record<string, string | null> } = JSON.parse(text);
    return { ...imports };
  } catch {
    return {};
  }
}

function isOfLoader({ text }: ImportMap): boolean {
  return integrityOf(text).some(([address]) => address.includes(`/${loaderFile}`));
}

function hashesOf({ text }: ImportMap, { url }: LivePage): Map<string, string> {
  return new Map(
    integrityOf(text).flatMap(([address, hash]) =>
      URL.canParse(address, url.href) ? [[new URL(address, url).href, hash] as const] : [],
    ),
  );
}

/** Address → hash; empty for a map without hashes or a broken one. */
function integrityOf(text: string): [string, string][] {
  try {
    const { integrity }: { integrity?: Record<string, string> } = JSON.parse(text);
    return Object.entries(integrity ?? {});
  } catch {
    return [];
  }
}

function counted(files: readonly string[], sentence: (name: string) => string): PageFinding[] {
  const [first] = files;
  if (first === undefined) return [];
  const more = files.length > 1 ? ` (and ${files.length - 1} more)` : "";
  return [
    finding(
      "pins",
      sentence(first) + more,
      "print the lines again with `dining-widgets pin`, with all widgets of the page",
    ),
  ];
}

function finding(check: "pins", message: string, remedy: string): PageFinding {
  return { check, severity: "error", message, remedy };
}
