import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { Order } from "../order.ts";
import { orderTexts } from "../orderTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown after a purchase: says which part of it is known, and never charges again (fault D6). */
export function ReloadScreen({
  order,
  isCertain,
  onRetry,
}: {
  order: Order;
  isCertain: boolean;
  /** Omitted while the balance is read. */
  onRetry?: () => void;
}) {
  const { reload: words } = useTexts(orderTexts);
  const text = isCertain ? words.certain : words.uncertain;
  const before = <StageProgress stage="addCredit" order={order} />;
  if (!onRetry)
    return (
      <Screen screenKey="reloading" before={before} heading={words.heading}>
        <Skeleton shape={["title", "line"]} text={text} />
      </Screen>
    );
  return (
    <Screen
      screenKey="reloadFailed"
      before={before}
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
