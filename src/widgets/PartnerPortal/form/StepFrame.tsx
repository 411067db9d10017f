import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useFormState, type Control, type FieldValues, type Path } from "react-hook-form";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { Place } from "../place.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import type { PortalStore } from "../store.ts";
import { copy } from "./copy.ts";
import { FrameContext } from "./frameContext.ts";
import { SaveAlert } from "./SaveAlert.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import css from "./StepFrame.css?inline";
import { StepNav } from "./StepNav.tsx";
import type { StepForm } from "./useStepForm.ts";
import type { FieldValue, FormValues } from "./values.ts";

/** One step of a form: its key is `?step=`, its fields are what 'Save and continue' judges. */
export interface FormStep<V extends FormValues> {
  readonly key: string;
  readonly title: string;
  readonly lead?: string;
  readonly fields: readonly (keyof V & string)[];
  readonly isComplete: boolean;
}

export interface StepFrameProps<V extends FormValues> {
  portal: PortalStore;
  place: Place;
  stepForm: StepForm<V>;
  steps: readonly FormStep<V>[];
  /** Whose form it is. */
  title: ReactNode;
  /** The list that it came from, where the last step leads too. */
  home: { readonly place: Place; readonly label: string };
  /** A field's label, by its name. */
  labelOf: (field: string) => string;
  /** What a field holds, as people call it, where that is an id on the wire. */
  wordsOf?: (field: string, value: FieldValue) => ReactNode;
  /** Beside the steps, such as a way to remove the thing. */
  aside?: ReactNode;
  children: (step: FormStep<V>) => ReactNode;
}

/** The frame of every multi-step form: steps in the address, validation per step, saving, conflicts, and the way back and on. */
export function StepFrame<V extends FormValues>({
  portal,
  place,
  stepForm,
  steps,
  title,
  home,
  labelOf,
  wordsOf,
  aside,
  children,
}: StepFrameProps<V>) {
  useSheet(css);
  const { form, saver, isReadOnly, isRestored } = stepForm;
  const [refused, setRefused] = useState("");
  const { saving } = useStore(saver.store);
  const index = Math.max(
    0,
    steps.findIndex(({ key }) => key === place.query.step),
  );
  const step = steps[index];
  const next = steps[index + 1];
  const previous = steps[index - 1];
  useFieldOfAddress(portal, place, stepForm);
  if (!step) return null;

  const stepPlace = (key: string): Place => ({
    page: place.page,
    id: place.id,
    query: { step: key },
  });
  const goOn = (): void => portal.navigation.goTo(next ? stepPlace(next.key) : home.place, "push");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!step || saving.kind === "saving") return;
    // SAFETY: a step's fields are names of the form's values.
    const fields = step.fields as readonly Path<V>[];
    const isFit = await form.trigger(fields, { shouldFocus: true });
    const wrong = fields.filter((field) => form.getFieldState(field).invalid).length;
    setRefused(isFit ? "" : copy.attention(wrong));
    if (!isFit) return;
    await saver.flush();
    const isLeft = saver.changed().some((field) => step.fields.includes(field));
    if (isLeft) return;
    if (!next) portal.say(copy.saved);
    goOn();
  }

  return (
    <Screen
      screenKey={`${place.page} ${place.id} ${step.key}`}
      width="full"
      before={
        <PortalLink portal={portal} to={home.place} className="frame-home">
          {home.label}
        </PortalLink>
      }
      eyebrow={
        <>
          {title} · {copy.step(index + 1, steps.length)}
        </>
      }
      heading={step.title}
      lead={step.lead}
    >
      <div className="stepped">
        <StepNav portal={portal} steps={steps} now={step.key} placeOf={stepPlace} />
        <form
          className="stack frame-form"
          noValidate
          aria-label={step.title}
          onSubmit={(event) => void submit(event)}
        >
          {isReadOnly && <Alert kind="info">{copy.readOnly}</Alert>}
          {isRestored && !isReadOnly && saving.kind !== "saved" && (
            <Alert kind="info">{copy.restored}</Alert>
          )}
          {/* SAFETY: fields find their values by name, whatever else the form holds. */}
          <FrameContext
            value={{ control: form.control as unknown as Control<FieldValues>, isReadOnly }}
          >
            {children(step)}
          </FrameContext>
          <SaveAlert saver={saver} control={form.control} labelOf={labelOf} wordsOf={wordsOf} />
          <LiveRegion>{refused}</LiveRegion>
          <div className="frame-actions">
            {previous && (
              <Button onClick={() => portal.navigation.open(stepPlace(previous.key))}>
                {copy.back}
              </Button>
            )}
            {isReadOnly ? (
              next && (
                <Button kind="primary" onClick={goOn}>
                  {copy.next}
                </Button>
              )
            ) : (
              <Button
                type="submit"
                kind="primary"
                busy={saving.kind === "saving"}
                busyText={copy.saving}
              >
                {copy.save}
              </Button>
            )}
            {!isReadOnly && <SaveStatus stepForm={stepForm} />}
          </div>
        </form>
        {aside && <div className="frame-aside">{aside}</div>}
      </div>
    </Screen>
  );
}

/** `?field=` of a link to what is missing: the field takes the focus and says what it wants, once. */
function useFieldOfAddress<V extends FormValues>(
  portal: PortalStore,
  { query: { field } }: Place,
  { form, isReadOnly }: StepForm<V>,
): void {
  const { defaultValues } = useFormState({ control: form.control });
  useEffect(() => {
    if (!field) return;
    portal.navigation.change({ field: "" });
    if (isReadOnly || !defaultValues || !(field in defaultValues)) return;
    // SAFETY: the form has a field of this name.
    const name = field as Path<V>;
    form.setFocus(name);
    void form.trigger(name);
  }, [portal, field, form, isReadOnly, defaultValues]);
}
