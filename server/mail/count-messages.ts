import type { MessageCounts } from '#shared/mail/schema.ts'
import { messageStates } from '#shared/mail/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { remember } from '../db/remember.ts'
import { messages } from '../db/schema.ts'

const counts = remember<MessageCounts>(async ({ db, env }) => {
  const { total, by } = await countsBy(db, messages, messages.state, undefined, messageStates)
  return { total, byState: by, canSend: env.smtpUrl !== undefined }
})

/** How many messages stand in each state, at most three seconds old. */
export const countMessages = ({ ctx }: { ctx: Ctx }): Promise<MessageCounts> => counts.recall(ctx)

/** Lets an admin see the effect of their own change at once. */
export const forgetCounts = counts.forget
