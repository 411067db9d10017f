import { Fragment, useState, type FormEvent } from "react";
import { isOutcomeUnknown } from "../../../shared/api/outcome.ts";
import { needHelp } from "../../../shared/contracts/partnerProject.ts";
import { pageAddress } from "../../../shared/host/navigation.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import { dialogTexts } from "./dialogTexts.ts";
import { DoneDialog } from "./DoneDialog.tsx";
import { withLineBreaks } from "./helpMessage.ts";
import type { DialogProps } from "./LazyDialogs.tsx";

const maxLength = 5000;

/** Sends a message to the onboarding specialist, with the current page and step (A7.28). */
export function HelpDialog(props: DialogProps) {
  const copy = useTexts(dialogTexts).help;
  const { portal, project } = props;
  const { message, write, send, state, error } = useHelpMessage(props);
  const { onboardingSpecialist: specialist } = project;
  const recipient = specialist?.name ?? specialist?.email;
  if (state === "sent")
    return (
      <DoneDialog portal={portal} title={copy.sentTitle} close={copy.close}>
        <p role="status">{copy.sent({ who: recipient ?? copy.someoneSent })}</p>
        <div>
          <p className="muted small">{copy.wrote}</p>
          <p className="help-wrote">
            <Lines text={message.trim()} />
          </p>
        </div>
      </DoneDialog>
    );
  return (
    <Dialog open title={copy.title} onClose={portal.closeDialog}>
      <p className="muted">{copy.text({ who: recipient ?? copy.someone })}</p>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <Field label={copy.label} error={error?.at === "field" ? error.text : undefined}>
          {(ids) => (
            <span className="control">
              <textarea
                {...ids}
                rows={6}
                maxLength={maxLength}
                value={message}
                onChange={(event) => write(event.currentTarget.value)}
              />
            </span>
          )}
        </Field>
        {error?.at === "form" && <Alert>{error.text}</Alert>}
        <Button
          type="submit"
          kind="primary"
          wide
          busy={state === "sending"}
          busyText={copy.sending}
        >
          {copy.send}
        </Button>
      </form>
    </Dialog>
  );
}

/** The message, stored as a draft until it is sent. */
function useHelpMessage({ portal, route }: DialogProps) {
  const copy = useTexts(dialogTexts).help;
  const problemText = useProblemText();
  const [message, setMessage] = useState(
    () => draftMessage(portal.drafts.read(draftName)) || portal.dialog.getState().message,
  );
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [error, setError] = useState<{
    readonly at: "field" | "form";
    readonly text: string;
  } | null>(null);

  function write(text: string): void {
    setMessage(text);
    setError(null);
    portal.drafts.write(draftName, text ? { message: text } : {});
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "sending") return;
    if (!message.trim()) return setError({ at: "field", text: copy.required });
    setState("sending");
    setError(null);
    const body = {
      url: pageAddress(),
      step: [route.page, route.query.step].filter(Boolean).join("/"),
      message: withLineBreaks(message.trim()),
    };
    const outcome = await portal.client().call(needHelp, { path: { slug: portal.slug() }, body });
    if (outcome.ok) {
      portal.drafts.write(draftName, {});
      return setState("sent");
    }
    setState("writing");
    const isUnknown = isOutcomeUnknown(outcome.problem);
    setError({
      at: "form",
      text: isUnknown ? copy.unsure : problemText(outcome.problem, copy.failed),
    });
  }

  return { message, write, send, state, error };
}

const draftName = "need help";

function draftMessage(draft: Readonly<Record<string, unknown>> | null): string {
  return typeof draft?.["message"] === "string" ? draft["message"] : "";
}

/** Renders line breaks as `<br>` elements. The text is never used as markup (fault B3). */
function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
