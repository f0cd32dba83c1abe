import fc from 'fast-check'
import { bulkLists } from '#server/bulk/bulk-lists.ts'
import { changeMany } from '#server/bulk/change-many.ts'
import type { Ctx } from '#server/context.ts'
import { dealRecords } from '#server/deals/deal-records.ts'
import { updateDeal } from '#server/deals/update-deal.ts'
import { createImport, startImport } from '#server/imports/imports.ts'
import { peopleImport } from '#server/imports/work.ts'
import { leadRecords } from '#server/leads/lead-records.ts'
import { updateLead } from '#server/leads/update-lead.ts'
import { updateCompany } from '#server/people/company-records.ts'
import { mergePeople } from '#server/people/merge-people.ts'
import { updatePerson } from '#server/people/person-records.ts'
import { mergeTags, updateTag } from '#server/people/tag-records.ts'
import { updateTask } from '#server/people/tasks.ts'
import { deleteRecord } from '#server/records.ts'
import { updateDealSchema } from '#shared/deals/schema.ts'
import { dealStages } from '#shared/deals/stages.ts'
import { updateLeadSchema } from '#shared/leads/schema.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { mergeFields, tagColors } from '#shared/people/vocabulary.ts'
import type { World } from './undo-world.ts'

const which = fc.nat(5)
const by = fc.nat(1)
const name = fc.constantFrom('Ada', 'Ada Byron', 'Bob B', 'Cleo')
const phone = fc.constantFrom('604 555 0101', '604 555 0102', '604 555 0104', null)
const company = fc.constantFrom('Mill', 'Other Mill', null)
const side = fc.constantFrom('kept', 'from', undefined)
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** A row of a file of people; `tag` names one of the tags that there are. */
const aRow = fc.record({
  name: fc.constantFrom('', 'Ada', 'ada', 'Bob B', 'Eve E'),
  email: fc.constantFrom(
    ...['', 'a@mill.example', 'A@mill.example', 'b@mill.example', 'd@else.example'],
    ...['e@mill.example', 'f@new.example', 'g@gmail.com'],
  ),
  phone: fc.constantFrom('', '604 555 0101', '+604-555-0102', '604 555 0105', 'n/a'),
  company: fc.constantFrom('', 'Mill', 'Other Mill', 'New Ltd'),
  tag: sometimes(which),
  owner: fc.constantFrom('', 'Ann Weaver', 'Ben Loom', 'nobody'),
})

/** What somebody of the firm does, but for taking something back. */
const aDoing = fc.oneof(
  fc.record({
    do: fc.constant('edit a person' as const),
    by,
    which,
    ...{ name: sometimes(name), phone: sometimes(phone), owner: sometimes(fc.nat(2)) },
    ...{ company: sometimes(which), tag: sometimes(which) },
  }),
  fc.record({
    do: fc.constant('edit a lead' as const),
    by,
    which,
    ...{ name, phone, company, owner: sometimes(fc.nat(2)), tag: sometimes(which) },
    status: sometimes(fc.constantFrom(...leadStatuses)),
  }),
  fc.record({ do: fc.constant('delete a lead' as const), by, which }),
  fc.record({
    do: fc.constant('change many leads' as const),
    by,
    change: fc.oneof(
      fc.record({
        status: fc.constantFrom(...leadStatuses),
        tag: sometimes(which),
        adds: fc.boolean(),
      }),
      fc.record({ owner: fc.nat(2), tag: sometimes(which), adds: fc.boolean() }),
      fc.constant({ delete: true as const }),
    ),
  }),
  fc.record({
    do: fc.constant('change many people' as const),
    by,
    ...{
      owner: sometimes(fc.nat(2)),
      tag: sometimes(which),
      adds: fc.boolean(),
      step: fc.boolean(),
    },
  }),
  fc.record({
    do: fc.constant('edit a deal' as const),
    by,
    value: fc.constantFrom(1_000, 2_000),
    stage: fc.constantFrom(...dealStages),
    reason: fc.constantFrom('Price', 'Bad time'),
  }),
  fc.record({ do: fc.constant('delete a deal' as const), by }),
  fc.record({ do: fc.constant('do a task' as const), by, which, done: fc.boolean() }),
  fc.record({ do: fc.constant('edit a company' as const), by, which, name: company }),
  fc.record({
    do: fc.constant('edit a tag' as const),
    by,
    which,
    name: sometimes(name),
    color: fc.nat(3),
  }),
  fc.record({ do: fc.constant('merge tags' as const), by, which, from: which }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('merge people' as const),
      by,
      which,
      from: which,
      fields: fc.record(Object.fromEntries(mergeFields.map((field) => [field, side]))),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import people' as const),
      by,
      rows: fc.array(aRow, { minLength: 1, maxLength: 4 }),
    }),
  },
)
type Doing = typeof aDoing extends fc.Arbitrary<infer Value> ? Value : never

/** What somebody does, or takes back, or does again. */
export const anAct = fc.oneof(
  { weight: 5, arbitrary: aDoing },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), by, which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('redo' as const), by, which: fc.nat(9) }) },
)
export type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

type Setting = { ctx: Ctx; world: World; accounts: readonly (string | null)[] }

