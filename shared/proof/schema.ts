import { z } from 'zod'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/**
 * A task that costs its solver some computing (ALTCHA, PBKDF2): find the number whose derived key
 * begins with `keyPrefix`. Signed by the server, so that it need not createCache what it asked for.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex(16),
    salt: hex(16),
    cost: z.int().positive(),
    keyLength: z.literal(32),
    keyPrefix: hex(16),
    keySignature: hex(32),
    data: z
      .object({
        call: z.string().describe('The one call that a solution is good for.'),
        goodUntil: z.int().describe('Seconds since 1970.'),
      })
      .describe('What the signature binds the task to.'),
  }),
  signature: hex(32),
})

export type Challenge = z.infer<typeof challengeSchema>

/** A challenge with its solution, as the next attempt carries it. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex(32) }),
})

export type Proof = z.infer<typeof proofSchema>
