import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function LoadingScreen() {
  const { loading } = useTexts(texts);
  return (
    <Screen screenKey="loading" heading={loading.heading}>
      <div aria-busy="true">
        <Skeleton
          shape={["line", "title", "line", "control", "control", "control"]}
          text={loading.text}
        />
      </div>
    </Screen>
  );
}
