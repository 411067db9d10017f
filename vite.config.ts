import { defineConfig } from "vite";
import { bundle } from "./build/bundle.ts";
import { manifests } from "./build/manifests.ts";
import { widgetEntries } from "./build/widgetEntries.ts";

export default defineConfig(
  bundle({ widgets: widgetEntries(), outDir: "dist", plugins: [manifests()] }),
);
