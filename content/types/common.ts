import type { IconName } from './icon.ts'

/** One question with its answer, as accordions and FAQPage data show it. */
export type Faq = { question: string; answer: string }

export type Benefit = { title: string; description: string }
export type IconBenefit = Benefit & { icon: IconName }

/** A figure and what it counts, both ready to show. */
export type Metric = { value: string; label: string }

/** The colours copy may ask for; names of `web/ui/tokens.css`. */
export type Tone = 'thread' | 'blue' | 'green' | 'violet' | 'yellow'

/** A link whose words belong to the copy; `href` comes from `shared/routes.ts`. */
export type CopyLink = { label: string; href: string }

/**
 * What search engines and link previews are told about a page. `title` does not carry the firm's
 * name, which the layout adds: at most 60 characters with it, the description at most 155.
 */
export type MetaCopy = { title: string; description: string; keywords: readonly string[] }