/** The ones of a kind that are in a list, in one order. */
const living = (world: World, kind: string) =>
  (world.rows[kind] ?? [])
    .filter(({ deletedAt, setAside }) => deletedAt === null && setAside !== true)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length]

/** Does it to what there is; what there is nothing to do to is left. */
export async function doIt({ ctx, world, accounts }: Setting, act: Doing): Promise<void> {
  const one = (kind: string, n: number) => pick(living(world, kind), n)
  const tagName = (n: number | undefined) =>
    n === undefined ? undefined : String(one('tag', n)?.name)
  const tagsOf = (id: string, n: number | undefined) => {
    if (n === undefined) return undefined
    const has = (tag: string) =>
      ['person', 'lead'].some((kind) => world.cells.has(`${kind}:${id}:tags:${tag}`))
    const flipped = one('tag', n)?.id
    return living(world, 'tag').flatMap((tag) =>
      has(tag.id) === (tag.id === flipped) ? [] : [String(tag.name)],
    )
  }
  const owner = (n: number | undefined) => (n === undefined ? undefined : accounts[n])
  const many = async (list: string, kind: string, change: object) => {
    const set = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    )
    const ids = living(world, kind).map(({ id }) => id)
    const found = bulkLists.find(({ many }) => many === list)
    if (!found || ids.length === 0 || Object.keys(set).length === 0) return
    await changeMany(ctx, found, { ids, change: set })
  }
  const byTag = (tag: number | undefined, adds: boolean) => {
    const named = tagName(tag)
    return named === undefined ? {} : { [adds ? 'addTags' : 'removeTags']: [named] }
  }

  switch (act.do) {
    case 'edit a person': {
      const person = one('person', act.which)
      if (!person) return
      const companyId =
        act.company === undefined ? undefined : (one('company', act.company)?.id ?? null)
      const { name, phone } = act
      const input = {
        name,
        phone,
        companyId,
        owner: owner(act.owner),
        tags: tagsOf(person.id, act.tag),
      }
      await updatePerson(ctx, person.id, input)
      return
    }
    case 'edit a lead': {
      const lead = one('lead', act.which)
      if (!lead) return
      const { name, phone, company, status } = act
      const input = updateLeadSchema.parse({
        ...{ name, phone, company, status, email: lead.email, message: lead.message },
        ...{ assignedTo: owner(act.owner), tags: tagsOf(lead.id, act.tag) },
      })
      await updateLead({ ctx, id: lead.id, input })
      return
    }
    case 'delete a lead': {
      const lead = one('lead', act.which)
      if (lead) await deleteRecord({ ctx, kind: leadRecords, id: lead.id })
      return
    }
    case 'change many leads': {
      const { change } = act
      if ('delete' in change) return many('leads', 'lead', change)
      const { tag, adds, ...set } = change
      const said = 'owner' in set ? { ownerId: owner(set.owner) } : set
      return many('leads', 'lead', { ...said, ...byTag(tag, adds) })
    }
    case 'change many people': {
      const nextStep = act.step ? { title: 'Call back', dueAt: '2026-07-02' } : undefined
      const set = { ownerId: owner(act.owner), nextStep }
      return many('people', 'person', { ...set, ...byTag(act.tag, act.adds) })
    }
    case 'edit a deal': {
      const deal = one('deal', 0)
      const { value, stage, reason: lostReason } = act
      if (deal) await updateDeal(ctx, deal.id, updateDealSchema.parse({ value, stage, lostReason }))
      return
    }
    case 'delete a deal': {
      const deal = one('deal', 0)
      if (deal) await deleteRecord({ ctx, kind: dealRecords, id: deal.id })
      return
    }
    case 'do a task': {
      const task = one('task', act.which)
      if (task) await updateTask(ctx, task.id, { done: act.done })
      return
    }
    case 'edit a company': {
      const company = one('company', act.which)
      if (company && act.name) await updateCompany(ctx, company.id, { name: act.name })
      return
    }
    case 'edit a tag': {
      const tag = one('tag', act.which)
      const isTaken = living(world, 'tag').some(({ name }) => name === act.name)
      const { name } = act
      if (tag && !isTaken) await updateTag(ctx, tag.id, { name, color: tagColors[act.color] })
      return
    }
    case 'merge tags': {
      const [tag, from] = [one('tag', act.which), one('tag', act.from)]
      if (tag && from && tag !== from) await mergeTags(ctx, tag.id, from.id)
      return
    }
    case 'merge people': {
      const [kept, from] = [one('person', act.which), one('person', act.from)]
      const { fields } = act
      if (kept && from && kept !== from) await mergePeople(ctx, kept.id, { from: from.id, fields })
      return
    }
    case 'import people': {
      const lines = act.rows.map(({ tag, ...row }, n) =>
        [n, ...Object.values(row), tagName(tag) ?? ''].join(),
      )
      const text = ['Record ID,Name,Email,Phone,Company,Owner,Tags', ...lines].join('\n')
      const bytes = new TextEncoder().encode(text)
      const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
      await startImport(ctx, id)
      await peopleImport.run(ctx, new AbortController().signal)
    }
  }
}
