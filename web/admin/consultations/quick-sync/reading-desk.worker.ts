import { type Questions, readingDesk } from './reading-desk.ts'

const desk = readingDesk()

/** What the page asks of the worker, and what it answers under the same id. */
export type Asked = { id: number; kind: keyof Questions; asked: never }
export type Answered = { id: number; answer: unknown } | { id: number; error: string }

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, kind, asked } = data
  try {
    self.postMessage({ id, answer: desk[kind](asked) } satisfies Answered)
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies Answered)
  }
})
