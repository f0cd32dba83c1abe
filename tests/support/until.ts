import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something holds, `patience` milliseconds at most; answers whether it came to hold. */
export async function until(condition: () => boolean, patience = 120_000): Promise<boolean> {
  const end = Date.now() + patience
  while (!condition() && Date.now() < end) await wait(5)
  return condition()
}
