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

/** `Idempotency-Key`: the sender's key for one write. */
export const formHeaders = proofHeaders.extend({
  'idempotency-key': z
    .uuid()
    .optional()
    .describe(
      'One for each content: sent again, the call answers what it made the first time; with another content it is refused (422, `key_reused`).',
    ),
})
