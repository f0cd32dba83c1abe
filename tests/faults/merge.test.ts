import { eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { leads, notes, people } from '#server/db/schema.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { createLead } from '#server/leads/create-lead.ts'
import { mergePeople } from '#server/people/merge-people.ts'
import { createNote } from '#server/people/notes.ts'
import { readPerson, updatePerson } from '#server/people/person-records.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import type { Person } from '#shared/people/schema.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { twoColleagues, undoSequences } from '#tests/support/undo-world.ts'

const sequences = undoSequences(60)
const count = 3

onEachDatabase('merges that are taken back', (database) => {
  const app = useTestApp(database)

  test(
    `nothing is lost in any of ${sequences} sequences of merges, undos, redos, edits and messages by two people`,
    {
      timeout: 60_000 + sequences * 1_000,
    },
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(anAct, { minLength: 2, maxLength: 10 }), async (acts) => {
          // What others left would be looked through by each that comes.
          await app.empty()
          await followed(app, acts)
        }),
        { numRuns: sequences },
      ),
  )
})

const who = fc.nat(count - 1)
const anAct = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('merge' as const), who, from: who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(20) }) },
  fc.record({ do: fc.constant('mergeAndUndo' as const), who, from: who }),
  fc.record({ do: fc.constant('message' as const), who }),
  fc.record({ do: fc.constant('note' as const), who }),
  fc.record({ do: fc.constant('rename' as const), who }),
)
type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

/** What a merge and its undo leave as it was. */
const lasting = ({ version, updatedAt, ...person }: Person) => person

/** Does the acts, and after each asks of every address, message and note whose it has to be. */
async function followed(app: TestApp, acts: readonly Act[]): Promise<void> {
  const as = await twoColleagues(app)
  const emails = Array.from({ length: count }, (_, n) => `p${n}@looms.example`)
  /** Whose turn it is: the two take turns. */
  let ctx = as(0)
  const write = async (n: number) => {
    const email = emails[n] ?? ''
    const input = createLeadSchema.parse({ name: `Name ${n}`, email, message: 'Hello' })
    return (await createLead({ ctx, input })).personId ?? ''
  }
  const ids: string[] = []
  for (const n of emails.keys()) ids.push(await write(n))
  /** Into whom each is merged, and the changes that can be taken back. */
  const into = new Map<number, number>()
  const done: { change: string; from: number; kept: number; merged: boolean }[] = []
  /** Whose each note was when it was written, and whose page it was written on. */
  const written = new Map<string, number>()
  const rootOf = (n: number): number => (into.has(n) ? rootOf(into.get(n) ?? n) : n)
  const merge = async (kept: number, from: number) => {
    const { changeId } = await mergePeople(ctx, ids[kept] ?? '', {
      from: ids[from] ?? '',
      fields: {},
    })
    into.set(from, kept)
    return changeId
  }
  for (const [turn, act] of acts.entries()) {
    app.clock.advance(minute)
    ctx = as(turn)
    if (act.do === 'message') await write(act.who)
    else if (act.do === 'note') {
      const note = await createNote(ctx, ids[act.who] ?? '', { text: 'Noted', pinned: false })
      written.set(note.id, rootOf(act.who))
    } else if (act.do === 'rename') {
      const id = ids[rootOf(act.who)] ?? ''
      await updatePerson(ctx, id, { name: `Renamed ${app.clock().getTime()}` })
      const now = await readPerson(ctx, id)
      expect(now.name).toBe(`Renamed ${app.clock().getTime()}`)
    } else if (act.do === 'undo') {
      const step = done[done.length > 0 ? act.which % done.length : -1]
      if (!step || step.merged !== (into.get(step.from) === step.kept)) continue
      if (!step.merged && (into.has(step.from) || into.has(step.kept))) continue
      const { changeId } = await undoChange(ctx, step.change)
      if (step.merged) into.delete(step.from)
      else into.set(step.from, step.kept)
      step.change = changeId
      step.merged = !step.merged
    } else {
      if (rootOf(act.who) === rootOf(act.from) || into.has(act.who) || into.has(act.from)) continue
      const before = await Promise.all(
        [act.who, act.from].map((n) => readPerson(ctx, ids[n] ?? '')),
      )
      const change = await merge(act.who, act.from)
      if (act.do === 'merge') done.push({ change, from: act.from, kept: act.who, merged: true })
      else {
        await undoChange(as(turn + 1), change)
        into.delete(act.from)
        const after = await Promise.all(
          [act.who, act.from].map((n) => readPerson(ctx, ids[n] ?? '')),
        )
        expect(after.map(lasting), JSON.stringify(acts)).toEqual(before.map(lasting))
      }
    }
    await assertWhole(app, { acts, emails, ids, rootOf, written })
  }
}

type Model = {
  acts: readonly Act[]
  emails: string[]
  ids: string[]
  rootOf: (n: number) => number
  written: Map<string, number>
}

async function assertWhole(app: TestApp, { acts, emails, ids, rootOf, written }: Model) {
  const said = JSON.stringify(acts)
  for (const [n, email] of emails.entries()) {
    const owner = ids[rootOf(n)]
    const found = rowsOf<{ personId: string }>(
      await app.db.execute(sql`select person_id as "personId" from person_emails where email = ${email}
        union all select person_id from ${leads} where email = ${email}
        union all select person_id from audit_log where entity_id in
          (select id::text from ${leads} where email = ${email})`),
    )
    expect(new Set(found.map(({ personId }) => personId)), said).toEqual(new Set([owner]))
    const living = await readPerson(app.ctx, ids[n] ?? '')
    expect(living.id, said).toBe(owner)
    expect(living.emails, said).toContain(email)
  }
  for (const [id, n] of written) {
    const [note] = await app.db.select().from(notes).where(eq(notes.id, id))
    expect(note?.personId, said).toBe(ids[rootOf(n)])
  }
  const listed = await app.db.select({ id: people.id }).from(people).where(isNull(people.deletedAt))
  const roots = new Set(ids.map((_, n) => ids[rootOf(n)]))
  const shown = listed.filter(({ id }) => ids.includes(id))
  expect(new Set(shown.map(({ id }) => id)), said).toEqual(roots)
}
