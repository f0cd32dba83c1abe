import { importAnswers, type Questions } from './import-answers.ts'

const answers = importAnswers()

/** What the page asks of the worker, and what it answers under the same id. */
export type Asked = { id: number; kind: keyof Questions; asked: never }
export type Answered = { id: number; answer: unknown } | { id: number; error: string }

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, kind, asked } = data
  try {
    self.postMessage({ id, answer: answers[kind](asked) } satisfies Answered)
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies Answered)
  }
})
