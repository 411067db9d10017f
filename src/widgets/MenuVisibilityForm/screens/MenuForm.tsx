import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { toJson } from "../../../shared/api/json.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { useScrollMargin } from "../../../shared/ui/useScrollMargin.ts";
import { isSameSettings } from "../merge.ts";
import { resolverIn } from "../schema.ts";
import { settingsOf, type Settings } from "../settings.ts";
import type { MenuStore } from "../store.ts";
import type { EditorState } from "./EditorScreen.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { MenuFields } from "./MenuFields.tsx";
import { focusSave } from "./focusSave.ts";
import { nameOf } from "./nameOf.ts";
import { Preview } from "./Preview.tsx";
import { serverErrors } from "./serverErrors.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface MenuFormProps {
  state: EditorState;
  store: MenuStore;
  readOnly: boolean;
  pageZone: string | undefined;
  renderChooser: (onChoose: (id: string) => void) => ReactNode;
  onCopy: (() => void) | undefined;
}

/** The settings of one location, with a guard for unsaved changes. */
export function MenuForm({
  state,
  store,
  readOnly,
  pageZone,
  renderChooser,
  onCopy,
}: MenuFormProps) {
  const copy = useTexts(texts);
  const { chosen } = state.workspace;
  const saved = settingsOf(chosen);
  const draft = store.draft.getState().current;
  const form = useForm<Settings>({
    defaultValues:
      draft?.base.id === chosen.id ? draft.settings : (store.restored(chosen) ?? saved),
    resolver: resolverIn(copy.errors),
  });
  const { formState, handleSubmit, watch } = form;
  // The React compiler is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const values = watch();
  const isDirty = !isSameSettings(values, saved);
  const errors = formState.submitCount ? Object.keys(formState.errors).length : 0;
  const errorSummary = errors ? copy.attention({ count: errors }) : "";
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [nextId, setNextId] = useState<string | null>(null);
  useFlowInForm(form, state, store);
  useUnsavedGuard(form, state, store);

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
    store.saveDraft(null, chosen.id);
    form.reset(saved);
  };
  return (
    <>
      {renderChooser(choose)}
      <Preview settings={values} location={chosen} pageZone={pageZone} isUnsaved={isDirty} />
      <form noValidate className="stack menu-form" onSubmit={(event) => void submit(event)}>
        <MenuFields form={form} values={values} readOnly={readOnly} saved={saved} />
        <BottomBar>
          {notice && !(notice.kind === "saved" && isDirty) && (
            <FormNotice notice={notice} workspace={state.workspace} send={store.send} />
          )}
          {!readOnly && <MenuActions {...{ state, isDirty, onCopy }} onDiscard={discard} />}
        </BottomBar>
        <LiveRegion>{errorSummary}</LiveRegion>
      </form>
      {leavingFor !== null && (
        <LeaveDialog
          name={nameOf(copy, chosen)}
          onStay={() => setLeavingFor(null)}
          onDiscard={() => {
            store.saveDraft(null, chosen.id);
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

function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={useScrollMargin()} className="menu-bar-bottom">
      {children}
    </div>
  );
}

interface MenuActionsProps extends Pick<MenuFormProps, "state" | "onCopy"> {
  isDirty: boolean;
  onDiscard: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Save, and below it one more way: unsaved changes are saved or discarded before they are copied. */
function MenuActions({ state, isDirty, onDiscard, onCopy }: MenuActionsProps) {
  const copy = useTexts(texts);
  const isSaving = state.kind === "saving";
  return (
    <div className="menu-actions">
      <Button kind="primary" type="submit" wide busy={isSaving} busyText={copy.saving}>
        {copy.save}
      </Button>
      {isDirty && !isSaving ? (
        <Button kind="quiet" onClick={onDiscard}>
          {copy.discard}
        </Button>
      ) : (
        onCopy && (
          <Button kind="quiet" disabled={state.kind !== "editing"} onClick={onCopy}>
            {copy.copyTo}
          </Button>
        )
      )}
    </div>
  );
}

type Form = ReturnType<typeof useForm<Settings>>;

/**
 * Applies the flow to the form: a merge fills in values, a save resets the base, and server errors
 * go to their fields.
 */
function useFlowInForm(form: Form, state: EditorState, store: MenuStore): void {
  const { reset, setError } = form;
  const merged = state.kind === "saving" ? state.settings : null;
  const notice = state.kind === "editing" ? state.notice : null;
  const { chosen } = state.workspace;
  useEffect(() => {
    if (!merged) return;
    store.saveDraft({ settings: merged, base: chosen }, chosen.id);
    reset(merged, { keepErrors: false, keepIsSubmitted: true, keepSubmitCount: true });
  }, [merged, chosen, reset, store]);
  useEffect(() => {
    if (notice?.kind === "saved") {
      store.saveDraft(null, chosen.id);
      reset(settingsOf(chosen));
    }
    if (notice?.kind !== "refused") return;
    for (const [name, message] of serverErrors(notice.fields))
      setError(name, { type: "server", message }, { shouldFocus: true });
    // A save and a refusal are events that belong to the current location.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice, reset, setError, store]);
}

/** Keeps unsaved input outside of React, and asks before the page unloads with it. */
function useUnsavedGuard(
  { subscribe, getValues }: Form,
  { workspace }: EditorState,
  store: MenuStore,
): void {
  const { chosen } = workspace;
  const saved = toJson(settingsOf(chosen));
  useEffect(() => {
    let unblockUnload = (): void => {};
    const updateDraft = (): void => {
      const settings = structuredClone(getValues());
      const isDirty = !isSameSettings(settings, settingsOf(chosen));
      store.saveDraft(isDirty ? { settings, base: chosen } : null, chosen.id);
      unblockUnload();
      unblockUnload = isDirty ? blockUnload() : () => {};
    };
    updateDraft();
    const unsubscribe = subscribe({ formState: { values: true }, callback: updateDraft });
    return () => {
      unsubscribe();
      unblockUnload();
    };
  }, [saved, chosen, getValues, subscribe, store]);
}
