import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkLists } from '#server/bulk/bulk-lists.ts'
import { changeMany } from '#server/bulk/change-many.ts'
import type { Ctx } from '#server/context.ts'
import { deals, leads } from '#server/db/schema.ts'
import { dealRecords } from '#server/deals/deal-records.ts'
import { updateDeal } from '#server/deals/update-deal.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { leadRecords } from '#server/leads/lead-records.ts'
import { setLeadStatus, updateLead } from '#server/leads/update-lead.ts'
import { readTags, tagLinks } from '#server/people/keep-tags.ts'
import { deleteRecord } from '#server/records.ts'
import { type Deal, dealSchema } from '#shared/deals/schema.ts'
import { dealStages, movedTo, type Standing } from '#shared/deals/stages.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import type { Lead } from '#shared/leads/schema.ts'
import { leadPriorities, leadStatuses } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { enteredLead, signedIn } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { twoColleagues, undoSequences } from '#tests/support/undo-world.ts'

const sequences = undoSequences(150)

onEachDatabase('changes that are taken back', (database) => {
  const app = useTestApp(database)

  test(
    `after any of ${sequences} sequences of edits, bulk changes, undos and redos by two people, each field of leads and of a deal has what the rules say`,
    {
      timeout: 60_000 + sequences * 1_000,
    },
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(anAct, { minLength: 2, maxLength: 12 }), async (acts) => {
          // What others left would be looked through by each that comes.
          await app.empty()
          await followed(app, acts)
        }),
        { numRuns: sequences },
      ),
  )
})

const anAct = fc.oneof(
  fc.record({
    do: fc.constant('edit' as const),
    who: fc.nat(1),
    lead: fc.nat(1),
    company: fc.constantFrom('A', 'B', null),
    phone: fc.constantFrom('555 0101', '555 0102', null),
    priority: fc.constantFrom(...leadPriorities),
  }),
  fc.record({
    do: fc.constant('status' as const),
    who: fc.nat(1),
    lead: fc.nat(1),
    status: fc.constantFrom(...leadStatuses),
  }),
  fc.record({ do: fc.constant('delete' as const), who: fc.nat(1), lead: fc.nat(1) }),
  fc.record({
    do: fc.constant('bulk' as const),
    who: fc.nat(1),
    status: fc.constantFrom(...leadStatuses),
    tag: fc.constantFrom('A', 'B'),
    gives: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('tag' as const),
    who: fc.nat(1),
    lead: fc.nat(1),
    tag: fc.constantFrom('A', 'B'),
    gives: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('deal' as const),
    who: fc.nat(1),
    value: fc.constantFrom(1_000, 2_000),
    stage: fc.constantFrom(...dealStages),
    reason: fc.constantFrom('Price', 'Bad time'),
    isTagged: fc.boolean(),
  }),
  fc.record({ do: fc.constant('deal gone' as const), who: fc.nat(1) }),
  fc.record({ do: fc.constant('undo' as const), who: fc.nat(1), which: fc.nat(20) }),
)
type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

/** What the test follows of a record; the rules of undo are the same for every field. */
type Fields = Record<string, string | number | null>
type Noted = {
  items: { record: number; field: string; before: Fields[string]; after: Fields[string] }[]
  undoes?: number
}

type World = {
  made: readonly Lead[]
  /** Opened from the first lead; its fields stand behind those of the leads. */
  deal: Deal
  model: readonly Fields[]
  write: (record: number, set: Fields) => Noted['items']
  now: number
}

/** Does one act both ways; returns what the arithmetic says that it changed. */
async function done(
  ctx: Ctx,
  act: Exclude<Act, { do: 'undo' }>,
  { made, deal, model, write, now }: World,
): Promise<Noted['items']> {
  if (act.do === 'bulk') {
    const { status, tag, gives } = act
    const change = { status, [gives ? 'addTags' : 'removeTags']: [tag] }
    const ids = made.map(({ id }) => id)
    await changeMany(ctx, bulkLists.find(({ many }) => many === 'leads') ?? never(), {
      ids,
      change,
    })
    return made.flatMap((_lead, index) =>
      model[index]?.deletedAt ? [] : write(index, { status, [tag]: Number(gives) }),
    )
  }
  if (act.do === 'deal' || act.do === 'deal gone') {
    const was = model[made.length] ?? never()
    if (was.deletedAt) return []
    if (act.do === 'deal gone') {
      await deleteRecord({ ctx, kind: dealRecords, id: deal.id })
      return write(made.length, { deletedAt: now })
    }
    const { value, stage, reason, isTagged } = act
    const tags = isTagged ? ['A'] : []
    await updateDeal(ctx, deal.id, { value, stage, lostReason: reason, tags })
    const moved = movedTo(was as Standing<number>, stage, reason, now)
    const wins = moved.stage === 'won' && !model[0]?.deletedAt
    return [
      ...write(made.length, { value, ...moved, A: Number(isTagged) }),
      ...(wins ? write(0, { status: 'won' }) : []),
    ]
  }
  const { id, name, email } = made[act.lead] ?? never()
  const was = model[act.lead] ?? never()
  if (was.deletedAt) return []
  if (act.do === 'status') {
    await setLeadStatus({ ctx, id, status: act.status })
    return write(act.lead, { status: act.status })
  }
  if (act.do === 'delete') {
    await deleteRecord({ ctx, kind: leadRecords, id })
    return write(act.lead, { deletedAt: now })
  }
  const text = (field: string) => (was[field] === null ? null : String(was[field]))
  const texts = { name, email, message: null }
  if (act.do === 'edit') {
    const { company, phone, priority } = act
    await updateLead({ ctx, id, input: { ...texts, company, phone, priority } })
    return write(act.lead, { company, phone, priority })
  }
  const { tag, gives } = act
  const tags = ['A', 'B'].filter((each) => (each === tag ? gives : was[each] === 1))
  const input = { ...texts, company: text('company'), phone: text('phone'), tags }
  await updateLead({ ctx, id, input })
  return write(act.lead, { [tag]: Number(gives) })
}

