import { useStore } from 'zustand'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { problemText } from '../problemText.ts'
import { copy } from './copy.ts'
import type { Saver } from './saver.ts'
import type { FieldValue, FormValues } from './values.ts'

interface SaveAlertProps<V extends FormValues> {
  saver: Saver<V>
  labelOf: (field: string) => string
}

/** What went wrong with the last save, and the way on (P23). */
export function SaveAlert<V extends FormValues>({ saver, labelOf }: SaveAlertProps<V>) {
  const { saving, base } = useStore(saver.store)
  if (saving.kind === 'conflict') return <Conflict saver={saver} theirs={saving.theirs} mine={base} fields={saving.fields} labelOf={labelOf} />
  if (saving.kind !== 'failed' || saving.problem.kind === 'signed-out') return null
  const { problem } = saving
  const words = problemText(problem, '')
  return (
    <Alert title={copy.failed.title} actions={<Button onClick={() => void saver.flush()}>{copy.failed.again}</Button>}>
      {words && <p>{words}</p>}
      <p>{copy.failed.kept}</p>
    </Alert>
  )
}

interface ConflictProps<V extends FormValues> extends SaveAlertProps<V> {
  theirs: V
  mine: V
  fields: readonly (keyof V & string)[]
}

/** Two people changed one field: both values, and the choice. */
function Conflict<V extends FormValues>({ saver, theirs, fields, labelOf }: ConflictProps<V>) {
  const mine = saver.values()
  return (
    <Alert
      title={copy.conflict.title}
      actions={
        <>
          <Button onClick={() => void saver.resolve('theirs')}>{copy.conflict.reload}</Button>
          <Button onClick={() => void saver.resolve('mine')}>{copy.conflict.keep}</Button>
        </>
      }
    >
      <p>{copy.conflict.text}</p>
      <dl className="frame-conflict">
        {fields.map((field) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>{copy.conflict.theirs}: {words(theirs[field])}</dd>
            <dd>{copy.conflict.yours}: {words(mine[field])}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}

function words(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return (typeof value === 'object' ? value.join(', ') : value) || copy.conflict.empty
}
