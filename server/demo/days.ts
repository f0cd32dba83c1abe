import { eq } from 'drizzle-orm'
import { createConsultationSchema } from '#shared/consultations/schema.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { createDealSchema, type Deal } from '#shared/deals/schema.ts'
import { defaultLostReasons, openStages } from '#shared/deals/stages.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { bulkLists } from '../bulk/bulk-lists.ts'
import { changeMany } from '../bulk/change-many.ts'
import { createConsultation } from '../consultations/create-consultation.ts'
import { setConsultationStatus } from '../consultations/update-consultation.ts'
import type { Ctx } from '../context.ts'
import { newsletterSubscribers, people } from '../db/schema.ts'
import { createDeal } from '../deals/create-deal.ts'
import { updateDeal } from '../deals/update-deal.ts'
import type { SubmissionRow } from '../lead-magnets/submission-records.ts'
import { createLead } from '../leads/create-lead.ts'
import type { LeadRow } from '../leads/presenter.ts'
import { setLeadStatus } from '../leads/update-lead.ts'
import { subscribe, unsubscribe } from '../newsletter/subscribe.ts'
import { updateCompany } from '../people/company-records.ts'
import { createNote } from '../people/notes.ts'
import { updatePerson } from '../people/person-records.ts'
import { createTask, updateTask } from '../people/tasks.ts'
import {
  createPerson,
  customerTag,
  messageOf,
  noteWords,
  originOf,
  type Person,
  projects,
  steps,
  tagNames,
} from './cast.ts'
import { download, followUp } from './lead-magnets.ts'
import { robotsWrite } from './robots.ts'
import type { Colleague, Scene } from './scene.ts'

/** What is left of the days before for those that come. */
export type Past = {
  people: Person[]
  /** Leads that nobody has answered yet, and those that somebody works on. */
  unanswered: LeadRow[]
  known: { personId: string; owner: Colleague }[]
  /** Leads that were answered on the day. */
  answered: { lead: LeadRow; personId: string; owner: Colleague }[]
  /** Deals that are still to be decided. */
  deals: { deal: Deal; owner: Colleague }[]
  /** Steps that are due one day, by how many days ago that is. */
  tasks: { id: string; version: number; personId: string; daysAgo: number; owner: Colleague }[]
  calls: { id: string; daysAgo: number; agreed: boolean }[]
  /** Lead magnets that nobody has followed up yet. */
  downloads: SubmissionRow[]
  /** How many messages were set aside. */
  setAside: number
  /** Companies that somebody looks after. */
  owned: Set<string>
}

type Day = { scene: Scene; past: Past; daysAgo: number }
type Act = (day: Day) => Promise<void>

/**
 * What happens on each day of the demo, in its order, all through the product's own verbs. What the
 * product learns to keep is added here.
 */
export const acts: readonly Act[] = [
  newPeopleWrite,
  someAskForCalls,
  someDownload,
  someSubscribe,
  someUnsubscribe,
  downloadsAreFollowedUp,
  robotsWrite,
  theTeamAnswers,
  dealsAreOpened,
  dealsMoveOn,
  callsAreHeld,
  stepsAreDone,
]

/** Four hundred people over ninety days, more of them as time goes. */
async function newPeopleWrite({ scene, past, daysAgo }: Day) {
  const { dice } = scene
  const count = Math.round(3.2 + ((90 - daysAgo) / 90) * 2.5)
  for (let n = 0; n < count; n += 1) {
    scene.at(8 * 60 + dice.below(600))
    const person = createPerson(dice, past.people.length)
    past.people.push(person)
    if (dice.chance(70)) {
      const source = dice.chance(70) ? 'Contact Form' : dice.pick(['resources_page', 'Website'])
      const message = messageOf(dice)
      const input = createLeadSchema.parse({ ...person, message, source, elapsedMs: 40_000 })
      const origin = originOf(dice)
      past.unanswered.push(await createLead({ ctx: scene.as('visitor'), input, origin }))
    } else past.downloads.push(await download(scene, person))
  }
}

