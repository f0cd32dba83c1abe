import { page } from '#shared/routes.ts'
import type { CopyLink } from '../types/common.ts'

/** The page for an address that leads nowhere (public-site.md §8). */
export const notFound = {
  heading: 'Page Not Found',
  text: 'The thread ends here: this address leads to no page of ours. It may have moved, or the link lost a letter on its way.',
  action: { label: 'Back to Home', href: page.home },
} as const satisfies { heading: string; text: string; action: CopyLink }
