import { maxParameterLength } from "./query.ts";

export { queryParameter } from "./query.ts";

/**
 * Returns the query parameters whose names pass `isWanted`, each name once. Links carry them on
 * (`utm_…`, `code`).
 */
export function queryParameters(isWanted: (name: string) => boolean): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isWanted(name) && value.length <= maxParameterLength && !Object.hasOwn(parameters, name))
      parameters[name] = value;
  }
  return parameters;
}

/** The fragment without its `#`, as written. Empty if there is none. */
export function hash(): string {
  return location.hash.slice(1);
}

/**
 * Removes parameters from the address bar without a new history entry. The rest of the address
 * stays as written.
 */
export function removeQueryParameters(...names: readonly string[]): void {
  const parts = location.search.slice(1).split("&");
  const keptParts = parts.filter((part) => part && !names.includes(nameOf(part)));
  if (keptParts.length < parts.length)
    replaceAddress(
      location.pathname + (keptParts.length ? `?${keptParts.join("&")}` : "") + location.hash,
    );
}

/**
 * Sets a parameter in the address bar, or removes it if `value` is null, without a new history
 * entry. The rest of the address stays as written.
 */
export function setQueryParameter(name: string, value: string | null): void {
  if (new URLSearchParams(location.search).get(name) === value) return;
  const keptParts = location.search
    .slice(1)
    .split("&")
    .filter((part) => part && nameOf(part) !== name);
  const parts = value === null ? keptParts : [...keptParts, `${name}=${encodeURIComponent(value)}`];
  replaceAddress(location.pathname + (parts.length ? `?${parts.join("&")}` : "") + location.hash);
}

/** Replaces the fragment, without a new history entry. */
export function setHash(fragment: string): void {
  if (hash() !== fragment) replaceAddress(`${location.pathname}${location.search}#${fragment}`);
}

/** Removes the fragment from the address bar without a new history entry. */
export function removeHash(): void {
  if (location.hash) replaceAddress(location.pathname + location.search);
}

/**
 * The path's segments below the widget's base path, decoded. Null if the page is outside the base
 * path.
 */
export function pathSegments(basePath: string): string[] | null {
  const base = segmentsOf(basePath);
  const pageSegments = segmentsOf(location.pathname);
  return base.every((segment, index) => segment === pageSegments[index])
    ? pageSegments.slice(base.length)
    : null;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

function nameOf(part: string): string {
  return decoded(part.split("=", 1)[0]!.replaceAll("+", " "));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Keeps the host's own history state. Sandboxed pages may not touch history at all. */
function replaceAddress(path: string): void {
  try {
    // Browsers read a path that starts with two slashes as another host.
    history.replaceState(
      history.state,
      "",
      location.origin === "null" ? location.href : location.origin + path,
    );
  } catch {
    // The address stays as it was.
  }
}
