import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { proofHeader, writeProof } from '#shared/proof/header.ts'
import type { Challenge, Proof } from '#shared/proof/schema.ts'
import type { Answer } from './client.ts'

/** The task that a refusal gives. */
export function challengeOf(refusal: Answer): Challenge {
  const { challenge, code } = refusal.failure
  if (code !== 'proof_required' || !challenge) throw new Error(`No proof is asked for: ${code}.`)
  return challenge
}

export async function solved(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  return { challenge, solution }
}

/** A proof as a call carries it. */
export const carrying = (proof: Proof) => ({ [proofHeader]: writeProof(proof) })

/** Does what a refusal asks for, and answers the header of the next attempt. */
export const proofFor = async (refusal: Answer) => carrying(await solved(challengeOf(refusal)))