async function someAskForCalls({ scene, past, daysAgo }: Day) {
  const { dice } = scene
  for (const person of past.people.slice(-4)) {
    if (!dice.chance(daysAgo === 0 ? 70 : 35)) continue
    scene.at(9 * 60 + dice.below(540))
    let daysUntil = 1 + dice.below(6)
    const call = new Date(scene.as('visitor').clock())
    call.setUTCDate(call.getUTCDate() + daysUntil)
    // Nobody asks for a weekend.
    for (; call.getUTCDay() % 6 === 0; daysUntil += 1) call.setUTCDate(call.getUTCDate() + 1)
    call.setUTCHours(16 + dice.below(6), 0, 0, 0)
    const input = createConsultationSchema.parse({
      ...person,
      preferredDate: call.toISOString(),
      meetingType: dice.pick(meetingTypes),
      message: messageOf(dice),
    })
    const { consultation } = await createConsultation({ ctx: scene.as('visitor'), input })
    past.calls.push({ id: consultation.id, daysAgo: daysAgo - daysUntil, agreed: false })
  }
}

async function someDownload({ scene, past }: Day) {
  if (!scene.dice.chance(50) || past.people.length === 0) return
  scene.at(12 * 60 + scene.dice.below(300))
  past.downloads.push(await download(scene, scene.dice.pick(past.people)))
}

/** Those of the day before; today's wait. */
async function downloadsAreFollowedUp({ scene, past, daysAgo }: Day) {
  if (daysAgo === 0) return
  scene.at(17 * 60)
  for (const row of past.downloads.splice(0)) await followUp(scene, row)
}

async function someSubscribe({ scene, past }: Day) {
  const person = past.people.at(-1)
  if (!person || !scene.dice.chance(60)) return
  scene.at(13 * 60 + scene.dice.below(300))
  const input = { email: person.email, source: scene.dice.pick(['footer', 'resources_page']) }
  await subscribe({ ctx: scene.as('visitor'), input })
}

/** One in a while leaves the newsletter by the link in it. */
async function someUnsubscribe({ scene }: Day) {
  if (!scene.dice.chance(9)) return
  scene.at(15 * 60)
  const ctx = scene.as('visitor')
  const [oldest] = await ctx.db
    .select({ token: newsletterSubscribers.linkToken })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, 'confirmed'))
    .orderBy(newsletterSubscribers.createdAt)
    .limit(1)
  if (oldest?.token) await unsubscribe(ctx, oldest.token)
}

/** Most are answered on the same day, some on the next; what comes of it is noted. */
async function theTeamAnswers({ scene, past, daysAgo }: Day) {
  const { dice, colleagues } = scene
  const left: LeadRow[] = []
  for (const lead of past.unanswered.splice(0)) {
    if (!dice.chance(daysAgo === 0 ? 25 : 75)) {
      left.push(lead)
      continue
    }
    scene.at(18 * 60 + dice.below(120))
    const owner = colleagues.find(({ id }) => id === lead.assignedTo) ?? dice.pick(colleagues)
    const ctx = scene.as(owner)
    await setLeadStatus({ ctx, id: lead.id, status: 'contacted' })
    if (dice.chance(40)) await setLeadStatus({ ctx, id: lead.id, status: 'qualified' })
    if (!lead.personId) continue
    past.known.push({ personId: lead.personId, owner })
    past.answered.push({ lead, personId: lead.personId, owner })
    await lookAfter(scene, past, { personId: lead.personId, owner })
    if (dice.chance(30)) {
      const tag = dice.pick(tagNames)
      await give(ctx, 'leads', lead.id, tag)
      await give(ctx, 'people', lead.personId, tag)
    }
    if (dice.chance(45)) {
      await createNote(ctx, lead.personId, { text: dice.pick(noteWords), pinned: dice.chance(10) })
    }
    if (dice.chance(35)) await plan(scene, past, { personId: lead.personId, owner, daysAgo })
  }
  past.unanswered.push(...left)
}

/** People are given to whoever answered them, and most companies to whoever answered somebody there first. */
async function lookAfter(scene: Scene, past: Past, { personId, owner }: Omit<Planned, 'daysAgo'>) {
  const ctx = scene.as(owner)
  await updatePerson(ctx, personId, { owner: owner.id })
  const [person] = await ctx.db
    .select({ companyId: people.companyId })
    .from(people)
    .where(eq(people.id, personId))
  const companyId = person?.companyId
  if (!companyId || past.owned.has(companyId) || !scene.dice.chance(95)) return
  past.owned.add(companyId)
  await updateCompany(ctx, companyId, { owner: owner.id })
}

type Planned = { personId: string; owner: Colleague; daysAgo: number }

async function plan(scene: Scene, past: Past, { personId, owner, daysAgo }: Planned) {
  const ctx = scene.as(owner)
  const daysUntil = 1 + scene.dice.below(7)
  const title = scene.dice.pick(steps)
  const task = await createTask(ctx, personId, { title, dueAt: dayAfter(ctx, daysUntil) })
  const { id, version } = task
  past.tasks.push({ id, version, personId, daysAgo: daysAgo - daysUntil, owner })
}

