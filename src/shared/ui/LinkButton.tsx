import type { ComponentProps } from 'react'
import { useSheet } from '../widget/useSheet.ts'
import css from './Button.css?inline'
import type { ButtonKind } from './Button.tsx'
import { classes } from './classes.ts'
import { safeHref } from './safeHref.ts'

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string | null | undefined
  kind?: ButtonKind | undefined
  wide?: boolean | undefined
}

/** A link that looks like a button; nothing at all without a safe address. */
export function LinkButton({ href, kind = 'secondary', wide, className, children, ...rest }: LinkButtonProps) {
  useSheet(css)
  const address = safeHref(href)
  if (!address) return null
  return (
    <a {...rest} href={address} className={classes('button', kind, wide && 'wide', className)}>
      {children}
    </a>
  )
}
