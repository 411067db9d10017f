import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { bundle } from "../../build/bundle.ts";
import { compileOptions } from "../../build/compileOptions.ts";
import { joinHelpers } from "../../build/joinHelpers.ts";
import { shippedOnly } from "../../build/shippedOnly.ts";
import { textModules } from "../../build/texts/textModules.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import type { Measured } from "./contender.ts";

const contenderFiles = fileURLToPath(new URL("contenders/", import.meta.url));
const sources = fileURLToPath(new URL("../../src/widgets/", import.meta.url));
const contenders = [
  "createRootLoop",
  "createRootInShadow",
  "reactUjs",
  "reactOnRails",
  "r2wc",
  "uxReact",
] as const;
const counted = "SubscriptionCalculator";

/** Builds the bundle as it ships into `outDir`. */
export async function buildShipped(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    ...bundle({ widgets: widgetEntries(), outDir }),
  });
}

/** Builds all contenders with one component into `outDir`. */
export async function buildMeasured(measured: Measured, outDir: string): Promise<void> {
  await buildCounted(measured, outDir);
  await buildContenders(measured, outDir);
}

/**
 * Builds the loader and a widget as they ship, except that its Root is the component and counts its
 * instances.
 */
async function buildCounted(measured: Measured, outDir: string): Promise<void> {
  const entry = widgetEntries()[counted] ?? "";
  await build({
    configFile: false,
    logLevel: "error",
    ...bundle({
      widgets: { [counted]: entry },
      outDir,
      plugins: [
        inPlaceOf("./Root.tsx", `${counted}/index.ts`, `${contenderFiles}${measured}Root.tsx`),
      ],
    }),
  });
}

/** Builds each contender in a separate file, with the bundle's compiler settings. */
async function buildContenders(measured: Measured, outDir: string): Promise<void> {
  const { build: settings, define = {} } = bundle({ widgets: {}, outDir });
  const { minify, comments } = Object(settings?.rolldownOptions?.output);
  for (const name of contenders) {
    await build({
      configFile: false,
      logLevel: "error",
      define,
      plugins: [
        compileOptions(),
        textModules(),
        ...(measured === "calculator"
          ? [inPlaceOf("./Component.tsx", ".tsx", `${contenderFiles}Calculator.tsx`)]
          : []),
      ],
      // react_ujs contains its own React.
      resolve: { dedupe: ["react", "react-dom"] },
      build: {
        ...settings,
        emptyOutDir: false,
        lib: { entry: { [name]: `${contenderFiles}${name}.tsx` }, formats: ["es"] },
        rolldownOptions: {
          output: { minify, comments, entryFileNames: "[name].js", codeSplitting: false },
        },
      },
    });
  }
}

/**
 * Builds each widget into `outDir` as an application does that contains only this widget:
 * `<Widget>.js` contains everything that it imports statically and the API client, and separate
 * files contain what it imports on demand.
 */
export async function buildByHand(widgets: readonly string[], outDir: string): Promise<void> {
  const { build: settings, define = {} } = bundle({ widgets: {}, outDir });
  const { minify, comments } = Object(settings?.rolldownOptions?.output);
  for (const [index, name] of widgets.entries()) {
    const imports = staticImports();
    await build({
      configFile: false,
      logLevel: "error",
      base: "./",
      define,
      plugins: [
        inPlaceOf("./measuredWidget.ts", "byHand.tsx", `${sources}${name}/index.ts`),
        inPlaceOf(
          "../../shared/widget/defineWidget.ts",
          `${name}/index.ts`,
          `${contenderFiles}defineWidget.ts`,
        ),
        compileOptions(),
        textModules(),
        shippedOnly({ registry: false }),
        imports.plugin,
        joinHelpers(name),
      ],
      build: {
        ...settings,
        emptyOutDir: index === 0,
        lib: { entry: { [name]: `${contenderFiles}byHand.tsx` }, formats: ["es"] },
        rolldownOptions: {
          // Parts on demand import from the first file. Otherwise, shared modules would be in
          // another file.
          preserveEntrySignatures: "allow-extension",
          output: {
            minify,
            comments,
            // The names of the joined helpers are exported unchanged.
            minifyInternalExports: false,
            entryFileNames: "[name].js",
            chunkFileNames: `${name}.[name]-[hash].js`,
            codeSplitting: {
              groups: [{ name: (id) => (imports.has(id) ? name : null) }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    });
  }
}

/**
 * Finds the modules that the entry imports statically, directly or indirectly. They form one group,
 * so that the bundler does not split them for parts on demand.
 */
function staticImports(): { readonly plugin: Plugin; has(id: string): boolean } {
  let reached = new Set<string>();
  const plugin: Plugin = {
    name: "bench-static-imports",
    buildEnd() {
      reached = new Set([...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry));
      for (const id of reached)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    },
  };
  return { plugin, has: (id) => reached.has(id) };
}

/** Resolves one import to another file, which is given by its full path. */
function inPlaceOf(source: string, importedBy: string, file: string): Plugin {
  return {
    name: `bench-${source}`,
    enforce: "pre",
    resolveId: (asked, importer) =>
      asked === source && importer?.endsWith(importedBy) ? file : null,
  };
}
