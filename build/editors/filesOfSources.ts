import { readCatalog } from "../catalog.ts";
import { editorFiles } from "./editorFiles.ts";

/** The files for editors, from the option definitions as they are. Read as the module is loaded: `runnerImport` loads nothing after that. */
export const filesOfSources = editorFiles(await readCatalog());
