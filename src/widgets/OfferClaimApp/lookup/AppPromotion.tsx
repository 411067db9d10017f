import type { ReactNode } from "react";
import { useLoaded } from "../../../shared/ui/useLoaded.ts";
import { LoadingScreen } from "../screens/LoadingScreen.tsx";

const fetchEmbed = () => import("../../../shared/ui/EmbeddedWidget.tsx");

/**
 * Shows the app's promotion if there is no offer code (O2), or the children if the promotion fails
 * to load.
 */
export function Promo({ children }: { children: ReactNode }) {
  const [loaded] = useLoaded(fetchEmbed);
  if (loaded === "loading") return <LoadingScreen />;
  return loaded === "failed" ? children : <loaded.EmbeddedWidget name="MobileLink" options={{}} />;
}
