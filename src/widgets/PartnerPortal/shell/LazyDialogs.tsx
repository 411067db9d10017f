import { type ComponentType, useEffect } from "react";
import { useStore } from "zustand";
import type { PartnerProject } from "../../../shared/contracts/partnerProject.ts";
import { createLatePart } from "../../../shared/flow/latePart.ts";
import type { Place } from "../place.ts";
import type { PortalStore } from "../store.ts";

export interface DialogProps {
  portal: PortalStore;
  project: PartnerProject;
  place: Place;
}

const help = createLatePart<ComponentType<DialogProps>>(
  async () => (await import("./HelpDialog.tsx")).HelpDialog,
);
const submit = createLatePart<ComponentType<DialogProps>>(
  async () => (await import("./SubmitDialog.tsx")).SubmitDialog,
);

/** The dialogs of the shell; their code comes when the first of them opens. */
export function LateDialogs(props: DialogProps) {
  const { open } = useStore(props.portal.dialog);
  const late = open === "help" ? help : submit;
  const { part: OpenDialog, hasFailed } = useStore(late.store);
  useEffect(() => {
    if (open) late.load();
  }, [open, late]);
  useEffect(() => {
    if (open && hasFailed) props.portal.dialogFailed();
  }, [open, hasFailed, props.portal]);
  return open && OpenDialog ? <OpenDialog {...props} /> : null;
}
