import { useId, useMemo } from "react";
import { EnvironmentContext } from "../../../src/shared/widget/environment.ts";
import { Root } from "../../../src/widgets/SubscriptionCalculator/Root.tsx";
import { defaultSteps } from "../../../src/widgets/SubscriptionCalculator/spend.ts";
import { createCalculator } from "../../../src/widgets/SubscriptionCalculator/store.ts";
import { Counted } from "./counted.tsx";
import { environmentWithoutLoader } from "./environment.ts";

const shared = environmentWithoutLoader("SubscriptionCalculator");

/** The same component as in the widget, for mount systems that do not use widgets. */
export function Component({ startPosition }: { startPosition: number }) {
  const id = useId();
  const environment = useMemo(() => ({ ...shared, id }), [id]);
  const options = useMemo(
    () => ({ startPosition, steps: defaultSteps, ctaUrl: "/subscribe", ctaLabel: "Start earning" }),
    [startPosition],
  );
  const store = useMemo(
    () =>
      createCalculator({
        options: () => options,
        environment: () => environment,
        onOptions: () => {},
      }),
    [options, environment],
  );
  return (
    <Counted>
      <EnvironmentContext value={environment}>
        <Root options={options} store={store} />
      </EnvironmentContext>
    </Counted>
  );
}
