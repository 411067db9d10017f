import { useEffect, useState } from 'react'
import type { PartnerBrand } from '../../../../shared/contracts/partnerBrands.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import { createResource, useResource } from '../../resource.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { PortalLink } from '../../shell/PortalLink.tsx'
import { readBrand } from './brandById.ts'
import { BrandEditor } from './BrandEditor.tsx'
import { copy } from './copy.ts'

/** One brand, read anew, so that nobody edits what was there when the list was read. */
export function BrandForm(props: SectionProps & { id: string }) {
  const { portal, id } = props
  const [resource] = useState(() => createResource<PartnerBrand>((signal) => readBrand(portal, id, signal), portal.environment().signal))
  const { value, problem } = useResource(resource)
  useEffect(() => resource.load(), [resource])
  useEffect(() => () => resource.reset(), [resource])
  if (value) return <BrandEditor {...props} brand={value} />
  const isGone = problem?.kind === 'rejected' && problem.status === 404
  const home = <PortalLink portal={portal} to={{ page: 'brands', id: null, query: {} }} className="frame-home">{copy.home}</PortalLink>
  if (isGone) return <PageHead screenKey={`brand ${id}`} heading={copy.gone.heading} lead={copy.gone.text} before={home} />
  return (
    <PageHead screenKey={`brand ${id}`} heading={copy.heading} before={home}>
      {problem ? (
        <Alert title={copy.failed} actions={<Button onClick={() => void resource.reload()}>{portalCopy.again}</Button>}>
          {problemText(problem, portalCopy.problem.load)}
        </Alert>
      ) : (
        <Skeleton shape={['title', 'control', 'control', 'control']} text={portalCopy.loading} />
      )}
    </PageHead>
  )
}
