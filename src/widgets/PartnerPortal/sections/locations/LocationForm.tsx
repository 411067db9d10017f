import { useEffect, useState } from 'react'
import { partnerLocationById, type PartnerLocation } from '../../../../shared/contracts/partnerLocations.ts'
import { Alert } from '../../../../shared/ui/Alert.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx'
import { copy as portalCopy } from '../../copy.ts'
import { problemText } from '../../problemText.ts'
import { createResource, useResource } from '../../resource.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { PortalLink } from '../../shell/PortalLink.tsx'
import { copy } from './copy.ts'
import { LocationEditor } from './LocationEditor.tsx'

/** One location, read anew, so that nobody edits what was there when the list was read. */
export function LocationForm(props: SectionProps & { id: string }) {
  const { portal, id } = props
  const [resource] = useState(() =>
    createResource<PartnerLocation>((signal) => portal.client().call(partnerLocationById, { path: { slug: portal.slug(), id } }, { signal }), portal.environment().signal),
  )
  const { value, problem } = useResource(resource)
  useEffect(() => resource.load(), [resource])
  useEffect(() => () => resource.reset(), [resource])
  if (value) return <LocationEditor {...props} location={value} />
  const refusal = problem?.kind === 'rejected' ? problem.status : null
  const words = refusal === 404 ? copy.gone : refusal === 403 ? copy.forbidden : null
  const home = <PortalLink portal={portal} to={{ page: 'locations', id: null, query: {} }} className="frame-home">{copy.home}</PortalLink>
  if (words) return <PageHead screenKey={`location ${id}`} heading={words.heading} lead={words.text} before={home} />
  return (
    <PageHead screenKey={`location ${id}`} heading={copy.heading} before={home}>
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
