import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type FormValues = Record<string, string | boolean>

/** A message per field that is not right; a field that is left out is. */
export type FormErrors<V extends FormValues> = { readonly [K in keyof V]?: string | undefined }

export interface FormSetup<V extends FormValues> {
  readonly initial: V
  /** Pure, and called at every render. */
  readonly validate: (values: V) => FormErrors<V>
  /** Called with values that are all valid. */
  readonly onSubmit: (values: V) => void
  /** What the server found wrong, shown until that field changes. */
  readonly serverErrors?: FormErrors<V> | undefined
}

/** What a text field or select takes. */
export interface FieldBinding {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
  onBlur(): void
}

/** What a checkbox takes. */
export interface CheckBinding {
  readonly name: string
  readonly checked: boolean
  readonly error: string | undefined
  onChange(checked: boolean): void
}

type KeysOf<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string

export interface Form<V extends FormValues> {
  readonly values: V
  /** Only what may be shown: fields that were left or submitted. */
  readonly errors: FormErrors<V>
  /** For the form's live region; empty unless a submit was refused. */
  readonly announcement: string
  set<K extends keyof V>(name: K, value: V[K]): void
  field(name: KeysOf<V, string>): FieldBinding
  check(name: KeysOf<V, boolean>): CheckBinding
  readonly formProps: { readonly ref: RefObject<HTMLFormElement | null>; readonly noValidate: true; onSubmit(event: FormEvent): void }
}

/** Binds a form of a few fields: an error shows when its field is left or the form submitted, and goes as soon as it is mended. */
export function useForm<V extends FormValues>({ initial, validate, onSubmit, serverErrors }: FormSetup<V>): Form<V> {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set())
  const [refusals, setRefusals] = useState(0)
  const [mended, setMended] = useState<{ of: typeof serverErrors; names: ReadonlySet<keyof V> }>({ of: undefined, names: new Set() })
  const ref = useRef<HTMLFormElement>(null)
  const found = validate(values)

  useLayoutEffect(() => {
    if (refusals) focusFirstInvalid(ref.current)
  }, [refusals])
  useLayoutEffect(() => {
    if (serverErrors && Object.values(serverErrors).some(Boolean)) focusFirstInvalid(ref.current)
  }, [serverErrors])

  function errorOf(name: keyof V): string | undefined {
    const own = left.has(name) || refusals ? found[name] : undefined
    const isMended = mended.of === serverErrors && mended.names.has(name)
    return own ?? (isMended ? undefined : serverErrors?.[name])
  }

  function set<K extends keyof V>(name: K, value: V[K]): void {
    setValues((now) => ({ ...now, [name]: value }))
    if (serverErrors?.[name]) setMended((now) => ({ of: serverErrors, names: new Set(now.of === serverErrors ? now.names : []).add(name) }))
  }

  const names = Object.keys(values)
  const errors: FormErrors<V> = Object.assign({}, ...names.map((name) => ({ [name]: errorOf(name) })))
  const wrong = names.filter((name) => errors[name]).length

  return {
    values,
    errors,
    announcement: refusals && wrong ? `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} your attention` : '',
    set,
    field: (name) => ({
      name,
      // SAFETY: `KeysOf<V, string>` lets only the names of texts in.
      value: values[name] as string,
      error: errorOf(name),
      // SAFETY: as above.
      onChange: (value) => set(name, value as V[typeof name]),
      onBlur: () => values[name] !== initial[name] && setLeft((now) => new Set(now).add(name)),
    }),
    check: (name) => ({
      name,
      // SAFETY: `KeysOf<V, boolean>` lets only the names of booleans in.
      checked: values[name] as boolean,
      error: errorOf(name),
      // SAFETY: as above.
      onChange: (checked) => set(name, checked as V[typeof name]),
    }),
    formProps: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (Object.values(found).some(Boolean)) setRefusals(refusals + 1)
        else onSubmit(values)
      },
    },
  }
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
