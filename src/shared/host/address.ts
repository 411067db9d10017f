import { maxParameterLength } from "./query.ts";

export { queryParameter } from "./query.ts";

/** The query parameters whose names pass, for links that carry them on (`utm_…`, `code`); each name once. */
export function queryParameters(isWanted: (name: string) => boolean): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isWanted(name) && value.length <= maxParameterLength && !Object.hasOwn(parameters, name))
      parameters[name] = value;
  }
  return parameters;
}

/** The fragment without its `#`, as written; empty where there is none. */
export function hash(): string {
  return location.hash.slice(1);
}

/** Takes parameters out of the address bar, without a new history entry; everything else stays as written. */
export function removeQueryParameters(...names: readonly string[]): void {
  const parts = location.search.slice(1).split("&");
  const keptParts = parts.filter((part) => part && !names.includes(nameOf(part)));
  if (keptParts.length < parts.length)
    replaceAddress(
      location.pathname + (keptParts.length ? `?${keptParts.join("&")}` : "") + location.hash,
    );
}

/** Sets a parameter in the address bar, or takes it out with null, without a new history entry; everything else stays as written. */
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

/** Takes the fragment out of the address bar, without a new history entry. */
export function removeHash(): void {
  if (location.hash) replaceAddress(location.pathname + location.search);
}

/** The path's segments below the widget's base path, decoded; null where the page is outside it. */
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

/** Keeps the host's own history state; sandboxed pages may not touch history at all. */
function replaceAddress(path: string): void {
  try {
    // A path that starts with two slashes would be read as another host.
    history.replaceState(
      history.state,
      "",
      location.origin === "null" ? location.href : location.origin + path,
    );
  } catch {
    // The address stays as it is.
  }
}
