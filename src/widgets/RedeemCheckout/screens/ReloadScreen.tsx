import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In } from "../state.ts";
import { orderTexts } from "../orderTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown after a purchase: says which part of it is known, and never charges again (fault D6). */
export function ReloadScreen({
  state,
  onRetry,
}: {
  state: In<"reloading"> | In<"reloadFailed">;
  onRetry: () => void;
}) {
  const { reload: words } = useTexts(orderTexts);
  const text = state.isCertain ? words.certain : words.uncertain;
  if (state.kind === "reloading")
    return (
      <Screen
        screenKey="reloading"
        before={<StageProgress stage="addCredit" order={state.order} />}
        heading={words.heading}
      >
        <Skeleton shape={["title", "line"]} text={text} />
      </Screen>
    );
  return (
    <Screen
      screenKey="reloadFailed"
      before={<StageProgress stage="addCredit" order={state.order} />}
      heading={words.failed}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      <Alert kind="info">{text}</Alert>
    </Screen>
  );
}
