import type { CopyLink } from './common.ts'
import type { IconName } from './icon.ts'

/** A featured resource card (public-site.md §2, /resources). */
export type Resource = {
  id: 'checklist' | 'audit' | 'templates'
  icon: IconName
  title: string
  description: string
  /** What is inside, in a few words each. */
  contents: readonly string[]
  /** How long it takes. */
  effort: string
  link: CopyLink
}
