import { z } from 'zod'

/** `Idempotency-Key`: the sender's key for one write; the same key again answers what it made. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.uuid().optional() })
