import { useStore } from 'zustand'
import type { PurchaseProject } from '../../../shared/contracts/purchase.ts'
import { emailProblem } from '../../../shared/forms/email.ts'
import { FormFrame } from '../../../shared/forms/FormFrame.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { TextField } from '../../../shared/ui/TextField.tsx'
import { copy } from '../copy.ts'
import type { HousePanelStore } from '../store.ts'

interface Props {
  readonly kind: 'planning' | 'sold-out'
  readonly project: PurchaseProject
  readonly store: HousePanelStore
}

/** Nothing to buy yet, or nothing any more: who leaves an e-mail address hears of it (H14). */
export function InquiryPanel({ kind, project, store }: Props) {
  const { status } = useStore(store.inquiry)
  const form = useForm({
    draft: 'inquiry',
    initial: { email: '' },
    validate: ({ email }) => ({ email: messageFor(email) }),
    onSubmit: ({ email }) => void store.inquire(project.id, email.trim()),
  })
  const isPlanning = kind === 'planning'
  return (
    <Screen heading={isPlanning ? copy.planning : copy.soldOut} lead={isPlanning ? copy.planningLead(project.name ?? 'This place') : copy.soldOutLead}>
      {status === 'sent' ? (
        <Alert kind="positive" title={copy.inquiry.sent} />
      ) : (
        <FormFrame form={form}>
          <TextField label={copy.inquiry.email} type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
          {status === 'failed' && <Alert title={copy.inquiry.failed} />}
          <Button type="submit" kind="primary" wide busy={status === 'sending'}>
            {copy.inquiry.submit}
          </Button>
        </FormFrame>
      )}
    </Screen>
  )
}

function messageFor(email: string): string | undefined {
  const problem = emailProblem(email)
  return problem ? (problem === 'empty' ? copy.inquiry.empty : copy.inquiry.malformed) : undefined
}
