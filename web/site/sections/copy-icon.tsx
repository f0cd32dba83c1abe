import type { SVGProps } from 'react'
import type { IconName } from '#content/types/icon.ts'

type CopyIconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & { name: IconName }

/** The icon that a piece of copy names, for decoration beside words: a reference into the sprite. */
export function CopyIcon({ name, ...rest }: CopyIconProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <use href={`${import.meta.env.ICON_SPRITE}#${name}`} />
    </svg>
  )
}
