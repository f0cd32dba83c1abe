import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from './worker-queue.ts'

/**
 * The worker's side of a queue: answers each order in turn. `handOver` names the memory of a result
 * that moves to the other thread instead of being copied.
 */
export function answerOrders<Order, Result>(
  work: (order: Order) => Promise<Result>,
  handOver: (result: Result) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async (order: Order) => {
    const answer: WorkerAnswer<Result> = await work(order).then(
      (done) => ({ done }),
      (error: unknown) => ({
        failure: error instanceof Error ? String(error.stack) : String(error),
      }),
    )
    parentPort?.postMessage(answer, 'done' in answer ? handOver(answer.done) : [])
  })
}
