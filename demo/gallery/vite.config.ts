import { defineConfig } from "vite";

/** `npx vite demo/gallery`: the shared components at a glance; `?theme=dark&brand=alternative` dresses them. */
export default defineConfig({ root: import.meta.dirname, server: { port: 4179 } });
