import { fileOf, type Served } from "./files.ts";
import { folders } from "./folders.ts";

/** Files of other projects that the host pages load, served from `node_modules` instead of a CDN. */
const files: Readonly<Record<string, string>> = {
  "bootstrap.css": "bootstrap/dist/css/bootstrap.min.css",
  "bootstrap.js": "bootstrap/dist/js/bootstrap.bundle.min.js",
  "turbo.js": "@hotwired/turbo/dist/turbo.es2017-esm.js",
  "htmx.js": "htmx.org/dist/htmx.min.js",
};

export function vendorFile(name: string): Promise<Served | undefined> {
  const path = Object.hasOwn(files, name) ? files[name] : undefined;
  return path ? fileOf(folders.modules, path) : Promise.resolve(undefined);
}
