import { z } from 'zod'
import { proofHeader } from '#shared/proof/header.ts'

/** `Proof-Of-Work`: asked for by a form that is flooded (docs/security.md). */
export const proofHeaders = z.object({
  [proofHeader]: z
    .string()
    .optional()
    .describe(
      'Needed only after a refusal with the code `proof_required`: base64 of JSON with `challenge` as that refusal gave it and its `solution` (`counter`, `derivedKey`). Good once, for the same call, for two minutes.',
    ),
})

/** `Idempotency-Key`: the sender's key for one write; the same key again answers what it made. */
export const formHeaders = proofHeaders.extend({ 'idempotency-key': z.uuid().optional() })
