import type { ReactNode } from 'react'

/** A page that the server draws for one visitor (server/http/answer-page.tsx). */
export type Answer = {
  /** The title of its tab. */
  title: string
  content: ReactNode
}

/** The page of the build that such answers are drawn into, and what stands in it for their parts. */
export const answerFrame = {
  path: '/answer-frame',
  title: '%answer-title%',
  content: '%answer-content%',
} as const
