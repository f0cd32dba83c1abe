import type { CSSProperties } from 'react'
import type { Tone } from '#content/types/common.ts'

/** Gives a piece of a demo its colour, as the custom property that demos.css reads. */
export const toneStyle = (tone: Tone): CSSProperties & { '--tone': string } => ({
  '--tone': `var(--color-${tone})`,
})
