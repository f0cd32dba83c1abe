import { z } from 'zod'

/** A host may hold `;`, `,` and quotes, which a page's policy would take for the end of its name. */
const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/

/** Where the firm's calendar is: an https address of its scheduling provider, or null for none. */
export const schedulingSchema = z.object({
  url: z.url({ protocol: /^https$/, hostname: plainHost }).nullable(),
})