/** Gives a tag to a lead or a person. */
async function give(ctx: Ctx, list: 'leads' | 'people', id: string, tag: string) {
  const bulkList = bulkLists.find(({ many }) => many === list)
  if (!bulkList) throw new Error(`There is no list of ${list}.`)
  await changeMany(ctx, bulkList, { ids: [id], change: { addTags: [tag] } })
}

/** So many days after the day of a context, as a day. */
function dayAfter(ctx: Ctx, days: number): string {
  const day = new Date(ctx.clock())
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Three of ten who were answered may buy. */
async function dealsAreOpened({ scene, past, daysAgo }: Day) {
  const { dice } = scene
  for (const { lead, personId, owner } of past.answered.splice(0)) {
    if (!dice.chance(30)) continue
    scene.at(20 * 60 + dice.below(20))
    const ctx = scene.as(owner)
    await setLeadStatus({ ctx, id: lead.id, status: 'converted' })
    const input = createDealSchema.parse({
      personId,
      title: `${dice.pick(projects)} for ${lead.company ?? lead.name}`,
      value: 1_500 + 500 * dice.below(50),
      expectedClose: dayAfter(ctx, 15 + dice.below(60)),
      leadId: lead.id,
    })
    past.deals.push({ deal: await createDeal(ctx, input), owner })
    if (dice.chance(85)) await plan(scene, past, { personId, owner, daysAgo })
  }
}

/** About every eleventh day a deal goes on; at each step one of ten is lost. */
async function dealsMoveOn({ scene, past }: Day) {
  const { dice } = scene
  const left: Past['deals'] = []
  for (const { deal, owner } of past.deals.splice(0)) {
    if (!dice.chance(9)) {
      left.push({ deal, owner })
      continue
    }
    scene.at(20 * 60 + 20 + dice.below(20))
    const ctx = scene.as(owner)
    if (dice.chance(10)) {
      const lostReason = dice.pick(defaultLostReasons)
      await updateDeal(ctx, deal.id, { stage: 'lost', lostReason })
      continue
    }
    const next = openStages[openStages.indexOf(deal.stage) + 1]
    if (!next) {
      await updateDeal(ctx, deal.id, { stage: 'won', lostReason: null })
      await give(ctx, 'people', deal.personId, customerTag)
      continue
    }
    const soon = dayAfter(ctx, 7)
    const isLate = deal.expectedClose !== null && deal.expectedClose < soon
    const expectedClose = isLate ? dayAfter(ctx, 10 + dice.below(30)) : deal.expectedClose
    const moved = await updateDeal(ctx, deal.id, { stage: next, lostReason: null, expectedClose })
    left.push({ deal: moved, owner })
  }
  past.deals.push(...left)
}

/** Those of today are still to come, and what is asked for today still waits for a date. */
async function callsAreHeld({ scene, past, daysAgo }: Day) {
  const { dice, colleagues } = scene
  for (const call of past.calls) {
    const { id, daysAgo: held } = call
    const ctx = scene.as(dice.pick(colleagues))
    scene.at(19 * 60)
    const late = held === daysAgo - 1
    if (!call.agreed && daysAgo > 0 && held < daysAgo && (late || dice.chance(60))) {
      call.agreed = true
      await setConsultationStatus({ ctx, id, status: 'scheduled' })
    }
    if (held === daysAgo && daysAgo > 0) {
      const status = dice.chance(85) ? 'completed' : 'cancelled'
      await setConsultationStatus({ ctx, id, status })
    }
  }
}

/**
 * Nine of ten are done when they are due; the rest stay overdue, as it goes, and today's are to be done.
 * With whom may still buy, the next one is planned at once, mostly.
 */
async function stepsAreDone({ scene, past, daysAgo }: Day) {
  if (daysAgo === 0) return
  const { dice } = scene
  for (const { id, version, personId, owner } of past.tasks.filter(
    (task) => task.daysAgo === daysAgo,
  )) {
    if (!dice.chance(90)) continue
    scene.at(20 * 60)
    await updateTask(scene.as(owner), id, { done: true, version })
    const mayBuy = past.deals.some(({ deal }) => deal.personId === personId)
    if (mayBuy && dice.chance(90)) await plan(scene, past, { personId, owner, daysAgo })
  }
}
