import type { Options } from "../../../src/widgets/SubscriptionCalculator/options.ts";
import { Light } from "./Light.tsx";

/** Replaces the calculator's own Root if the mount systems themselves are compared. */
export function Root({ options }: { options: Options }) {
  return <Light startPosition={options.startPosition ?? 0} />;
}
