import { copy } from '../../copy.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'

export function Section({ place }: SectionProps) {
  return <PageHead screenKey={`team ${place.id}`} heading={copy.nav.team} />
}
