import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx'
import { cx } from './cx.ts'

/** The classes of a link inside text, for routers that bring their own element. The office has it in ink (ink-links.css). */
export const linkClass =
  'rounded-sm text-thread underline decoration-thread/40 underline-offset-3 transition-colors ' +
  'hover:text-thread-deep hover:decoration-current active:text-ink'

type LinkProps = ComponentProps<'a'> & { external?: boolean | undefined }

/** What a link that opens a new tab needs, so that the page there can not reach back. */
const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** A link inside text. `external` opens it in a new tab. */
export function Link({ external, className, ...rest }: LinkProps) {
  return <a {...(external ? newTab : {})} {...rest} className={cx(linkClass, className)} />
}

type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

/** A link that looks like a button. `external` opens it in a new tab. */
export function ButtonLink({ external, variant, size, className, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...(external ? newTab : {})}
      {...rest}
      className={cx(buttonClass({ variant, size }), className)}
    />
  )
}
