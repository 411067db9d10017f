/** Runs a program in the project. Rejects with its output if it fails. */
export type Run = (program: string, ...args: readonly string[]) => Promise<string>;

const tsx = "node_modules/.bin/tsx";

/**
 * The steps between `npm run build` and the package: pages, library, commands, SBOM. `prepack` runs
 * the same steps.
 */
export async function completePackage(run: Run): Promise<void> {
  await run(tsx, "scripts/docs.ts", "--output-only");
  await run(tsx, "scripts/library.ts");
  await run(tsx, "scripts/sbom.ts");
}

/** Writes deltas to earlier releases into `dist/`, by default to those in `release/`. */
export async function addDeltas(run: Run, earlier: readonly string[] = []): Promise<void> {
  await run(tsx, "scripts/deltas.ts", ...earlier);
}

/** Packs the build into a folder. */
export async function pack(run: Run, folder: string): Promise<void> {
  await run("npm", "pack", "--ignore-scripts", "--pack-destination", folder);
}
