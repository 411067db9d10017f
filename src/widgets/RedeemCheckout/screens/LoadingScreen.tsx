import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";

export function LoadingScreen() {
  return (
    <Screen screenKey="loading" heading={copy.loading.heading}>
      <div aria-busy="true">
        <Skeleton
          shape={["line", "title", "line", "control", "control", "control"]}
          text={copy.loading.text}
        />
      </div>
    </Screen>
  );
}
