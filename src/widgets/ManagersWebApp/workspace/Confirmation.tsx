import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { NotificationStore } from "./notifications.ts";

/** What was done last, in place until the next step: a toast alone passes too soon (X4). */
export function Confirmation({ notifications }: { notifications: NotificationStore }) {
  const { done } = useStore(notifications.store);
  return (
    done && (
      <Alert kind="positive" title={done.title}>
        {done.text}
      </Alert>
    )
  );
}
