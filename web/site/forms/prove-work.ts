import type { ErrorBody } from '#shared/errors.ts'
import { writeProof } from '#shared/proof/header.ts'
import type { Challenge, Proof } from '#shared/proof/schema.ts'

/**
 * Does the work that a refusal asks for, away from the page, and returns it as the header of the
 * next attempt has it; null when it asks for none, or when this browser can not do it.
 */
export async function proveWork(refusal: Response): Promise<string | null> {
  const body: Partial<ErrorBody> | null = await refusal.json().catch(() => null)
  if (body?.code !== 'proof_required' || !body.challenge) return null
  const solution = await solve(body.challenge)
  return solution && writeProof({ challenge: body.challenge, solution })
}

function solve(challenge: Challenge): Promise<Proof['solution'] | null> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Proof['solution'] | null>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
