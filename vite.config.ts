import { defineConfig } from "vite";
import { bundle } from "./build/bundle.ts";
import { editorData } from "./build/editorData.ts";
import { manifests } from "./build/manifests.ts";
import { sourceMaps } from "./build/sourceMaps.ts";
import { widgetEntries } from "./build/widgetEntries.ts";

/** `WIDGETS=Checkout,Map npm run build` builds these alone, in a second. */
const only = process.env.WIDGETS?.split(",");
const widgets = Object.fromEntries(
  Object.entries(widgetEntries()).filter(([name]) => !only || only.includes(name)),
);

export default defineConfig(
  bundle({
    widgets,
    outDir: "dist",
    plugins: [
      sourceMaps("dist-source-maps"),
      ...(only ? [] : [editorData()]),
      manifests(Object.keys(widgets)),
    ],
  }),
);
