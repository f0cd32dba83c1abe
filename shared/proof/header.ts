import type { Proof } from './schema.ts'

/** The header in which an attempt carries its proof of work. */
export const proofHeader = 'proof-of-work'

/** A proof as the header has it: JSON in base64. */
export const writeProof = ({ challenge, solution: { counter, derivedKey } }: Proof): string =>
  btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
