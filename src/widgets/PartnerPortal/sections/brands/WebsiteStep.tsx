import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useSheet } from '../../../../shared/widget/useSheet.ts'
import { SelectInput, TextAreaInput } from '../../form/fields.tsx'
import { useFrame } from '../../form/frameContext.ts'
import { useResource } from '../../resource.ts'
import css from './BrandSteps.css?inline'
import type { BrandStepProps } from './BrandSteps.tsx'
import { copy } from './copy.ts'
import { PopupCheck } from './PopupCheck.tsx'

const { labels, hints } = copy

/** The website's system, and the pop-up on it (P4, P21). */
export function WebsiteStep({ portal, id, stepForm: { form }, brand }: BrandStepProps) {
  useSheet(css)
  const { isReadOnly } = useFrame()
  const { cmsProviders } = portal.resources
  const { value } = useResource(cmsProviders)
  useEffect(() => cmsProviders.load(), [cmsProviders])
  const { field } = useController({ control: form.control, name: 'popup_complete' })
  return (
    <>
      <SelectInput name="cms_provider" label={labels.cms_provider} optional options={value ?? []} placeholder={copy.choose} />
      <PopupCheck portal={portal} id={id} snippet={brand.popupSnippet} isLive={field.value} isReadOnly={isReadOnly} onLive={() => form.setValue('popup_complete', true, { shouldDirty: true, shouldValidate: true })} />
      {!field.value && <TextAreaInput name="popup_incomplete_reason" label={labels.popup_incomplete_reason} rows={3} maxLength={255} hint={hints.reason} />}
    </>
  )
}
