import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useFormState, type Control, type FieldValues, type Path } from "react-hook-form";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { classes } from "../../../shared/ui/classes.ts";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { FramePreview, PreviewButton } from "../preview/FramePreview.tsx";
import type { PortalRoute } from "../route.ts";
import { HomeLink } from "../shell/HomeLink.tsx";
import type { PortalStore } from "../storeType.ts";
import { FrameContext } from "./frameContext.ts";
import { SaveAlert } from "./SaveAlert.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import css from "./StepFrame.css?inline";
import { StepNav } from "./StepNav.tsx";
import { useScrollMargin } from "../../../shared/ui/useScrollMargin.ts";
import { texts } from "./texts.ts";
import type { StepForm } from "./useStepForm.ts";
import type { FieldValue, FormValues } from "./values.ts";

/**
 * One step of a form. Its key is the value of `?step=`; 'Save and continue' validates its fields.
 */
export interface FormStep<V extends FormValues> {
  readonly key: string;
  readonly title: string;
  readonly lead?: string;
  readonly fields: readonly (keyof V & string)[];
  readonly isComplete: boolean;
}

export interface StepFrameProps<V extends FormValues> {
  portal: PortalStore;
  route: PortalRoute;
  stepForm: StepForm<V>;
  steps: readonly FormStep<V>[];
  /** The name of the item. */
  title: ReactNode;
  /** The list that the form belongs to; the last step leads back to it. */
  home: { readonly route: PortalRoute; readonly label: string };
  /** Returns a field's label by its name. */
  labelOf: (field: string) => string;
  /** Returns the display text of a value, if the value is an id. */
  displayValue?: (field: string, value: FieldValue) => ReactNode;
  /** Content next to the steps, such as a button that removes the item. */
  aside?: ReactNode;
  /** The preview of the item: beside the form, or behind a button on a narrow screen. */
  preview?: ReactNode;
  children: (step: FormStep<V>) => ReactNode;
}

/**
 * The frame of every multi-step form: steps in the address, validation per step, saving, conflicts
 * and navigation.
 */
export function StepFrame<V extends FormValues>(props: StepFrameProps<V>) {
  useSheet(css);
  const { portal, route, stepForm, steps, title, home, aside, preview } = props;
  useFieldInAddress(portal, route, stepForm);
  const index = Math.max(
    0,
    steps.findIndex(({ key }) => key === route.query.step),
  );
  const step = steps[index];
  if (!step) return null;
  return (
    <Screen
      screenKey={`${route.page} ${route.id} ${step.key}`}
      width="full"
      before={
        <HomeLink portal={portal} to={home.route}>
          {home.label}
        </HomeLink>
      }
      heading={
        <>
          <bdi>{title}</bdi>
          <span className="visually-hidden">: {step.title}</span>
        </>
      }
    >
      <div className={classes("stepped", Boolean(preview) && "previewed")}>
        <StepNav
          portal={portal}
          steps={steps}
          current={step.key}
          routeOf={(key) => stepRoute(route, key)}
        />
        <Step {...props} step={step} index={index} />
        {preview && <FramePreview>{preview}</FramePreview>}
        {aside && <div className="frame-aside">{aside}</div>}
      </div>
    </Screen>
  );
}

interface StepProps<V extends FormValues> extends StepFrameProps<V> {
  step: FormStep<V>;
  index: number;
}

