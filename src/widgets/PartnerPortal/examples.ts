import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";
import { brandExamples } from "./sections/brands/examples.ts";
import { uploadExamples } from "./sections/brands/uploadExamples.ts";
import { financeExamples } from "./sections/finances/examples.ts";
import { integrationExamples } from "./sections/integrations/examples.ts";
import { locationExamples } from "./sections/locations/examples.ts";
import { teamExamples } from "./sections/team/examples.ts";
import { shellExamples } from "./shell/examples.ts";

export const examples = defineExamples<Options>(
  { key: "default", title: "Sign in", options: { project: "harbor-group" } },
  ...shellExamples,
  ...locationExamples,
  ...brandExamples,
  ...uploadExamples,
  ...financeExamples,
  ...integrationExamples,
  ...teamExamples,
);
