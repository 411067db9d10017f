import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { RefundReceipt } from "../receipt/RefundReceipt.tsx";
import type { NotificationStore } from "./notifications.ts";

/** The last action, shown until the next step, because a toast hides too soon (X4). */
export function Confirmation({ notifications }: { notifications: NotificationStore }) {
  const { done } = useStore(notifications.store);
  return (
    done && (
      <>
        <Alert kind="positive" title={done.title}>
          {done.text}
        </Alert>
        <RefundReceipt lines={done.receipt} restaurant={done.restaurant} />
      </>
    )
  );
}
