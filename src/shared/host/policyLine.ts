import type { Violation } from "./policyViolations.ts";

/**
 * A message to the host about a violation, with the line to write into the policy. It contains no
 * path, which may name a person or a gift, and no nonce.
 */
export function policyMessage(
  violation: Pick<Violation, "directive" | "blocked" | "policy">,
): string {
  const { blocked, directive } = violation;
  const line = allowingLine(violation)?.replaceAll(/'nonce-[^']*'/g, "'nonce-…'");
  return `the page's Content-Security-Policy blocks ${isUrl(blocked) ? new URL(blocked).origin : blocked} (${directive})${line ? `; write "${line}" into it` : ""}`;
}

/**
 * Returns the directive, with all its sources, that allows what the policy has blocked. Null if no
 * source could allow it safely, as for inline scripts.
 */
export function allowingLine({
  directive,
  blocked,
  policy,
}: Pick<Violation, "directive" | "blocked" | "policy">): string | null {
  const directives = directivesOf(policy);
  // `script-src-elem` and the like are written only where `script-src` is not enough.
  const general = directive.replace(/-(elem|attr)$/, "");
  const name = directives.has(directive) ? directive : general;
  const sources = directives.get(name) ?? fallbackOf(name, directives);
  const source = sourceOf(blocked, name, sources);
  if (!source || sources.includes(source)) return null;
  return [name, ...sources.filter((one) => one !== "'none'"), source].join(" ");
}

function directivesOf(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

function fallbackOf(name: string, directives: ReadonlyMap<string, readonly string[]>) {
  const isFrame = name === "frame-src" || name === "worker-src";
  return (
    (isFrame && directives.get("child-src")) ||
    (name === "worker-src" && directives.get("script-src")) ||
    directives.get("default-src") ||
    []
  );
}

function sourceOf(blocked: string, name: string, sources: readonly string[]): string | null {
  if (name === "trusted-types") return "dining-widgets";
  if (blocked === "data" || blocked === "blob") return `${blocked}:`;
  if (!isUrl(blocked)) return /^(data|blob):/.exec(blocked)?.[0] ?? null;
  // Beside 'strict-dynamic', browsers ignore origins.
  return name === "script-src" && sources.includes("'strict-dynamic'")
    ? null
    : new URL(blocked).origin;
}

function isUrl(blocked: string): boolean {
  return /^(https?|wss?):/.test(blocked);
}
