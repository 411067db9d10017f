import { copy } from '../../copy.ts'
import type { SectionProps } from '../../sections.ts'
import { PageHead } from '../../shell/PageHead.tsx'

export function Section({ place }: SectionProps) {
  return <PageHead screenKey={`brands ${place.id}`} heading={copy.nav.brands} />
}
