import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { brandImageLimits } from '../../../../shared/upload/checkImage.ts'
import { acceptOf, kindNames } from '../../../../shared/upload/complaintText.ts'
import { FileChooser } from '../../../../shared/upload/FileChooser.tsx'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { LiveRegion } from '../../../../shared/ui/LiveRegion.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { useSheet } from '../../../../shared/widget/useSheet.ts'
import { copy as portalCopy } from '../../copy.ts'
import { useFrame } from '../../form/frameContext.ts'
import { problemText } from '../../problemText.ts'
import { useResource } from '../../resource.ts'
import type { BrandStepProps } from './BrandSteps.tsx'
import { copy } from './copy.ts'
import { type Gallery, withPhoto } from './gallery.ts'
import { photosOf } from './photos.ts'
import { PhotoOrder } from './PhotoOrder.tsx'
import { PhotoPool } from './PhotoPool.tsx'
import css from './Photos.css?inline'
import { photoSender } from './senders.ts'
import { createUploads } from './uploads.ts'
import { UploadList } from './UploadList.tsx'

const { kinds, maxMegabytes } = brandImageLimits

/** Which photos a brand shows, in which order, and which of them comes first (A:L173, P19). */
export function PhotosStep({ portal, project, id, stepForm: { form } }: BrandStepProps) {
  useSheet(css)
  const { isReadOnly } = useFrame()
  const { images } = portal.resources
  const { value, problem } = useResource(images)
  useEffect(() => images.load(), [images])
  const photos = useController({ control: form.control, name: 'gallery_images_ids' })
  const hero = useController({ control: form.control, name: 'hero_image_id' })
  const [said, say] = useState('')

  function change({ gallery_images_ids: ids, hero_image_id: first }: Gallery): void {
    form.setValue('gallery_images_ids', ids, { shouldDirty: true })
    form.setValue('hero_image_id', first, { shouldDirty: true, shouldValidate: hero.fieldState.invalid })
  }
  const now = (): Gallery => form.getValues()

  const [uploads] = useState(() =>
    createUploads({
      limits: brandImageLimits,
      send: photoSender(portal, id),
      say,
      onDone(image) {
        images.change((all) => ({ ...all, brandImages: [...all.brandImages.filter((one) => one.id !== image.id), image] }))
        change(withPhoto(now(), image.id))
      },
    }),
  )
  useEffect(() => () => uploads.end(), [uploads])

  if (!value) {
    if (!problem) return <Skeleton shape={['picture', 'line']} text={portalCopy.loading} />
    return (
      <Alert title={copy.photos.failed} actions={<Button onClick={() => void images.reload()}>{portalCopy.again}</Button>}>
        {problemText(problem, portalCopy.problem.load)}
      </Alert>
    )
  }
  const { chosen, pool } = photosOf(value.brandImages, photos.field.value, project.brands)
  return (
    <>
      <PhotoOrder photos={chosen} hero={hero.field.value} gallery={now} change={change} say={say} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <>
          <FileChooser
            label={copy.photos.add}
            hint={copy.hints.files(kindNames(kinds), maxMegabytes)}
            error={hero.fieldState.error?.message ?? photos.fieldState.error?.message}
            accept={acceptOf(kinds)}
            multiple
            inputRef={(element) => {
              hero.field.ref(element)
              photos.field.ref(element)
            }}
            onChoose={uploads.add}
          />
          <UploadList uploads={uploads} />
          {pool.length > 0 && <PhotoPool photos={pool} onTake={(photo) => change(withPhoto(now(), photo))} say={say} />}
        </>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
