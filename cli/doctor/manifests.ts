import type { ThirdParty } from "../../src/widgets/thirdParties.ts";
import type { Answer, Fetcher } from "./fetchText.ts";

/** A release's manifests: `integrity.json` and `script-inventory.json`. */
export interface Manifests {
  /** `sha384-…` by file name. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly widgets: Readonly<Record<string, ManifestWidget>>;
}

interface ManifestWidget {
  readonly files: readonly string[];
  /** Every file that the widget can load. Releases before 1.1 do not list them. */
  readonly allFiles?: readonly string[];
  readonly thirdParties: ThirdParty[];
}

/** The manifests beside a loader. Null if they are not served or cannot be read. */
export async function readManifests(loader: URL, get: Fetcher): Promise<Manifests | null> {
  try {
    const [integrity, inventory] = await Promise.all(
      ["integrity.json", "script-inventory.json"].map(async (name) => {
        const answer = await get(new URL(name, loader));
        return answer.status === 200 ? recordOf(answer) : null;
      }),
    );
    if (!integrity?.["files"] || !inventory?.["widgets"]) return null;
    // SAFETY: the build writes both, in this form since the first release.
    return { integrity: integrity["files"], widgets: inventory["widgets"] } as Manifests;
  } catch {
    return null;
  }
}

function recordOf({ body }: Answer): Record<string, unknown> | null {
  const value: unknown = JSON.parse(body.toString("utf8"));
  return typeof value === "object" && value && !Array.isArray(value) ? { ...value } : null;
}
