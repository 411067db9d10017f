import { linkWith } from '../../shared/host/linkWith.ts'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { useEnvironment } from '../../shared/widget/environment.ts'

/** A link that takes the chosen amount along; the host may take the navigation over. */
export function CallToAction({ url, label, spend }: { url: string; label: string; spend: number }) {
  const { emit } = useEnvironment()
  const href = linkWith(url, { spend })
  return (
    <LinkButton
      kind="primary"
      wide
      href={href}
      onClick={(event) => emit('widget:navigate', { url: href, reason: 'cta' }, true) || event.preventDefault()}
    >
      {label}
    </LinkButton>
  )
}
