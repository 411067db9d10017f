import { projectFolder } from "./textModules.ts";
import { writeDeclarations } from "./writeDeclarations.ts";

// `npm install` runs this file, so that tsc and editors know the types of texts in a fresh clone.
writeDeclarations(projectFolder);
