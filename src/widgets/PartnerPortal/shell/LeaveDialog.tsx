import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { copy } from "../copy.ts";
import type { PortalStore } from "../store.ts";

/** Asks before something typed is lost. */
export function LeaveDialog({ portal: { leaving } }: { portal: PortalStore }) {
  const { kind } = useStore(leaving.store);
  return (
    <>
      <LiveRegion>{kind === "saving" ? copy.leave.saving : ""}</LiveRegion>
      <Dialog
        open={kind === "asking"}
        title={copy.leave.title}
        onClose={leaving.stay}
        closeLabel={null}
        actions={
          <>
            <Button danger onClick={leaving.leaveAnyway}>
              {copy.leave.leave}
            </Button>
            <Button kind="primary" onClick={leaving.stay}>
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
