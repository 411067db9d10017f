import type { MouseEvent, ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { problemText } from "../problemText.ts";
import { copy } from "./copy.ts";
import type { Saver } from "./saver.ts";
import type { FieldValue, FormValues } from "./values.ts";

interface SaveAlertProps<V extends FormValues> {
  saver: Saver<V>;
  control: Control<V>;
  labelOf: (field: string) => string;
  /** What a field holds, as people call it; undefined where it needs no translation. */
  wordsOf?: ((field: string, value: FieldValue) => ReactNode) | undefined;
}

/** What went wrong with the last save, and the way on (P23). */
export function SaveAlert<V extends FormValues>(props: SaveAlertProps<V>) {
  const { saver } = props;
  const { saving } = useStore(saver.store);
  if (saving.kind === "conflict")
    return <Conflict {...props} theirs={saving.theirs} fields={saving.fields} />;
  if (saving.kind !== "failed" || saving.problem.kind === "signed-out") return null;
  const { problem } = saving;
  const words = problemText(problem, "");
  return (
    <Alert
      title={copy.failed.title}
      actions={
        <Button onClick={(event) => (moveOn(event), void saver.flush())}>
          {copy.failed.again}
        </Button>
      }
    >
      {words && <p>{words}</p>}
      <p>{copy.failed.kept}</p>
    </Alert>
  );
}

interface ConflictProps<V extends FormValues> extends SaveAlertProps<V> {
  theirs: V;
  fields: readonly (keyof V & string)[];
}

/** Two people changed one field: both values, and the choice. */
function Conflict<V extends FormValues>({
  saver,
  control,
  theirs,
  fields,
  labelOf,
  wordsOf = () => undefined,
}: ConflictProps<V>) {
  // Only to look again at every change: one may go on typing.
  useWatch({ control });
  const mine = saver.values();
  const shown = (field: string, value: FieldValue | undefined): ReactNode =>
    (value !== undefined && value !== "" && wordsOf(field, value)) || words(value);
  const resolve = (choice: "mine" | "theirs") => (event: MouseEvent<HTMLButtonElement>) => {
    moveOn(event, fields[0]);
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
              {copy.conflict.theirs}: {shown(field, theirs[field])}
            </dd>
            <dd>
              {copy.conflict.yours}: {shown(field, mine[field])}
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

/** The alert goes away with the button that has the focus, which moves on to what the alert was about. */
function moveOn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, field?: string): void {
  const named = field && form?.elements.namedItem(field);
  const target =
    named instanceof HTMLElement ? named : form?.querySelector<HTMLElement>("[type=submit]");
  target?.focus();
}

function words(value: FieldValue | undefined): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return (typeof value === "object" ? value.join(", ") : value) || copy.conflict.empty;
}
