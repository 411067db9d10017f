import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { holdPage } from "../../../shared/host/navigation.ts";
import { toJson } from "../../../shared/json/json.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { copy } from "../copy.ts";
import { isSameSettings } from "../merge.ts";
import { resolver } from "../schema.ts";
import { settingsOf, type Settings } from "../settings.ts";
import type { MenuStore } from "../store.ts";
import type { DeskState } from "./DeskScreen.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { MenuFields } from "./MenuFields.tsx";
import { focusSave } from "./focusSave.ts";
import { nameOf } from "./nameOf.ts";
import { Preview } from "./Preview.tsx";
import { refusalsByField } from "./refusals.ts";

interface MenuFormProps {
  state: DeskState;
  store: MenuStore;
  readOnly: boolean;
  pageZone: string | undefined;
  renderChooser: (onChoose: (id: string) => void) => ReactNode;
  onCopy: (() => void) | undefined;
}

/** One location's settings, with a guard around what is not saved. */
export function MenuForm({
  state,
  store,
  readOnly,
  pageZone,
  renderChooser,
  onCopy,
}: MenuFormProps) {
  const { chosen } = state.desk;
  const saved = settingsOf(chosen);
  const kept = store.draft.getState().kept;
  const form = useForm<Settings>({
    defaultValues: kept?.base.id === chosen.id ? kept.settings : saved,
    resolver,
  });
  const { formState, handleSubmit, watch } = form;
  // The React compiler is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const values = watch();
  const isDirty = !isSameSettings(values, saved);
  const copyNoteId = useId();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [nextId, setNextId] = useState<string | null>(null);
  useFlowInForm(form, state, store);
  useGuard(form, state, store);

  const notice = state.kind === "editing" ? state.notice : null;
  useEffect(() => {
    if (notice?.kind === "saved" && nextId !== null)
      store.send({ type: "locationChosen", id: nextId });
  }, [notice, nextId, store]);

  const submit = handleSubmit((settings) => store.send({ type: "submitted", settings }));
  const choose = useCallback(
    (id: string): void =>
      isSameSettings(form.getValues(), settingsOf(chosen))
        ? store.send({ type: "locationChosen", id })
        : setLeavingFor(id),
    [form, chosen, store],
  );
  const discard = (event: MouseEvent<HTMLButtonElement>): void => {
    focusSave(event);
    store.keep(null);
    form.reset(saved);
  };
  const wrong = Object.keys(formState.errors).length;
  return (
    <>
      {renderChooser(choose)}
      <Preview settings={values} location={chosen} pageZone={pageZone} isUnsaved={isDirty} />
      <form noValidate className="stack menu-form" onSubmit={(event) => void submit(event)}>
        <MenuFields form={form} values={values} readOnly={readOnly} saved={saved} />
        {notice && !(notice.kind === "saved" && isDirty) && (
          <FormNotice notice={notice} desk={state.desk} send={store.send} />
        )}
        {!readOnly && (
          <div className="menu-actions">
            <Button
              kind="primary"
              type="submit"
              wide
              busy={state.kind === "saving"}
              busyText={copy.saving}
            >
              {copy.save}
            </Button>
            {isDirty && state.kind !== "saving" && (
              <Button kind="quiet" onClick={discard}>
                {copy.discard}
              </Button>
            )}
            {onCopy && (
              <Button
                kind="quiet"
                disabled={isDirty || state.kind !== "editing"}
                aria-describedby={isDirty ? copyNoteId : undefined}
                onClick={onCopy}
              >
                {copy.copyTo}
              </Button>
            )}
            {onCopy && isDirty && (
              <p id={copyNoteId} className="muted small">
                {copy.copyFirst}
              </p>
            )}
          </div>
        )}
        <LiveRegion>{formState.submitCount && wrong ? copy.attention(wrong) : ""}</LiveRegion>
      </form>
      {leavingFor !== null && (
        <LeaveDialog
          name={nameOf(chosen)}
          onStay={() => setLeavingFor(null)}
          onDiscard={() => {
            store.keep(null);
            store.send({ type: "locationChosen", id: leavingFor });
          }}
          onSave={() => {
            setNextId(leavingFor);
            setLeavingFor(null);
            void submit();
          }}
        />
      )}
    </>
  );
}

type Form = ReturnType<typeof useForm<Settings>>;

/** What the flow decides about the values: a merge fills them in, a save makes them the new start, the server's words go to their fields. */
function useFlowInForm(form: Form, state: DeskState, store: MenuStore): void {
  const { reset, setError } = form;
  const merged = state.kind === "saving" ? state.settings : null;
  const notice = state.kind === "editing" ? state.notice : null;
  const { chosen } = state.desk;
  useEffect(() => {
    if (!merged) return;
    store.keep({ settings: merged, base: chosen });
    reset(merged, { keepErrors: false, keepIsSubmitted: true, keepSubmitCount: true });
  }, [merged, chosen, reset, store]);
  useEffect(() => {
    if (notice?.kind === "saved") {
      store.keep(null);
      reset(settingsOf(chosen));
    }
    if (notice?.kind !== "refused") return;
    for (const [name, message] of refusalsByField(notice.fields))
      setError(name, { type: "server", message }, { shouldFocus: true });
    // A save and a refusal are events: the location of the moment belongs to them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice, reset, setError, store]);
}

/** Keeps what is typed beyond this tree, and asks before the page is left with it. */
function useGuard({ subscribe, getValues }: Form, { desk }: DeskState, store: MenuStore): void {
  const { chosen } = desk;
  const saved = toJson(settingsOf(chosen));
  useEffect(() => {
    let release = (): void => {};
    const look = (): void => {
      const settings = structuredClone(getValues());
      const isDirty = !isSameSettings(settings, settingsOf(chosen));
      store.keep(isDirty ? { settings, base: chosen } : null);
      release();
      release = isDirty ? holdPage() : () => {};
    };
    look();
    const stop = subscribe({ formState: { values: true }, callback: look });
    return () => {
      stop();
      release();
    };
  }, [saved, chosen, getValues, subscribe, store]);
}
