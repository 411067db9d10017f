import { defineConfig } from "vite";
import { bundle } from "./build/bundle.ts";
import { manifests } from "./build/manifests.ts";
import { widgetEntries } from "./build/widgetEntries.ts";

const widgets = widgetEntries();

export default defineConfig(
  bundle({ widgets, outDir: "dist", plugins: [manifests(Object.keys(widgets))] }),
);
