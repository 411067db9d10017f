import { type ComponentType, useEffect } from "react";
import { useStore } from "zustand";
import type { PartnerProject } from "../../../shared/contracts/partnerProject.ts";
import { createLazyPart } from "../../../shared/flow/lazyPart.ts";
import type { PortalRoute } from "../route.ts";
import type { PortalStore } from "../storeType.ts";

export interface DialogProps {
  portal: PortalStore;
  project: PartnerProject;
  route: PortalRoute;
}

const help = createLazyPart<ComponentType<DialogProps>>(
  async () => (await import("./HelpDialog.tsx")).HelpDialog,
);
const submit = createLazyPart<ComponentType<DialogProps>>(
  async () => (await import("./SubmitDialog.tsx")).SubmitDialog,
);

/** The dialogs of the shell; their code loads when one opens. */
export function LazyDialogs(props: DialogProps) {
  const { open } = useStore(props.portal.dialog);
  const lazyDialog = open === "help" ? help : submit;
  const { part: OpenDialog, hasFailed } = useStore(lazyDialog.store);
  useEffect(() => {
    if (open) lazyDialog.load();
  }, [open, lazyDialog]);
  useEffect(() => {
    if (open && hasFailed) props.portal.dialogFailed();
  }, [open, hasFailed, props.portal]);
  return open && OpenDialog ? <OpenDialog {...props} /> : null;
}
