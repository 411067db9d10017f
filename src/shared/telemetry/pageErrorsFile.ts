/** What loads only for pages with a violation of their policy, or with `behaviour.report`. */
export { reportViolation } from "./policyReport.ts";
export { startReport } from "./codeReport.ts";
