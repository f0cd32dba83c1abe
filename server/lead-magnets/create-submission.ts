import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { formatCents, formatHours, formatPercent } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { adminSubmissionName, type CreateSubmission } from '#shared/lead-magnets/schema.ts'
import { defaultFollowupStatus } from '#shared/lead-magnets/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { type Keyed, keyed, refuseOtherContent } from '../db/idempotency.ts'
import { leadMagnetSubmissions } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { AppError } from '../errors.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { notify } from '../notifications/notice.ts'
import { keepPerson } from '../people/keep-people.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import { type SubmissionRow, submissionContact } from './submission-records.ts'

type Arguments = {
  ctx: Ctx
  input: CreateSubmission
  /** What the visitor ticked or answered, kept beside the text that people read. */
  answers?: Record<string, unknown>
  /** How a visitor's visit began, where that is known. */
  origin?: Origin | null
  /** What a document that is sent to the visitor is drawn for. */
  paper: Paper
  idempotencyKey?: string | undefined
}

/**
 * Keeps a submission, with its audit row, its notification and the order of its mail, all or
 * nothing. A visitor's is to be followed up, whatever it says; the same `idempotencyKey` again returns the one it made.
 * @throws {AppError} `invalid` when an admin names nobody, `erased` when somebody who asked to be erased;
 * `key_reused`.
 */
export async function createSubmission(parts: Arguments): Promise<SubmissionRow> {
  const { ctx, input, answers, origin = null, paper, idempotencyKey } = parts
  const byAdmin = ctx.actor.kind === 'admin'
  if (byAdmin) refuseNameless(input.name)
  await assertNotErased(ctx, input.email)
  const now = ctx.clock()
  const values = {
    ...input,
    id: randomUUIDv7(),
    followupStatus: (byAdmin && input.followupStatus) || defaultFollowupStatus,
    answers: answers ?? null,
    origin: byAdmin ? null : origin,
    createdAt: now,
    updatedAt: now,
    ...keyed(idempotencyKey, { ...input, answers }),
    searchText: searchTextOf(input),
  }
  const submission = await inTransaction(ctx, async (ctx) => {
    const personId = await keepPerson(ctx.db, submissionContact(values))
    const [created] = await ctx.db
      .insert(leadMagnetSubmissions)
      .values({ ...values, personId })
      .onConflictDoNothing({ target: leadMagnetSubmissions.idempotencyKey })
      .returning()
    if (!created) return submissionOfKey(ctx, values)
    await recordAudit(ctx, {
      action: 'submission.created',
      entityId: created.id,
      personId,
    })
    if (!byAdmin) {
      await notify(ctx, { kind: 'submission_created', submission: created })
      await enqueueEmail(ctx, { kind: 'submission', paper }, created.id)
    }
    return created
  })
  ctx.publish('submissions', 'people', 'notifications', 'messages')
  return submission
}

function refuseNameless(name: string) {
  const named = adminSubmissionName.safeParse(name)
  if (named.success) return
  throw new AppError('invalid', 'Name is required.', { fields: { name: 'Name is required.' } })
}

async function submissionOfKey(ctx: Ctx, values: Keyed): Promise<SubmissionRow> {
  const key = values.idempotencyKey
  const [existing] = key
    ? await ctx.db
        .select()
        .from(leadMagnetSubmissions)
        .where(eq(leadMagnetSubmissions.idempotencyKey, key))
    : []
  if (!existing) throw new Error('A submission was neither created nor found.')
  refuseOtherContent(existing, values)
  return existing
}

/** An audit as people in the back-office read it: who, which hours, and the figures of public-site.md §9. */
export function auditText(answers: AuditAnswers): string {
  const results = calculateAudit(answers)
  return [
    `${answers.companyName} – ${answers.industry}, ${answers.employeeCount} employees`,
    `Role: ${answers.role}`,
    `Manual work: ${formatHours(results.totalHours)} a week, ${formatCents(results.yearlyCost)} a year`,
    `Could save: ${formatHours(results.automationSavings)} a week, ${formatCents(results.yearlySavings)} a year`,
    `Return: ${formatPercent(results.roi)}`,
    `Pain points: ${answers.painPoints.join('; ')}`,
    ...(answers.otherTasks ? [`Other tasks: ${answers.otherTasks}`] : []),
  ].join('\n')
}

/** A checklist as people in the back-office read it; null when the visitor sent no ticks. */
export const checklistText = (checked: readonly string[] | undefined, of: number) =>
  checked ? `${checked.length} of ${of} items ticked` : null
