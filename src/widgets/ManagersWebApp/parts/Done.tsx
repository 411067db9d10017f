import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { TalkStore } from "../talk.ts";

/** What was done last, in place until the next step: a toast alone passes too soon (X4). */
export function Done({ talk }: { talk: TalkStore }) {
  const { done } = useStore(talk.store);
  return (
    done && (
      <Alert kind="positive" title={done.title}>
        {done.text}
      </Alert>
    )
  );
}