/** The form of the current step. */
function Step<V extends FormValues>({ step, index, ...props }: StepProps<V>) {
  const copy = useTexts(texts);
  const { portal, route, stepForm, steps, labelOf, displayValue, preview, children } = props;
  const { form, saver, isReadOnly, isRestored } = stepForm;
  const { saving } = useStore(saver.store);
  const next = steps[index + 1];
  const previous = steps[index - 1];
  const goToNext = (): void =>
    portal.navigation.goTo(next ? stepRoute(route, next.key) : props.home.route, "push");
  const { submit, errorSummary } = useStepSubmit(stepForm, step, () => {
    if (!next) portal.showToast(copy.saved);
    goToNext();
  });
  return (
    <form
      className="stack frame-form"
      noValidate
      aria-label={step.title}
      onSubmit={(event) => void submit(event)}
    >
      <div className="frame-step">
        <div>
          <p className="muted small">{copy.step({ now: index + 1, all: steps.length })}</p>
          <h3>{step.title}</h3>
          {step.lead && <p className="muted">{step.lead}</p>}
        </div>
        {preview && <PreviewButton>{preview}</PreviewButton>}
      </div>
      {isReadOnly && <Alert kind="info">{copy.readOnly}</Alert>}
      {isRestored && !isReadOnly && saving.kind !== "saved" && (
        <Alert kind="info">{copy.restored}</Alert>
      )}
      {/* SAFETY: fields find their values by name, whatever else the form contains. */}
      <FrameContext
        value={{ control: form.control as unknown as Control<FieldValues>, isReadOnly }}
      >
        {children(step)}
      </FrameContext>
      <SaveAlert
        saver={saver}
        control={form.control}
        labelOf={labelOf}
        displayValue={displayValue}
      />
      <LiveRegion>{errorSummary}</LiveRegion>
      <StepActions
        stepForm={stepForm}
        onBack={previous && (() => portal.navigation.open(stepRoute(route, previous.key)))}
        onNext={next && goToNext}
      />
    </form>
  );
}

/** Validates and saves the fields of a step, then calls `onSaved`. */
function useStepSubmit<V extends FormValues>(
  { form, saver }: StepForm<V>,
  step: FormStep<V>,
  onSaved: () => void,
) {
  const copy = useTexts(texts);
  const [errorSummary, setErrorSummary] = useState("");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saver.store.getState().saving.kind === "saving") return;
    // SAFETY: a step's fields are names of the form's values.
    const fields = step.fields as readonly Path<V>[];
    const isValid = await form.trigger(fields, { shouldFocus: true });
    const invalidCount = fields.filter((field) => form.getFieldState(field).invalid).length;
    setErrorSummary(isValid ? "" : copy.attention({ count: invalidCount }));
    if (!isValid) return;
    await saver.flush();
    if (!saver.changed().some((field) => step.fields.includes(field))) onSaved();
  }

  return { submit, errorSummary };
}

function stepRoute({ page, id }: PortalRoute, step: string): PortalRoute {
  return { page, id, query: { step } };
}

interface StepActionsProps<V extends FormValues> {
  stepForm: StepForm<V>;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

function StepActions<V extends FormValues>({ stepForm, onBack, onNext }: StepActionsProps<V>) {
  const copy = useTexts(texts);
  const { saver, isReadOnly } = stepForm;
  const { saving } = useStore(saver.store);
  const isBusy = saving.kind === "saving";
  return (
    <div ref={useScrollMargin()} className="frame-actions">
      {!isReadOnly && <SaveProblem saver={saver} />}
      {onBack && <Button onClick={onBack}>{copy.back}</Button>}
      {isReadOnly && onNext && (
        <Button kind="primary" onClick={onNext}>
          {copy.next}
        </Button>
      )}
      {!isReadOnly && (
        <>
          <Button type="submit" kind="primary" busy={isBusy} busyText={copy.saving}>
            {copy.save}
          </Button>
          <SaveStatus stepForm={stepForm} />
        </>
      )}
    </div>
  );
}

/** Focuses and validates the field that `?field=` names, once. */
function useFieldInAddress<V extends FormValues>(
  portal: PortalStore,
  { query: { field } }: PortalRoute,
  { form, isReadOnly }: StepForm<V>,
): void {
  const { defaultValues } = useFormState({ control: form.control });
  useEffect(() => {
    if (!field) return;
    portal.navigation.setQuery({ field: "" });
    if (isReadOnly || !defaultValues || !(field in defaultValues)) return;
    // SAFETY: the form has a field of this name.
    const name = field as Path<V>;
    form.setFocus(name);
    void form.trigger(name);
  }, [portal, field, form, isReadOnly, defaultValues]);
}
