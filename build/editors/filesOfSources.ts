import { readCatalog } from "../catalog.ts";
import { editorFiles } from "./editorFiles.ts";

/**
 * The files for editors, made from the current option definitions. They are read while the module
 * loads, because `runnerImport` loads nothing later.
 */
export const filesOfSources = editorFiles(await readCatalog());
