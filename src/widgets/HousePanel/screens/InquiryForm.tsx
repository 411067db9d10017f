import { useStore } from "zustand";
import { emailAddressError } from "../../../shared/forms/email.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { useForm } from "../../../shared/forms/useForm.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { HousePanelStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export interface InquiryFormProps {
  readonly projectId: string;
  readonly store: HousePanelStore;
}

/** Asks for an email address, to notify the person later. */
export function InquiryForm({ projectId, store }: InquiryFormProps) {
  const copy = useTexts(texts);
  const { status } = useStore(store.inquiry);
  const form = useForm({
    draft: "inquiry",
    initial: { email: "" },
    validate: ({ email }) => ({ email: messageFor(email, copy.inquiry) }),
    onSubmit: ({ email }) => void store.inquire(projectId, email.trim()),
  });
  if (status === "sent")
    return (
      <div tabIndex={-1} ref={focus}>
        <Alert kind="positive" title={copy.inquiry.sent} />
      </div>
    );
  return (
    <FormFrame form={form}>
      <TextField {...emailInput} label={copy.inquiry.email} {...form.field("email")} />
      {status === "failed" && <Alert title={copy.inquiry.failed} />}
      <Button type="submit" kind="primary" wide busy={status === "sending"}>
        {copy.inquiry.submit}
      </Button>
    </FormFrame>
  );
}

/** Takes the focus, because the button that had it has disappeared. */
function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function messageFor(email: string, copy: typeof texts.messages.inquiry): string | undefined {
  const problem = emailAddressError(email);
  return problem ? (problem === "empty" ? copy.empty : copy.malformed) : undefined;
}
