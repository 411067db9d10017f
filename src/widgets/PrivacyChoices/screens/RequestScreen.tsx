import { useEffect, useMemo, useState } from "react";
import type { Problem } from "../../../shared/api/outcome.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { useForm } from "../../../shared/forms/useForm.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { ConnectionAlert } from "../../../shared/ui/ConnectionAlert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { NameFields } from "../../../shared/ui/NameFields.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { requestError, fieldErrors } from "../requestError.ts";
import type { OptOutRequest } from "../flow.ts";
import { stateOptions } from "../states.ts";
import type { BrowserChoice as Choice } from "../store.ts";
import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { validate } from "../validate.ts";
import { BrowserChoice } from "./BrowserChoice.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface RequestScreenProps {
  readonly choice: Choice;
  /** The form's values from when it was last shown. */
  readonly formValues: OptOutRequest;
  readonly problem: Problem | null;
  readonly isSubmitting: boolean;
  readonly onChoose: (isOut: boolean) => void;
  readonly onType: (request: OptOutRequest) => void;
  readonly onSubmit: (request: OptOutRequest) => void;
  readonly onClose: () => void;
}

export function RequestScreen({
  choice,
  formValues,
  problem,
  isSubmitting,
  onChoose,
  onType,
  onSubmit,
  onClose,
}: RequestScreenProps) {
  const copy = useTexts(texts);
  const [initial] = useState(formValues);
  const serverErrors = useMemo(() => fieldErrors(problem), [problem]);
  const form = useForm<OptOutRequest>({
    initial,
    validate: (request) => validate(request, copy),
    onSubmit,
    serverErrors,
  });
  const { values } = form;
  useEffect(() => {
    if (values !== initial) onType(values);
  }, [values, initial, onType]);

  return (
    <>
      <BrowserChoice choice={choice} onChoose={onChoose} />
      <div className="privacy-form-head">
        <h3>{copy.formHeading}</h3>
        <p className="muted">{copy.formLead}</p>
      </div>
      <FormFrame form={form} label={copy.formHeading}>
        <NameFields
          firstName={form.field("firstName")}
          lastName={form.field("lastName")}
          words={copy}
        />
        <TextField {...emailInput} label={copy.email} {...form.field("email")} />
        <Select
          label={copy.state}
          optional
          autoComplete="address-level1"
          placeholder={copy.statePlaceholder}
          options={stateOptions(copy.elsewhere)}
          {...form.field("state")}
        />
        {problem && <FailureAlert problem={problem} isKept={choice.isPersisted} />}
        <div className="privacy-actions">
          <Button type="submit" kind="primary" busy={isSubmitting} busyText={copy.submitting} wide>
            {problem ? copy.tryAgain : copy.submit}
          </Button>
          <Button kind="quiet" onClick={onClose} wide>
            {copy.close}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}

function FailureAlert({ problem, isKept }: { problem: Problem; isKept: boolean }) {
  const copy = useTexts(texts);
  const error = requestError(problem, copy);
  const hereText = isKept ? copy.hereOptedOut : copy.hereNotKept;
  return error ? (
    <Alert title={error.title}>
      <p>{asSent(error.text)}</p>
      <p>{hereText}</p>
    </Alert>
  ) : (
    <ConnectionAlert title={copy.offlineTitle}>
      {hereText} {copy.offline}
    </ConnectionAlert>
  );
}
