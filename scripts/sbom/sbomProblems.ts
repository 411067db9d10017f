import type { Sbom } from "./cycloneDx.ts";

const machine = /https?:\/\/(?!cyclonedx\.org\/schema\/)|file:|\/(?:home|root|Users|tmp|work)\//;

/**
 * The problems of a release's SBOM, a message each: the form of CycloneDX, references, and
 * everything that would differ elsewhere.
 */
export function sbomProblems(sbom: Sbom): string[] {
  const root = sbom.metadata.component;
  const refs = sbom.components.map((component) => component["bom-ref"]);
  const known = new Set([root["bom-ref"], ...refs]);
  const problems = [
    ...(sbom.bomFormat === "CycloneDX" && /^1\.\d$/.test(sbom.specVersion)
      ? []
      : ["it is not CycloneDX 1.x"]),
    ...(known.size === refs.length + 1 ? [] : ["a bom-ref is there twice"]),
    ...("serialNumber" in sbom || "timestamp" in sbom.metadata
      ? ["a serial number or a time makes every run different"]
      : []),
  ];
  for (const {
    name,
    version,
    purl,
    hashes = [],
    licenses = [],
    "bom-ref": ref,
  } of sbom.components) {
    if (ref !== `${name}@${version}`) problems.push(`${ref} names another package`);
    if (purl !== `pkg:npm/${name.replace("@", "%40")}@${version}`)
      problems.push(`${ref} has the purl ${purl}`);
    if (!hashes.some(({ alg, content }) => alg === "SHA-512" && /^[\da-f]{128}$/.test(content)))
      problems.push(`${ref} has no SHA-512`);
    if (!licenses.length) problems.push(`${ref} has no license`);
  }
  const edges = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  for (const ref of new Set(edges))
    if (!known.has(ref)) problems.push(`${ref} is depended on and not listed`);
  const [address] = machine.exec(JSON.stringify(sbom)) ?? [];
  if (address) problems.push(`it names an address or a path of one machine: ${address}`);
  return problems;
}
