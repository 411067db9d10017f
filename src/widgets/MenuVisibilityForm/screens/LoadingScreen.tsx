import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";

export function LoadingScreen() {
  const copy = useTexts(texts);
  return (
    <Screen screenKey="loading" heading={copy.heading}>
      <Skeleton shape={["control", "picture", "control", "control"]} text={copy.loading} />
    </Screen>
  );
}
