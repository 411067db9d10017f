import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../storeType.ts";
import { texts } from "../texts.ts";

/** Asks before unsaved input is lost. */
export function LeaveDialog({ portal: { unsavedGuard } }: { portal: PortalStore }) {
  const copy = useTexts(texts);
  const { kind } = useStore(unsavedGuard.store);
  return (
    <>
      <LiveRegion>{kind === "saving" ? copy.leave.saving : ""}</LiveRegion>
      <Dialog
        open={kind === "asking"}
        title={copy.leave.title}
        onClose={unsavedGuard.stay}
        closeLabel={null}
        actions={
          <>
            <Button danger onClick={unsavedGuard.leaveAnyway}>
              {copy.leave.leave}
            </Button>
            <Button kind="primary" onClick={unsavedGuard.stay}>
              {copy.leave.stay}
            </Button>
          </>
        }
      >
        <p>{copy.leave.text}</p>
      </Dialog>
    </>
  );
}