/** Where a deal stands is one thing. */
const isTogether = (field: string) =>
  ['stage', 'stageAt', 'wonAt', 'lostAt', 'lostReason'].includes(field)

async function dealNow(app: TestApp, id: string): Promise<Fields> {
  const [row] = await app.db.select().from(deals).where(eq(deals.id, id))
  if (!row) throw new Error('A deal is gone.')
  const { value, stage, stageAt, wonAt, lostAt, lostReason, deletedAt } = row
  expect([wonAt !== null, lostAt !== null, lostReason !== null]).toEqual([
    stage === 'won',
    stage === 'lost',
    stage === 'lost',
  ])
  return {
    value,
    A: (await readTags(app.db, tagLinks.deal, [id])).get(id)?.length ?? 0,
    stage,
    stageAt: stageAt.getTime(),
    wonAt: wonAt?.getTime() ?? null,
    lostAt: lostAt?.getTime() ?? null,
    lostReason,
    deletedAt: deletedAt?.getTime() ?? null,
  }
}

function never(): never {
  throw new Error('The test asks for what is not there.')
}

/** Does the acts with the product and with a few lines of arithmetic, and compares after each. */
async function followed(app: TestApp, acts: readonly Act[]): Promise<void> {
  const as = await twoColleagues(app)
  const admin = await signedIn(app)
  const made = [await enteredLead(admin), await enteredLead(admin)]
  const model: Fields[] = made.map(({ company, phone, priority, status }) => ({
    company,
    phone,
    priority,
    status,
    A: 0,
    B: 0,
    deletedAt: null,
  }))
  const opened = { personId: made[0]?.personId, title: 'Looms', value: 500, leadId: made[0]?.id }
  const deal = (await admin.post(api.admin.deals, opened)).read(dealSchema)
  model.push({
    value: 500,
    A: 0,
    stage: deal.stage,
    stageAt: Date.parse(deal.stageAt),
    wonAt: null,
    lostAt: null,
    lostReason: null,
    deletedAt: null,
  })
  const noted: Noted[] = []
  const stands = (index: number): boolean =>
    !noted.some(({ undoes }, undo) => undoes === index && stands(undo))
  const write = (record: number, set: Fields) => {
    const now = model[record] ?? {}
    const items = Object.keys(set)
      .filter((field) => now[field] !== set[field])
      .map((field) => ({ record, field, before: now[field] ?? null, after: set[field] ?? null }))
    model[record] = { ...now, ...set }
    return items
  }
  const ids = new Map<number, string>()
  const newest = async () =>
    (await admin.get(`${api.admin.changes}?limit=1`)).read(changeSchema.array())[0]?.id ?? ''
  for (const act of acts) {
    app.clock.advance(minute)
    if (act.do === 'undo') {
      const index = noted.length > 0 ? act.which % noted.length : -1
      const change = noted[index]
      if (!change || !stands(index)) continue
      const isLeft = ({ record, field, after }: Noted['items'][number]) =>
        model[record]?.[field] !== after
      const areLeft = change.items.some((item) => isTogether(item.field) && isLeft(item))
      const items = change.items
        .filter((item) => !isLeft(item) && !(areLeft && isTogether(item.field)))
        .flatMap(({ record, field, before }) => write(record, { [field]: before }))
      const { changeId } = await undoChange(as(act.who), ids.get(index) ?? '')
      ids.set(noted.length, changeId)
      noted.push({ items, undoes: index })
    } else {
      const now = app.clock().getTime()
      const items = await done(as(act.who), act, { made, deal, model, write, now })
      if (items.length === 0) continue
      ids.set(noted.length, await newest())
      noted.push({ items })
    }
    for (const [index, { id }] of made.entries()) {
      const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
      if (!row) throw new Error('A lead is gone.')
      const { company, phone, priority, status, deletedAt } = row
      const names = (await readTags(app.db, tagLinks.lead, [id])).get(id)?.map(({ name }) => name)
      const [A, B] = [Number(names?.includes('A') ?? false), Number(names?.includes('B') ?? false)]
      const at = deletedAt?.getTime() ?? null
      const now = { company, phone, priority, status, A, B, deletedAt: at }
      expect(now, JSON.stringify(acts)).toEqual(model[index])
    }
    expect(await dealNow(app, deal.id), JSON.stringify(acts)).toEqual(model[made.length])
  }
}
