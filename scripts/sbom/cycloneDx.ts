import type { Part } from "./bundledPackages.ts";

export interface Component {
  /** `name@version` */
  readonly "bom-ref": string;
  readonly name: string;
  readonly version?: string | undefined;
  readonly purl?: string | undefined;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[] | undefined;
  readonly licenses?: readonly unknown[] | undefined;
  readonly [field: string]: unknown;
}

/** The part of a CycloneDX document that `npm sbom` writes. */
export interface Sbom {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly version: number;
  readonly metadata: { readonly component: Component; readonly [field: string]: unknown };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly [field: string]: unknown;
}

/**
 * Reduces npm's SBOM of the whole lockfile to the packages in the bundles. Removes what differs
 * between runs or machines: serial number, time, the folder's name, npm's version, addresses of
 * registries. Throws for a package that npm does not know.
 */
export function bundledSbom(
  whole: Sbom,
  packages: ReadonlyMap<string, readonly Part[]>,
  product: string,
): Sbom {
  const byRef = new Map(whole.components.map((component) => [component["bom-ref"], component]));
  const refs = [...packages.keys()].toSorted();
  const components = refs.map((ref) => {
    const component = byRef.get(ref);
    if (!component) throw new Error(`${ref} is in the bundle and not in package-lock.json`);
    return bundled(component, packages.get(ref) ?? []);
  });
  const edges = new Map(whole.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const among = (ref: string) =>
    (edges.get(ref) ?? []).filter((other) => packages.has(other)).toSorted();
  const root = whole.metadata.component;
  const dependencies = refs.map((ref) => ({ ref, dependsOn: among(ref) }));
  const reached = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  const direct = refs.filter(
    (ref) => !reached.has(ref) || edges.get(root["bom-ref"])?.includes(ref),
  );
  return {
    $schema: whole["$schema"],
    bomFormat: "CycloneDX",
    specVersion: whole.specVersion,
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      tools: [{ vendor: "npm", name: "cli" }],
      component: {
        "bom-ref": root["bom-ref"],
        type: "library",
        name: product,
        version: root.version,
        description: root["description"],
        purl: root.purl,
      },
    },
    components,
    dependencies: [{ ref: root["bom-ref"], dependsOn: direct }, ...dependencies],
  };
}

function bundled(
  { name, version, purl, hashes, licenses, ...npm }: Component,
  parts: readonly Part[],
) {
  return {
    "bom-ref": npm["bom-ref"],
    type: "library",
    name,
    version,
    scope: "required",
    purl,
    hashes,
    licenses,
    properties: parts.map((value) => ({ name: "dining-widgets:part", value })),
  };
}
