import type { Questions } from './reading-desk.ts'
import type { Answered } from './reading-desk.worker.ts'

type Pending = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** The desk on the other side of the worker. */
export type Reader = {
  ask: <Kind extends keyof Questions>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ) => Promise<Questions[Kind]['answer']>
  close: () => void
}

/** Starts the worker, whose code is fetched only then. Rejects what is asked when it can not run. */
export function openReader(): Reader {
  const worker = new Worker(new URL('./reading-desk.worker.ts', import.meta.url), {
    type: 'module',
  })
  const pending = new Map<number, Pending>()
  let asked = 0
  let broken: Error | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if ('error' in data) waiting?.reject(new Error(data.error))
    else waiting?.resolve(data.answer)
  })
  worker.addEventListener('error', () => {
    broken = new Error('The reader of meetings could not be started.')
    for (const { reject } of pending.values()) reject(broken)
    pending.clear()
  })

  const ask: Reader['ask'] = (kind, what) => {
    type Answer = Questions[typeof kind]['answer']
    return new Promise<Answer>((resolve, reject) => {
      if (broken) return reject(broken)
      asked += 1
      // The desk answers each kind of question with its own kind of answer.
      pending.set(asked, { resolve: (answer) => resolve(answer as Answer), reject })
      worker.postMessage({ id: asked, kind, asked: what })
    })
  }
  return { ask, close: () => worker.terminate() }
}
