import { z } from 'zod'

/** Where the firm's calendar is: an https address of its scheduling provider, or null for none. */
export const schedulingSchema = z.object({ url: z.url({ protocol: /^https$/ }).nullable() })
