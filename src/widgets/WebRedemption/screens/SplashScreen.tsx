import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";

/** In the shape of the bill that comes. */
export function SplashScreen() {
  return (
    <Screen screenKey="loading" heading={copy.loading.heading}>
      <div aria-busy="true">
        <Skeleton shape={["title", "line", "control", "control"]} text={copy.loading.text} />
      </div>
    </Screen>
  );
}
