import type { ReactNode } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import type { PortalStore } from "../storeType.ts";

interface DoneDialogProps {
  portal: PortalStore;
  title: string;
  close: string;
  children: ReactNode;
}

/** Confirms that a message or a project was sent. */
export function DoneDialog({ portal, title, close, children }: DoneDialogProps) {
  const actions = (
    <Button kind="primary" onClick={portal.closeDialog}>
      {close}
    </Button>
  );
  return (
    <Dialog open title={title} onClose={portal.closeDialog} closeLabel={null} actions={actions}>
      <SuccessMark />
      {children}
    </Dialog>
  );
}
