import { useEffect, useMemo, useState } from "react";
import type { Problem } from "../../shared/api/outcome.ts";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { FormFrame } from "../../shared/forms/FormFrame.tsx";
import { displayPhone, normalizePhone } from "../../shared/forms/phone.ts";
import { useForm } from "../../shared/forms/useForm.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Checkbox } from "../../shared/ui/Checkbox.tsx";
import { PhoneField } from "../../shared/ui/PhoneField.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { phoneError, textingError } from "./textingError.ts";
import type { MobileLinkStore } from "./store.ts";
import { createTexting, type Draft, type TextingStore } from "./textingStore.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** Texts the link to a phone, with its owner's consent (U6). */
export function TextMe({ store }: { store: MobileLinkStore }) {
  const copy = useTexts(texts).text;
  const texting = store.texting(createTexting);
  const state = useFlow(texting.flow);
  return (
    <section className="text-me" aria-label={copy.heading}>
      {state.kind === "sent" ? (
        <Sent phone={state.phone} onAgain={() => texting.flow.send({ type: "restarted" })} />
      ) : (
        <PhoneForm
          texting={texting}
          isSending={state.kind === "sending"}
          problem={state.kind === "asking" ? state.problem : null}
        />
      )}
    </section>
  );
}

/** Takes the focus from the pressed button, which has disappeared. */
function Sent({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const copy = useTexts(texts).text;
  return (
    <div tabIndex={-1} ref={focus}>
      <Alert
        kind="positive"
        title={copy.sent}
        actions={
          <Button kind="quiet" onClick={onAgain}>
            {copy.again}
          </Button>
        }
      >
        {copy.sentTo} <span translate="no">{displayPhone(phone)}</span>
      </Alert>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function PhoneForm({
  texting,
  isSending,
  problem,
}: {
  texting: TextingStore;
  isSending: boolean;
  problem: Problem | null;
}) {
  const copy = useTexts(texts).text;
  const { config, country } = useEnvironment();
  const [initial] = useState(texting.draft);
  const message = problem && textingError(problem, copy);
  const serverErrors = useMemo(
    () => (problem ? { phone: phoneError(problem, copy) } : undefined),
    [problem, copy],
  );
  const form = useForm<Draft>({
    initial,
    validate: ({ phone, consent }) => ({
      phone: normalizePhone(phone, country) ? undefined : copy.invalidPhone,
      consent: consent ? undefined : copy.consentNeeded,
    }),
    onSubmit({ phone }) {
      const digits = normalizePhone(phone, country);
      if (digits) texting.flow.send({ type: "submitted", phone: digits });
    },
    serverErrors,
  });
  const { values } = form;
  useEffect(() => texting.saveDraft(values), [texting, values]);
  return (
    <FormFrame form={form}>
      <PhoneField label={copy.phone} readOnly={isSending} {...form.field("phone")} />
      <Checkbox
        label={copy.consent({ product: config.product.name })}
        disabled={isSending}
        {...form.check("consent")}
      />
      {message && <Alert>{message}</Alert>}
      <Button type="submit" wide busy={isSending} busyText={copy.sending}>
        {copy.submit}
      </Button>
    </FormFrame>
  );
}
