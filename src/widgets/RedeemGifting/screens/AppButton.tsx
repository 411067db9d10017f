import { LinkButton } from '../../../shared/ui/LinkButton.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import { appLink } from '../links.ts'

/** Opens the gift in the app; the first thing to press on a phone, where the app is. */
export function AppButton({ code, isFirst }: { code: string | null; isFirst: boolean }) {
  const { config, emit } = useEnvironment()
  const url = appLink(config.links, code)
  return (
    <LinkButton kind={isFirst ? 'primary' : 'secondary'} wide={isFirst} href={url} onClick={(event) => emit('widget:navigate', { url, reason: 'app' }, true) || event.preventDefault()}>
      {copy.openApp(config.product.name)}
    </LinkButton>
  )
}
