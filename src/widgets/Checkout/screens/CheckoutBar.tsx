import type { ReactNode } from "react";
import { useScrollMargin } from "../../../shared/ui/useScrollMargin.ts";

/** The screen's button, which a narrow widget keeps in view at its lower edge. */
export function CheckoutBar({ children }: { children: ReactNode }) {
  return (
    <div className="checkout-bar" ref={useScrollMargin()}>
      {children}
    </div>
  );
}
