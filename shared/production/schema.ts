import { z } from 'zod'
import { productionSteps } from './checklist.ts'

/** `GET /api/admin/production`: each step, whether it is done, and how it stands in a sentence. */
export const productionSchema = z.array(
  z.object({ step: z.enum(productionSteps), done: z.boolean(), state: z.string() }),
)
