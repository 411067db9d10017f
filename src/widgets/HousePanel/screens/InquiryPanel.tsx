import { type ComponentType, lazy, Suspense } from "react";
import type { PurchaseProject } from "../../../shared/contracts/purchase.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";
import type { HousePanelStore } from "../store.ts";
import type { InquiryFormProps } from "./InquiryForm.tsx";

/** Most projects sell, and never need it; where it cannot be had, the panel says the rest. */
const InquiryForm = lazy(async (): Promise<{ default: ComponentType<InquiryFormProps> }> => {
  try {
    return { default: (await import("./InquiryForm.tsx")).InquiryForm };
  } catch {
    return { default: () => <Alert>{copy.missing.text}</Alert> };
  }
});

interface Props {
  readonly kind: "planning" | "sold-out";
  readonly project: PurchaseProject;
  readonly store: HousePanelStore;
}

/** Nothing to buy yet, or nothing any more: who leaves an e-mail address hears of it (H14). */
export function InquiryPanel({ kind, project, store }: Props) {
  const isPlanning = kind === "planning";
  return (
    <Screen
      heading={isPlanning ? copy.planning : copy.soldOut}
      lead={isPlanning ? copy.planningLead(project.name ?? "This place") : copy.soldOutLead}
    >
      <Suspense fallback={<Skeleton shape={["line", "control", "control"]} text={copy.loading} />}>
        <InquiryForm projectId={project.id} store={store} />
      </Suspense>
    </Screen>
  );
}
