import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { textModules } from "../../build/texts/textModules.ts";
import { hotSheets } from "../dev/hotSheets.ts";

/**
 * `npx vite demo/gallery` shows all shared components. `?theme=dark&brand=alternative` changes
 * their look.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), hotSheets(), textModules()],
  server: { port: 4179 },
});
