/**
 * The widget that `byHand.tsx` renders. The bench's builds replace it with the measured widget
 * (`build.ts`).
 */
export { default } from "../../../src/widgets/SubscriptionCalculator/index.ts";
