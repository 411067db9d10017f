import type { ComponentProps } from 'react'
import { Root as Calculator } from '../../../src/widgets/SubscriptionCalculator/Root.tsx'
import { Counted } from './counted.tsx'

/** Stands in for the calculator's own Root in the bench's build of the bundle (`build.ts`). */
export function Root(props: ComponentProps<typeof Calculator>) {
  return (
    <Counted>
      <Calculator {...props} />
    </Counted>
  )
}
