import { hash, pathSegments } from "../../shared/host/address.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";

/** The longest text that is taken for a code, in characters. */
const longest = 128;

/** A file of the host's own, such as `gift.html`, is no code. */
const file = /\.[a-z0-9]{2,5}$/i;

/** Which gift is asked for: the option, else the last segment of the path (GC1); null where there is none. */
export function codeAsked({ code }: Options, { router, basePath }: Environment): string | null {
  const last = code?.trim() || segments(router, basePath).at(-1)?.trim() || "";
  return !last ||
    last.length > longest ||
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u001f]/.test(last) ||
    (!code && file.test(last))
    ? null
    : last;
}

function segments(router: Environment["router"], basePath: string): readonly string[] {
  if (router === "memory") return [];
  if (router === "browser") return pathSegments(basePath) ?? [];
  const [path = ""] = hash().split("?");
  return path.split("/").filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
