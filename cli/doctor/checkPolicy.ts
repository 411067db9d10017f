import type { ThirdParty } from "../../src/widgets/thirdParties.ts";
import type { PageFinding } from "./finding.ts";
import type { LivePage, PageFile } from "./livePage.ts";
import { allows, directiveFor, sourcesFor, type Policy } from "./policy.ts";

interface Need {
  readonly directive: string;
  readonly address: string;
  readonly purpose: string;
}

/** The sources that the widgets need but that one of the page's policies refuses. */
export function checkPolicy(page: LivePage, thirdParties: readonly ThirdParty[]): PageFinding[] {
  return page.policies.flatMap((policy) => [
    ...page.loaders.flatMap((loader) => checkLoader(policy, loader, page)),
    ...needsOf(page, thirdParties)
      .filter(({ directive, address }) => !allows(policy, directive, address, page.url))
      .map(({ directive, address, purpose }): PageFinding => {
        const source = address.replace(/^(blob|data):.*/, "$1:");
        return {
          check: "policy",
          // Without its worker the map is missing, but the list beside it works.
          severity: directive === "worker-src" ? "warning" : "error",
          message: `the security policy's ${directive} refuses ${source} (${purpose})`,
          remedy: `add ${source} to ${directive}`,
        };
      }),
    ...checkTrustedTypes(policy),
  ]);
}

function needsOf({ url, loaders, config }: LivePage, thirdParties: readonly ThirdParty[]): Need[] {
  const bundle = loaders[0]?.url.origin;
  const origins = [config?.["apiOrigin"] ?? url.origin, config?.["appOrigin"]].filter(
    (origin): origin is string => typeof origin === "string" && URL.canParse(origin),
  );
  return [
    ...[...new Set(origins)].map((origin) => ({
      directive: "connect-src",
      address: new URL(origin).origin,
      purpose: "calls of the API",
    })),
    ...(bundle ? [{ directive: "img-src", address: bundle, purpose: "images of the bundle" }] : []),
    { directive: "img-src", address: "data:,", purpose: "small images and icons" },
    ...thirdParties.map(({ directive, origin, purpose }) => ({
      directive,
      address: origin,
      purpose,
    })),
  ];
}

function checkLoader(policy: Policy, loader: PageFile, page: LivePage): PageFinding[] {
  const sources = sourcesFor(policy, "script-src");
  if (!sources) return [];
  const isTrusted =
    (loader.nonce && sources.includes(`'nonce-${loader.nonce}'`)) ||
    (loader.integrity ?? "").split(/\s+/).some((hash) => hash && sources.includes(`'${hash}'`));
  const isDynamic = sources.includes("'strict-dynamic'");
  if (isTrusted || (!isDynamic && allows(policy, "script-src", loader.url.href, page.url)))
    return [];
  // Does not extend a fallback directive: a separate directive limits the addition to scripts.
  const decides = directiveFor(policy, "script-src");
  const directive = decides === "script-src-elem" ? decides : "script-src";
  const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
  return [
    {
      check: "policy",
      severity: "error",
      message: `the security policy's ${directive} refuses ${loader.url.href}`,
      remedy: hasNonce
        ? "write the policy's nonce on the script element, a new one for each answer"
        : `add ${loader.url.origin} to ${directive}`,
    },
  ];
}

function checkTrustedTypes(policy: Policy): PageFinding[] {
  const names = policy.get("trusted-types");
  const isNeeded = policy.has("require-trusted-types-for");
  if (!isNeeded || !names || names.includes("dining-widgets") || names.includes("*")) return [];
  return [
    {
      check: "policy",
      severity: "error",
      message: "the security policy's trusted-types does not name dining-widgets",
      remedy: "add dining-widgets to trusted-types",
    },
  ];
}
