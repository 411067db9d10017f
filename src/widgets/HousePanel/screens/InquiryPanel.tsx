import { Suspense } from "react";
import { lazyComponent } from "../../../shared/ui/lazyComponent.ts";
import type { PurchaseProject } from "../../../shared/contracts/purchase.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { HousePanelStore } from "../store.ts";
import type { InquiryFormProps } from "./InquiryForm.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Loaded on demand, since most projects have something to sell. */
const InquiryForm = lazyComponent<InquiryFormProps>(
  async () => (await import("./InquiryForm.tsx")).InquiryForm,
  FormMissing,
);

function FormMissing() {
  const copy = useTexts(texts);
  return <Alert>{copy.missing.text}</Alert>;
}

interface Props {
  readonly kind: "planning" | "sold-out";
  readonly project: PurchaseProject;
  readonly store: HousePanelStore;
}

/** The planning and sold-out panels, with a form to be notified (H14). */
export function InquiryPanel({ kind, project, store }: Props) {
  const copy = useTexts(texts);
  const isPlanning = kind === "planning";
  return (
    <Screen
      heading={isPlanning ? copy.planning : copy.soldOut}
      lead={
        isPlanning
          ? copy.planningLead({ name: project.name ?? copy.thisRestaurant })
          : copy.soldOutLead
      }
    >
      <Suspense fallback={<Skeleton shape={["line", "control", "control"]} text={copy.loading} />}>
        <InquiryForm projectId={project.id} store={store} />
      </Suspense>
    </Screen>
  );
}
