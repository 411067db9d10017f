import { defineConfig } from "vite";

/**
 * `npx vite demo/gallery` shows the shared components; `?theme=dark&brand=alternative` changes
 * their theme.
 */
export default defineConfig({ root: import.meta.dirname, server: { port: 4179 } });
