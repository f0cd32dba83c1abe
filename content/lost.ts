import { page } from '#shared/routes.ts'

/** The pages for addresses that lead nowhere (public-site.md §8). */
export const lost = {
  page: {
    heading: 'Page Not Found',
    text: 'The thread ends here: this address leads to no page of ours. It may have moved, or the link lost a letter on its way.',
    back: { label: 'Back to Home', href: page.home },
  },
  service: {
    heading: 'Service Not Found',
    text: 'We have no service under this name. The full list may have it under another one.',
    back: { label: 'Back to Services', href: page.services },
  },
  industry: {
    heading: 'Industry Not Found',
    text: 'We have no page for this industry. See the ones we do, or write to us about yours.',
    back: { label: 'Back to Industries', href: page.industries },
  },
} as const
