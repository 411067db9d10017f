import { readCatalog, type Catalog } from "../build/catalog.ts";

/** Read from the sources here; the build of the binary replaces this module by what it reads then. */
export const catalog: Catalog = await readCatalog();
