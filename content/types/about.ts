import type { IconName } from './icon.ts'

export type AboutStat = { value: string; label: string; note: string }

/** A value whose benefits show on hover and focus (public-site.md §2, /about). */
export type CoreValue = {
  id: string
  icon: IconName
  title: string
  description: string
  benefits: readonly string[]
}

export type PurposeCard = {
  id: 'mission' | 'vision' | 'goal' | 'promise'
  icon: IconName
  title: string
  text: string
}
