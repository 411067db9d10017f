import { checkExamples } from "./examples/checks.ts";
import { paymentExamples } from "./examples/payments.ts";
import { refundExamples } from "./examples/refunds.ts";
import { selectionExamples } from "./examples/selection.ts";

export const examples = [
  ...selectionExamples,
  ...checkExamples,
  ...paymentExamples,
  ...refundExamples,
];
