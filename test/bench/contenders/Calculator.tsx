import { english } from "../../../src/shared/texts/language.ts";
import { useId, useMemo } from "react";
import { pageConfig } from "../../../src/shared/config/pageConfig.ts";
import { EnvironmentContext, type Environment } from "../../../src/shared/widget/environment.ts";
import { Root } from "../../../src/widgets/SubscriptionCalculator/Root.tsx";
import { defaultSteps } from "../../../src/widgets/SubscriptionCalculator/spend.ts";
import { createCalculator } from "../../../src/widgets/SubscriptionCalculator/store.ts";
import { Counted } from "./counted.tsx";

// SAFETY: styles are adopted by whatever has `adoptedStyleSheets`, which a document has too.
const shadow = document as unknown as ShadowRoot;

const shared: Omit<Environment, "id"> = {
  widget: "SubscriptionCalculator",
  written: "SubscriptionCalculator",
  element: document.documentElement,
  shadow,
  signal: new AbortController().signal,
  config: pageConfig([]),
  theme: "light",
  router: "memory",
  basePath: "/",
  brand: "main",
  country: "US",
  ...english(),
  emit: () => true,
  done() {},
  navigate() {},
  fail() {},
};

/** The very component that the widget renders, for mount systems that know nothing of widgets. */
export function Component({ startPosition }: { startPosition: number }) {
  const id = useId();
  const environment = useMemo(() => ({ ...shared, id }), [id]);
  const options = useMemo(
    () => ({ startPosition, steps: defaultSteps, ctaUrl: "/subscribe", ctaLabel: "Start earning" }),
    [startPosition],
  );
  const store = useMemo(
    () => createCalculator({ options: () => options, environment: () => environment }),
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
