import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Embedded = ComponentType<{ name: string; options: object }>;

/** The app's promotion for who comes without an offer (O2); the entry of a code where it cannot be had. */
export function Promo({ children }: { children: ReactNode }) {
  const [part, setPart] = useState<{ Embedded: Embedded } | "coming" | "absent">("coming");
  useEffect(() => {
    let isGone = false;
    const show = (now: typeof part) => isGone || setPart(now);
    import("../../shared/embed/EmbeddedWidget.tsx").then(
      ({ EmbeddedWidget }) => show({ Embedded: EmbeddedWidget }),
      () => show("absent"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (part === "coming") return null;
  return part === "absent" ? children : <part.Embedded name="MobileLink" options={{}} />;
}
