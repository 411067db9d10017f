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
import { holdPage } from "../../../shared/host/navigation.ts";
import type { PortalStore } from "../store.ts";
import { resolverOf } from "./resolver.ts";
import { createSaver, type Saver } from "./saver.ts";
import { changedFields, picked, type FormValues } from "./values.ts";

/** How long after the last key a form saves itself, in milliseconds. */
export const autosaveMs = 1500;
/** How long after the last key what was typed is kept for a reload, in milliseconds. */
const draftMs = 300;

export interface StepFormSetup<V extends FormValues> {
  portal: PortalStore;
  /** Unique within the project: 'locations/12'. */
  name: string;
  /** What the server has. */
  base: V;
  /** Of the whole form; a step shows the complaints of its own fields. Names are those of the wire. */
  schema: z.ZodMiniType<unknown>;
  isReadOnly: boolean;
  reread: () => Promise<Outcome<V>>;
  save: (changed: Partial<V>, all: V) => Promise<Outcome<V>>;
}

export interface StepForm<V extends FormValues> {
  form: UseFormReturn<V>;
  saver: Saver<V>;
  isReadOnly: boolean;
  /** Something typed in an earlier visit was put back into the form. */
  isRestored: boolean;
}

/** A form over several steps that saves itself, keeps what cannot be saved yet, and lets nobody leave without a word. */
export function useStepForm<V extends FormValues>({
  portal,
  name,
  base,
  schema,
  isReadOnly,
  reread,
  save,
}: StepFormSetup<V>): StepForm<V> {
  const draftName = `${portal.slug()} ${name}`;
  const [{ start, isRestored }] = useState(() => restored(base, portal.drafts.read(draftName)));
  // SAFETY: a form's values are their own defaults.
  const form = useForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: resolverOf(schema),
    mode: "onTouched",
  });

  const [calls] = useState(() => ({ reread, save }));
  useEffect(() => void Object.assign(calls, { reread, save }));
  const saver = useMemo(
    () =>
      createSaver<V>({
        base,
        values: () => form.getValues(),
        isFit: (field) => !complaintsOf(schema, form.getValues()).has(field),
        reread: () => calls.reread(),
        save: (changed, all) => calls.save(changed, all),
        adopt: (news) =>
          Object.entries(news).forEach(([field, value]) => setField(form, field, value)),
        // SAFETY: fields that the form does not have are shown by nobody, and the alert above says it all.
        refuse: (errors) =>
          Object.entries(errors).forEach(([field, message]) =>
            form.setError(field as Path<V>, { type: "server", message }),
          ),
      }),
    // One saver for the life of the form: it is keyed by the thing that it edits.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [form],
  );

  useEffect(() => {
    if (isReadOnly) return;
    const stop = portal.leaving.watch({
      isDirty: saver.isDirty,
      flush: saver.flush,
      discard() {
        // SAFETY: the base is a set of values of this form.
        form.reset(saver.store.getState().base as DefaultValues<V>);
        portal.drafts.write(draftName, {});
      },
    });
    return stop;
  }, [portal, form, saver, draftName, isReadOnly]);

  useAutosave({ form, saver, isReadOnly, keep: (draft) => portal.drafts.write(draftName, draft) });
  return { form, saver, isReadOnly, isRestored };
}

interface Autosave<V extends FormValues> extends Pick<
  StepForm<V>,
  "form" | "saver" | "isReadOnly"
> {
  keep: (draft: Partial<V>) => void;
}

/** Keeps and saves what is typed, a while after the last key; holds the page as long as something is neither. */
function useAutosave<V extends FormValues>({ form, saver, isReadOnly, keep }: Autosave<V>): void {
  const [kept] = useState({ keep });
  useEffect(() => void Object.assign(kept, { keep }));
  useEffect(() => {
    if (isReadOnly) return;
    let drafting: ReturnType<typeof setTimeout> | undefined;
    let saving: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | null = null;

    function look(): void {
      const isDirty = saver.isDirty();
      if (isDirty) release ??= holdPage();
      else {
        release?.();
        release = null;
      }
    }
    const keepNow = (): void => {
      kept.keep(picked(form.getValues(), saver.changed()));
      look();
    };
    const unwatch = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(drafting);
        clearTimeout(saving);
        look();
        drafting = setTimeout(keepNow, draftMs);
        saving = setTimeout(() => {
          if (saver.store.getState().saving.kind !== "conflict") void saver.flush();
        }, autosaveMs);
      },
    });
    const unsubscribe = saver.store.subscribe(keepNow);
    if (saver.isDirty()) saving = setTimeout(() => void saver.flush(), autosaveMs);
    look();
    return () => {
      clearTimeout(drafting);
      clearTimeout(saving);
      // The session may just have ended: what stands in the form is kept at once.
      kept.keep(picked(form.getValues(), saver.changed()));
      unwatch();
      unsubscribe();
      release?.();
    };
  }, [form, saver, isReadOnly, kept]);
}

/** The server's values with what was typed before on top, as far as the form still has those fields. */
function restored<V extends FormValues>(
  base: V,
  draft: Readonly<Record<string, unknown>> | null,
): { start: V; isRestored: boolean } {
  const fitting = Object.entries(draft ?? {}).filter(
    ([name, value]) =>
      name in base &&
      typeof value === typeof base[name] &&
      Array.isArray(value) === Array.isArray(base[name]),
  );
  const start = { ...base, ...Object.fromEntries(fitting) };
  return { start, isRestored: changedFields(start, base).length > 0 };
}

/** The names of the fields that the schema complains of. */
function complaintsOf(schema: z.ZodMiniType<unknown>, values: unknown): ReadonlySet<string> {
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
