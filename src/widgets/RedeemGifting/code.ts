import { hash, pathSegments } from "../../shared/host/address.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";

/** Characters of the longest code accepted. */
const maxLength = 128;

/** A file name such as `gift.html` in the path is not a code. */
const fileName = /\.[a-z0-9]{2,5}$/i;

/** The gift's code: the option, else the last segment of the path (GC1); null without either. */
export function requestedCode({ code }: Options, { router, basePath }: Environment): string | null {
  const last = code?.trim() || segments(router, basePath).at(-1)?.trim() || "";
  return !last ||
    last.length > maxLength ||
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u001f]/.test(last) ||
    (!code && fileName.test(last))
    ? null
    : last;
}

function segments(router: Environment["router"], basePath: string): readonly string[] {
  if (router === "memory") return [];
  if (router === "browser") return pathSegments(basePath) ?? [];
  const [path = ""] = hash().split("?");
  return path.split("/").filter(Boolean).map(decodeSegment);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
