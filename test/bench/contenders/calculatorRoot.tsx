import type { ComponentProps } from "react";
import { Root as Calculator } from "../../../src/widgets/SubscriptionCalculator/Root.tsx";
import { Counted } from "./counted.tsx";

/** Replaces the calculator's own Root. It is the same, but counts its instances. */
export function Root(props: ComponentProps<typeof Calculator>) {
  return (
    <Counted>
      <Calculator {...props} />
    </Counted>
  );
}
