import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { bundle } from "../../build/bundle.ts";
import { compileOptions } from "../../build/compileOptions.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import type { Measured } from "./contender.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const contenders = ["createRootLoop", "reactUjs", "reactOnRails", "r2wc", "uxReact"] as const;
const counted = "SubscriptionCalculator";

/** The bundle as it ships, into `outDir`. */
export async function buildShipped(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    ...bundle({ widgets: widgetEntries(), outDir }),
  });
}

/** All contenders with one component, into `outDir`. */
export async function buildMeasured(measured: Measured, outDir: string): Promise<void> {
  await buildCounted(measured, outDir);
  await buildContenders(measured, outDir);
}

/** The loader and a widget as they ship, but that its Root is the component and counts its instances. */
async function buildCounted(measured: Measured, outDir: string): Promise<void> {
  const entry = widgetEntries()[counted] ?? "";
  await build({
    configFile: false,
    logLevel: "error",
    ...bundle({
      widgets: { [counted]: entry },
      outDir,
      plugins: [inPlaceOf("./Root.tsx", `${counted}/index.ts`, `${measured}Root.tsx`)],
    }),
  });
}

/** Every contender in a file of its own, with the bundle's own compiler settings. */
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
        ...(measured === "calculator"
          ? [inPlaceOf("./Component.tsx", ".tsx", "Calculator.tsx")]
          : []),
      ],
      // react_ujs brings a React of its own.
      resolve: { dedupe: ["react", "react-dom"] },
      build: {
        ...settings,
        emptyOutDir: false,
        lib: { entry: { [name]: `${folder}contenders/${name}.tsx` }, formats: ["es"] },
        rolldownOptions: {
          output: { minify, comments, entryFileNames: "[name].js", codeSplitting: false },
        },
      },
    });
  }
}

/** Resolves one import to a file of the bench's. */
function inPlaceOf(source: string, importedBy: string, file: string): Plugin {
  return {
    name: `bench-${file}`,
    enforce: "pre",
    resolveId: (asked, importer) =>
      asked === source && importer?.endsWith(importedBy) ? `${folder}contenders/${file}` : null,
  };
}
