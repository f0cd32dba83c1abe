import { z } from 'zod'

/** `GET /api/admin/people`: everybody of the firm by name, for choosing among; who left included. */
export const peopleSchema = z.array(
  z.object({ id: z.string(), name: z.string(), active: z.boolean() }),
)
