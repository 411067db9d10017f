import { useEffect, useMemo, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { saveSoon } from "../../../shared/host/saveSoon.ts";
import type { PortalStore } from "../storeType.ts";
import { resolverOf } from "./resolver.ts";
import { createSaver, type Saver } from "./saver.ts";
import { changedFields, pick, type FormValues } from "./values.ts";

/** Milliseconds between the last change and the autosave. */
export const autosaveMs = 1500;
/** Milliseconds until unsaved input is stored for a reload. */
const draftMs = 300;

export interface StepFormSetup<V extends FormValues> {
  portal: PortalStore;
  /** The form's name, unique within the project: 'locations/12'. */
  name: string;
  /** The values on the server. */
  base: V;
  /**
   * The schema of the whole form, with the API's field names; a step shows the errors of its own
   * fields.
   */
  schema: z.ZodMiniType<unknown>;
  isReadOnly: boolean;
  readLatest: () => Promise<Outcome<V>>;
  save: (changed: Partial<V>, all: V) => Promise<Outcome<V>>;
}

export interface StepForm<V extends FormValues> {
  form: UseFormReturn<V>;
  saver: Saver<V>;
  isReadOnly: boolean;
  /** Whether input from an earlier visit was restored. */
  isRestored: boolean;
}

/**
 * A form with several steps that saves itself, stores what cannot be saved yet, and asks before
 * unsaved input is lost.
 */
export function useStepForm<V extends FormValues>({
  portal,
  name,
  base,
  schema,
  isReadOnly,
  readLatest,
  save,
}: StepFormSetup<V>): StepForm<V> {
  const draftName = `${portal.slug()} ${name}`;
  const [{ start, isRestored }] = useState(() => restoreDraft(base, portal.drafts.read(draftName)));
  // SAFETY: a form's values are their own defaults.
  const form = useForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: resolverOf(schema),
    mode: "onTouched",
  });

  const [latestCallbacks] = useState(() => ({ reread: readLatest, save }));
  useEffect(() => void Object.assign(latestCallbacks, { reread: readLatest, save }));
  const saver = useMemo(
    () =>
      createSaver<V>({
        base,
        values: () => form.getValues(),
        isValid: (field) => !invalidFields(schema, form.getValues()).has(field),
        readLatest: () => latestCallbacks.reread(),
        save: (changed, all) => latestCallbacks.save(changed, all),
        applyValues: (news) =>
          Object.entries(news).forEach(([field, value]) => setField(form, field, value)),
        // SAFETY: no field shows the error of an unknown field, but the alert above names it.
        setErrors: (errors) =>
          Object.entries(errors).forEach(([field, message]) =>
            form.setError(field as Path<V>, { type: "server", message }),
          ),
      }),
    // The saver lives as long as the form, which is keyed by its item.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [form],
  );

  useEffect(() => {
    if (isReadOnly) return;
    const detach = portal.unsavedGuard.attach({
      isDirty: saver.isDirty,
      flush: saver.flush,
      discard() {
        // SAFETY: the base is a set of values of this form.
        form.reset(saver.store.getState().base as DefaultValues<V>);
        portal.drafts.write(draftName, {});
      },
    });
    return detach;
  }, [portal, form, saver, draftName, isReadOnly]);

  useAutosave({
    form,
    saver,
    isReadOnly,
    saveDraft: (draft) => portal.drafts.write(draftName, draft),
  });
  return { form, saver, isReadOnly, isRestored };
}

interface Autosave<V extends FormValues> extends Pick<
  StepForm<V>,
  "form" | "saver" | "isReadOnly"
> {
  saveDraft: (draft: Partial<V>) => void;
}

/**
 * Stores and saves input after the last change and when the browser is online again, and blocks
 * unloading while anything is unsaved.
 */
function useAutosave<V extends FormValues>({
  form,
  saver,
  isReadOnly,
  saveDraft,
}: Autosave<V>): void {
  const [latest] = useState({ keep: saveDraft });
  useEffect(() => void Object.assign(latest, { keep: saveDraft }));
  useEffect(() => {
    if (isReadOnly) return;
    const ending = new AbortController();
    let saveTimer: ReturnType<typeof setTimeout> | undefined;
    let unblockUnload: (() => void) | null = null;

    function updateUnloadBlock(): void {
      const isDirty = saver.isDirty();
      if (isDirty) unblockUnload ??= blockUnload();
      else {
        unblockUnload?.();
        unblockUnload = null;
      }
    }
    const saveDraftNow = (): void => latest.keep(pick(form.getValues(), saver.changed()));
    const saveDraftSoon = saveSoon(draftMs, ending.signal, saveDraftNow);
    const unwatch = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(saveTimer);
        updateUnloadBlock();
        saveDraftSoon();
        saveTimer = setTimeout(() => {
          if (saver.store.getState().saving.kind !== "conflict") void saver.flush();
        }, autosaveMs);
      },
    });
    const unsubscribe = saver.store.subscribe(() => {
      saveDraftNow();
      updateUnloadBlock();
    });
    onOnline(ending.signal, () => {
      const { saving } = saver.store.getState();
      if (saving.kind === "failed" && saving.problem.kind === "offline") void saver.flush();
    });
    if (saver.isDirty()) saveTimer = setTimeout(() => void saver.flush(), autosaveMs);
    updateUnloadBlock();
    return () => {
      clearTimeout(saveTimer);
      ending.abort();
      // The session may just have ended, so unsaved input is stored at once.
      saveDraftNow();
      unwatch();
      unsubscribe();
      unblockUnload?.();
    };
  }, [form, saver, isReadOnly, latest]);
}

/** The server's values with the stored draft on top, as far as its fields still exist. */
function restoreDraft<V extends FormValues>(
  base: V,
  draft: Readonly<Record<string, unknown>> | null,
): { start: V; isRestored: boolean } {
  const matchingEntries = Object.entries(draft ?? {}).filter(
    ([name, value]) =>
      name in base &&
      typeof value === typeof base[name] &&
      Array.isArray(value) === Array.isArray(base[name]),
  );
  const start = { ...base, ...Object.fromEntries(matchingEntries) };
  return { start, isRestored: changedFields(start, base).length > 0 };
}

/** The names of the fields that fail the schema. */
function invalidFields(schema: z.ZodMiniType<unknown>, values: unknown): ReadonlySet<string> {
  const result = schema.safeParse(values);
  return new Set(result.success ? [] : result.error.issues.map(({ path }) => String(path[0])));
}

function setField<V extends FormValues>(
  form: UseFormReturn<V>,
  name: string,
  value: unknown,
): void {
  // SAFETY: names and values come from a set of values of the same form.
  form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, {
    shouldValidate: form.getFieldState(name as Path<V>).invalid,
  });
}
