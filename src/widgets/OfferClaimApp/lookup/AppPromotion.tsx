import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { LoadingScreen } from "../screens/LoadingScreen.tsx";

type Embedded = ComponentType<{ name: string; options: object }>;

/**
 * Shows the app's promotion if there is no offer code (O2), or the children if the promotion fails
 * to load.
 */
export function Promo({ children }: { children: ReactNode }) {
  const [promotion, setPromotion] = useState<{ Embedded: Embedded } | "coming" | "absent">(
    "coming",
  );
  useEffect(() => {
    let isUnmounted = false;
    const show = (next: typeof promotion) => isUnmounted || setPromotion(next);
    import("../../../shared/embed/EmbeddedWidget.tsx").then(
      ({ EmbeddedWidget }) => show({ Embedded: EmbeddedWidget }),
      () => show("absent"),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (promotion === "coming") return <LoadingScreen />;
  return promotion === "absent" ? children : <promotion.Embedded name="MobileLink" options={{}} />;
}
