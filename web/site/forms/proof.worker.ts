import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from '#shared/proof/schema.ts'

/** The server takes a solution for two minutes; who needs longer than this is better told at once. */
const timeout = 60_000

addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  // Without a secure address a browser has no cryptography to work with.
  const canSolve = 'subtle' in crypto && crypto.subtle
  postMessage(canSolve ? await solveChallenge({ challenge, deriveKey, timeout }) : null)
})
