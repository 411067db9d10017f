import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { integrityProblems } from "../release/checkIntegrity.ts";
import { wholeSbom, writeSbom } from "../sbom.ts";
import { bundledPackages } from "./bundledPackages.ts";
import { bundledSbom } from "./cycloneDx.ts";
import { sbomProblems } from "./sbomProblems.ts";

const versions = {
  "node_modules/react": "19.3.1",
  "node_modules/@scope/charts": "2.0.0",
  "node_modules/@scope/charts/node_modules/react": "18.3.1",
};

describe("bundledPackages", () => {
  it("takes packages from source maps, nested and scoped ones too, and from the license lists", () => {
    const found = bundledPackages(
      {
        sources: [
          "../node_modules/react/index.js",
          "../../node_modules/@scope/charts/node_modules/react/index.js",
          "../node_modules/@scope/charts/lib/a.js",
          "../src/mount.ts",
        ],
        libraryLicenses: "# Licenses\n\n## slick-styles - 2.0.0 (MIT)\n\nMIT License\n",
        commandLicenses: "## parser - 7.0.0 (MIT AND ISC)\n\n## react - 19.3.1 (MIT)\n",
      },
      versions,
    );
    expect(Object.fromEntries(found)).toEqual({
      "react@19.3.1": ["widgets", "commands"],
      "react@18.3.1": ["widgets"],
      "@scope/charts@2.0.0": ["widgets"],
      "slick-styles@2.0.0": ["widgets"],
      "parser@7.0.0": ["commands"],
    });
  });

  it("refuses a package that the lockfile does not know", () => {
    const traces = {
      sources: ["node_modules/left/a.js"],
      libraryLicenses: "",
      commandLicenses: "",
    };
    expect(() => bundledPackages(traces, versions)).toThrow("node_modules/left is in dist/");
  });
});

describe("an SBOM of this lockfile", async () => {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const refOf = (name: string) => `${name}@${packages[`node_modules/${name}`]?.version}`;
  const wanted = new Map([
    [refOf("react"), ["widgets"] as const],
    [refOf("react-dom"), ["widgets"] as const],
    [refOf("scheduler"), ["widgets"] as const],
    [refOf("@babel/parser"), ["commands"] as const],
    [refOf("zod"), ["widgets", "commands"] as const],
  ]);
  const first = bundledSbom(await wholeSbom(), wanted, "dining-widgets");

  it("lists the bundled packages and no other, with hash and license, in CycloneDX's form", () => {
    expect(sbomProblems(first)).toEqual([]);
    expect(first.components.map((component) => component["bom-ref"])).toEqual(
      [...wanted.keys()].toSorted(),
    );
    expect(first.metadata.component.name).toBe("dining-widgets");
    expect(first.components.find(({ name }) => name === "zod")?.["properties"]).toEqual([
      { name: "dining-widgets:part", value: "widgets" },
      { name: "dining-widgets:part", value: "commands" },
    ]);
  });

  it("leads from the package to each of them", () => {
    const edges = new Map(first.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect(edges.get(refOf("react-dom"))).toEqual([refOf("react"), refOf("scheduler")]);
    const root = edges.get(first.metadata.component["bom-ref"]);
    expect(root).toContain(refOf("react-dom"));
    expect(root).not.toContain(refOf("scheduler"));
  });

  it("is the same in the next run", async () => {
    const second = bundledSbom(await wholeSbom(), wanted, "dining-widgets");
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it("refuses a package that npm does not list", () => {
    const unknown = new Map([["left@1.0.0", ["widgets"] as const]]);
    expect(() => bundledSbom(first, unknown, "dining-widgets")).toThrow(
      "left@1.0.0 is in the bundle",
    );
  });

  it("is refused with a serial number, a time, a registry's address or a broken reference", () => {
    expect(sbomProblems({ ...first, serialNumber: "urn:uuid:1" })).toHaveLength(1);
    expect(
      sbomProblems({ ...first, metadata: { ...first.metadata, timestamp: "2026-01-31" } }),
    ).toHaveLength(1);
    expect(sbomProblems({ ...first, url: "https://packages.example/react.tgz" })).toHaveLength(1);
    expect(sbomProblems({ ...first, components: first.components.slice(1) })).toContainEqual(
      expect.stringContaining("is depended on and not listed"),
    );
  });

  describe("in a built folder", () => {
    let dist: string;
    beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), "dining-sbom-"))));
    afterEach(() => rmSync(dist, { recursive: true }));

    it("has its hash in integrity.json, however often it is written", () => {
      mkdirSync(join(dist, "schemas"));
      writeFileSync(join(dist, "integrity.json"), '{ "files": {} }');
      writeSbom(dist, first);
      writeSbom(dist, first);
      expect(integrityProblems(dist)).toEqual([]);
    });
  });
});
