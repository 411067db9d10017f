import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isTouched } from "../ui/screenFocus.ts";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import { useDraft } from "./draft.ts";
import { texts } from "./texts.ts";

export type FormValues = Record<string, string | boolean>;

/** The error message of each invalid field. Valid fields have no entry. */
export type FormErrors<V extends FormValues> = { readonly [K in keyof V]?: string | undefined };

export interface FormSetup<V extends FormValues> {
  /** Names the form within its widget. Typed values then survive a crash and a page translation. */
  readonly draft?: string | undefined;
  readonly initial: V;
  /** Pure, and called at every render. */
  readonly validate: (values: V) => FormErrors<V>;
  /**
   * Called when a submit is refused, for fields outside of this form's values, such as the
   * provider's card field.
   */
  readonly onRefused?: (values: V) => void;
  /** Called with values that are all valid. */
  readonly onSubmit: (values: V) => void;
  /**
   * The server's errors. Each shows until its field changes. A new object counts as a new refusal.
   */
  readonly serverErrors?: FormErrors<V> | undefined;
}

/** The properties of a text field or select. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

/** The properties of a checkbox. */
export interface CheckBinding {
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  onChange(checked: boolean): void;
}

type KeysOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

export interface Form<V extends FormValues> {
  readonly values: V;
  /** The errors that may be shown: those of fields that were left or submitted. */
  readonly errors: FormErrors<V>;
  /** For the form's live region. Empty unless a submit was refused. */
  readonly announcement: string;
  set<K extends keyof V>(name: K, value: V[K]): void;
  field(name: KeysOf<V, string>): FieldBinding;
  check(name: KeysOf<V, boolean>): CheckBinding;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent): void;
  };
}

const invalidControl =
  ":is(input,select,textarea)[aria-invalid=true],[role=radiogroup][aria-invalid=true] input";

/**
 * Manages a form of a few fields. An error shows when its field is left or the form submitted, and
 * disappears when the value is valid.
 */
export function useForm<V extends FormValues>({
  draft,
  initial,
  validate,
  onRefused,
  onSubmit,
  serverErrors,
}: FormSetup<V>): Form<V> {
  const copy = useTexts(texts);
  const [values, setValues] = useDraft(draft, initial);
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const refused = useServerErrors(serverErrors);
  const ref = useRef<HTMLFormElement>(null);
  useFocusOnFirstInvalid(ref, refusals, serverErrors);

  const fieldErrors = validate(values);
  const names = Object.keys(values);
  const errorOf = (name: keyof V): string | undefined =>
    (left.has(name) || refusals ? fieldErrors[name] : undefined) ?? refused.errorOf(name);
  const wrong = names.filter(errorOf).length;

  function set<K extends keyof V>(name: K, value: V[K]): void {
    setValues((current) => ({ ...current, [name]: value }));
    refused.clear(name);
  }

  return {
    values,
    errors: Object.assign({}, ...names.map((name) => ({ [name]: errorOf(name) }))),
    announcement: refusals && wrong ? copy.attention({ count: wrong }) : "",
    set,
    field: (name) => ({
      name,
      // SAFETY: `KeysOf<V, string>` contains only the names of texts.
      value: values[name] as string,
      error: errorOf(name),
      // SAFETY: as above.
      onChange: (value) => set(name, value as V[typeof name]),
      onBlur: () =>
        values[name] !== initial[name] && setLeft((current) => new Set(current).add(name)),
    }),
    check: (name) => ({
      name,
      // SAFETY: `KeysOf<V, boolean>` contains only the names of booleans.
      checked: values[name] as boolean,
      error: errorOf(name),
      // SAFETY: as above.
      onChange: (checked) => set(name, checked as V[typeof name]),
    }),
    formProps: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (!Object.values(fieldErrors).some(Boolean)) return onSubmit(values);
        setRefusals(refusals + 1);
        onRefused?.(values);
      },
    },
  };
}

/**
 * The server's errors, each until its field changes. A new answer shows all of its errors again.
 */
function useServerErrors<V extends FormValues>(serverErrors: FormErrors<V> | undefined) {
  const [changed, setChanged] = useState<{ of: typeof serverErrors; names: ReadonlySet<keyof V> }>({
    of: undefined,
    names: new Set(),
  });
  return {
    errorOf: (name: keyof V): string | undefined =>
      changed.of === serverErrors && changed.names.has(name) ? undefined : serverErrors?.[name],
    clear(name: keyof V): void {
      if (serverErrors?.[name])
        setChanged((current) => ({
          of: serverErrors,
          names: new Set(current.of === serverErrors ? current.names : []).add(name),
        }));
    },
  };
}

function useFocusOnFirstInvalid(
  ref: RefObject<HTMLFormElement | null>,
  refusals: number,
  serverErrors: object | undefined,
): void {
  const { shadow } = useEnvironment();
  // A refusal while the page loads must not take the focus from the page.
  const hasServerErrors =
    serverErrors && Object.values(serverErrors).some(Boolean) && isTouched(shadow);
  useLayoutEffect(() => {
    if (refusals || hasServerErrors)
      ref.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [ref, refusals, serverErrors, hasServerErrors]);
}
