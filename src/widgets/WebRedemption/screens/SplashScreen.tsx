import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A skeleton with the layout of the bill. */
export function SplashScreen() {
  const { loading } = useTexts(texts);
  return (
    <Screen screenKey="loading" heading={loading.heading}>
      <div aria-busy="true">
        <Skeleton shape={["title", "line", "control", "control"]} text={loading.text} />
      </div>
    </Screen>
  );
}
