import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { textModules } from "../../build/texts/textModules.ts";
import { hotSheets } from "../dev/hotSheets.ts";

/** `npx vite demo/gallery`: the shared components at a glance; `?theme=dark&brand=alternative` dresses them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), hotSheets(), textModules()],
  server: { port: 4179 },
});
