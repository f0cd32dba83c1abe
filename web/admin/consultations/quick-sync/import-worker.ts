import { useEffect, useState } from 'react'
import type { Answered } from './import.worker.ts'
import type { Questions } from './import-answers.ts'

type Pending = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** What answers on the other side of the worker. */
export type ImportWorker = {
  ask: <Kind extends keyof Questions>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ) => Promise<Questions[Kind]['answer']>
  close: () => void
}

/** Starts the worker, whose code is fetched only then. Rejects what is asked when it can not run. */
function openImportWorker(): ImportWorker {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
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

  const ask: ImportWorker['ask'] = (kind, what) => {
    type Answer = Questions[typeof kind]['answer']
    return new Promise<Answer>((resolve, reject) => {
      if (broken) return reject(broken)
      asked += 1
      // Each kind of question has its own kind of answer.
      pending.set(asked, { resolve: (answer) => resolve(answer as Answer), reject })
      worker.postMessage({ id: asked, kind, asked: what })
    })
  }
  return { ask, close: () => worker.terminate() }
}

/** A worker as long as the dialog is open. */
export function useImportWorker(open: boolean): ImportWorker {
  const [worker] = useState(openImportWorker)
  useEffect(() => (open ? () => worker.close() : undefined), [open, worker])
  return worker
}
