/** The widget that `byHand.tsx` renders; the bench's builds put the measured one in its place (`build.ts`). */
export { default } from "../../../src/widgets/SubscriptionCalculator/index.ts";
