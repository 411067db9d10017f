import { readCatalog, type Catalog } from "../build/catalog.ts";

/** Read from the sources here. The build of the binary replaces this module with the result. */
export const catalog: Catalog = await readCatalog();
