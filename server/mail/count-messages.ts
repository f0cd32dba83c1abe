import type { MessageCounts } from '#shared/mail/schema.ts'
import { messageStates } from '#shared/mail/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { remember } from '../db/remember.ts'
import { messages } from '../db/schema.ts'
import { mailProblem } from './mail-problem.ts'

const counts = remember<MessageCounts>(async (ctx) => {
  const { db, env } = ctx
  const { total, by } = await countsBy(db, messages, messages.state, undefined, messageStates)
  return { total, byState: by, canSend: env.smtpUrl !== undefined, problem: await mailProblem(ctx) }
})

/** How many messages stand in each state, at most three seconds old. */
export const countMessages = ({ ctx }: { ctx: Ctx }): Promise<MessageCounts> => counts.recall(ctx)

/** Lets an admin see the effect of their own change at once. */
export const forgetCounts = counts.forget
