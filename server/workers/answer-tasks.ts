import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from './worker-queue.ts'

/**
 * The worker's side of a queue: answers each task in turn. `handOver` names the memory of a result
 * that moves to the other thread instead of being copied.
 */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  handOver: (result: Result) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async (task: Task) => {
    const answer: WorkerAnswer<Result> = await work(task).then(
      (done) => ({ done }),
      (error: unknown) => ({
        failure: error instanceof Error ? String(error.stack) : String(error),
      }),
    )
    parentPort?.postMessage(answer, 'done' in answer ? handOver(answer.done) : [])
  })
}
