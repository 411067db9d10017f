import type { MouseEvent, ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Saver } from "./saver.ts";
import { texts } from "./texts.ts";
import type { FieldValue, FormValues } from "./values.ts";

interface SaveAlertProps<V extends FormValues> {
  saver: Saver<V>;
  control: Control<V>;
  labelOf: (field: string) => string;
  /** Turns a value into display text; undefined if it needs no translation. */
  displayValue?: ((field: string, value: FieldValue) => ReactNode) | undefined;
}

/** Another user's changes to the same fields, and a choice between them (P23). */
export function SaveAlert<V extends FormValues>(props: SaveAlertProps<V>) {
  const { saving } = useStore(props.saver.store);
  if (saving.kind !== "conflict") return null;
  return <Conflict {...props} theirs={saving.theirs} fields={saving.fields} />;
}

interface ConflictProps<V extends FormValues> extends SaveAlertProps<V> {
  theirs: V;
  fields: readonly (keyof V & string)[];
}

/** Another user changed the same field: shows both values and asks which to keep. */
function Conflict<V extends FormValues>({
  saver,
  control,
  theirs,
  fields,
  labelOf,
  displayValue = () => undefined,
}: ConflictProps<V>) {
  const copy = useTexts(texts);
  // Renders again at every change, because the user can keep typing.
  useWatch({ control });
  const mine = saver.values();
  const display = (field: string, value: FieldValue | undefined): ReactNode =>
    (value !== undefined && value !== "" && displayValue(field, value)) ||
    words(value, copy.conflict);
  const resolve = (choice: "mine" | "theirs") => (event: MouseEvent<HTMLButtonElement>) => {
    moveFocus(event, fields[0]);
    void saver.resolve(choice);
  };
  return (
    <Alert
      title={copy.conflict.title}
      actions={
        <>
          <Button onClick={resolve("theirs")}>{copy.conflict.reload}</Button>
          <Button onClick={resolve("mine")}>{copy.conflict.keep}</Button>
        </>
      }
    >
      <p>{copy.conflict.text}</p>
      <dl className="frame-conflict">
        {fields.map((field) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {copy.conflict.theirs}: {display(field, theirs[field])}
            </dd>
            <dd>
              {copy.conflict.yours}: {display(field, mine[field])}
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

/** Moves the focus to the field, or else to the save button, before a message and its pressed button disappear. */
export function moveFocus(
  { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
  field?: string,
): void {
  const fieldElement = field && form?.elements.namedItem(field);
  const target =
    fieldElement instanceof HTMLElement
      ? fieldElement
      : form?.querySelector<HTMLElement>("[type=submit]");
  target?.focus();
}

function words(value: FieldValue | undefined, copy: (typeof texts.messages)["conflict"]): string {
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  return (typeof value === "object" ? value.join(", ") : value) || copy.empty;
}
