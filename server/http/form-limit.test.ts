import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { templates } from '#content/templates/list.ts'
import { rateLimits } from '#server/db/schema.ts'
import { timesPage } from '#shared/booking/pages.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { proofHeader } from '#shared/proof/header.ts'
import type { Challenge } from '#shared/proof/schema.ts'
import { api, metricsPath, page } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute, second } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { ordinaryAnswers } from '#tests/support/document-samples.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { carrying, challengeOf, proofFor, solved } from '#tests/support/prove.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { callLimit, linkLimit, networkLimit } from './flood.ts'

const email = 'ada@example.com'
const forms: [string, object, number][] = [
  [api.leads, aLead(), 201],
  [api.consultationRequests, { name: 'Ada', email, meetingType: 'consultation' }, 201],
  [
    api.leadMagnetSubmissions,
    { email, leadMagnetType: 'template', submissionData: 'A template' },
    201,
  ],
  [api.sendChecklist, { email }, 201],
  [api.sendAuditReport, { email, auditData: ordinaryAnswers }, 201],
  [api.subscribe, { email }, 201],
  [api.auditReport, ordinaryAnswers, 200],
]

/** Says that a limit has been reached, as many calls would have; some tests let them come. */
async function counted(app: TestApp, key: string, count: number) {
  const resetsAt = new Date(app.clock().getTime() + 10 * minute)
  await app.db.insert(rateLimits).values({ key, count, resetsAt })
}

/** Someone who has sent as much as one address may. */
async function busyVisitor(app: TestApp, count = networkLimit.max): Promise<Client> {
  const visitor = app.visitor()
  await counted(app, `${networkLimit.name}:${visitor.headers['X-Forwarded-For']}`, count)
  return visitor
}

const flooded = (app: TestApp, call: string, times = 1) =>
  counted(app, `${callLimit.name}:${call}`, callLimit.max * times)

onOneDatabase('a form that everybody sends', (database) => {
  const app = useTestApp(database)

  test('is open until it is flooded, then to whoever does some work, and open again later', async () => {
    for (let sent = 0; sent < callLimit.max; sent += 20) {
      const crowd = Array.from({ length: 20 }, () => app.visitor().post(api.leads, aLead()))
      for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(201)
    }
    const visitor = app.visitor()
    const asked = await visitor.post(api.leads, aLead())
    expect(asked.status).toBe(429)
    expect(asked.failure.code).toBe('proof_required')
    expect(asked.failure.error).toMatch(/^Very many are writing .+ again in 10 minutes\.$/)
    expect(asked.headers.get('retry-after')).toBe('600')
    expect((await visitor.post(api.leads, aLead(), await proofFor(asked))).status).toBe(201)

    expect((await app.visitor().post(api.subscribe, { email })).status, 'another form').toBe(201)
    app.clock.advance(10 * minute)
    expect((await app.visitor().post(api.leads, aLead())).status).toBe(201)
  })

  test('asks for more work the greater the flood, and never for too much', async () => {
    const ranges = []
    for (const times of [1, 2, 4, 8, 1_000]) {
      await app.db.execute(sql`delete from rate_limits`)
      app.clock.advance(second)
      await flooded(app, api.leads, times)
      const challenge = challengeOf(await app.visitor().post(api.leads, aLead()))
      expect(challenge.parameters.cost).toBe(1000)
      ranges.push((await solved(challenge)).solution.counter)
    }
    const [once, twice, fourTimes, eightTimes, greatest] = ranges
    for (const [counter, most] of [
      [once, 128],
      [twice, 256],
      [fourTimes, 512],
      [eightTimes, 1024],
      [greatest, 1024],
    ]) {
      expect(counter).toBeLessThanOrEqual(most ?? 0)
      expect(counter).toBeGreaterThanOrEqual((most ?? 0) / 2)
    }
  })

  test('is open again once a clock that was ahead is set right, and takes no proof from then', async () => {
    app.clock.advance(day)
    await flooded(app, api.leads)
    const visitor = app.visitor()
    const proof = await proofFor(await visitor.post(api.leads, aLead()))
    app.clock.advance(-day)
    expect((await visitor.post(api.leads, aLead())).status).toBe(201)
    await app.db.delete(rateLimits)
    await flooded(app, api.leads)
    app.clock.advance(2 * second)
    expect((await visitor.post(api.leads, aLead(), proof)).status).toBe(429)
  })

  test('keeps what was sent once, however often it comes', async () => {
    await flooded(app, api.leads)
    const visitor = app.visitor()
    const message = aLead()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await proofFor(await visitor.post(api.leads, message, key))
    const second = await proofFor(await visitor.post(api.leads, message, key))
    const once = await visitor.post(api.leads, message, { ...key, ...first })
    const twice = await visitor.post(api.leads, message, { ...key, ...second })
    expect([once.status, twice.status]).toEqual([201, 201])
    expect(JSON.parse(twice.text).id).toBe(JSON.parse(once.text).id)
  })

  test('still sets aside what looks automatic, worked for or not', async () => {
    await flooded(app, api.leads)
    const visitor = app.visitor()
    const suspected = aLead({ website: 'https://spam.example' })
    const proof = await proofFor(await visitor.post(api.leads, suspected))
    const answer = await visitor.post(api.leads, suspected, proof)
    expect(answer.status).toBe(201)
    const admin = await signedIn(app)
    const kept = await admin.get(api.admin.lead(JSON.parse(answer.text).id))
    expect(kept.read(leadSchema).quarantine).toBe('honeypot')
  })

  test('never asks an admin', async () => {
    await flooded(app, api.leads)
    const admin = await signedIn(app)
    expect((await admin.post(api.leads, aLead())).status).toBe(201)
  })

  test('is counted in the metrics', async () => {
    const countOf = async (outcome: string) => {
      const response = await fetch(app.url + metricsPath)
      const line = `form_proofs_total{call="${api.sendChecklist}",outcome="${outcome}"} `
      const found = (await response.text()).split('\n').find((text) => text.startsWith(line))
      return Number(found?.slice(line.length) ?? 0)
    }
    const outcomes = ['asked', 'solved', 'refused']
    const before = await Promise.all(outcomes.map(countOf))
    await flooded(app, api.sendChecklist)
    const visitor = app.visitor()
    const proof = await proofFor(await visitor.post(api.sendChecklist, { email }))
    for (let n = 0; n < 3; n += 1) await visitor.post(api.sendChecklist, { email }, proof)
    const after = await Promise.all(outcomes.map(countOf))
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 2])
  })
})

onOneDatabase('a visitor who sends very much', (database) => {
  const app = useTestApp(database)

  test('is not asked before, whatever they carry', async () => {
    const visitor = await busyVisitor(app, networkLimit.max - 1)
    const nonsense = { [proofHeader]: 'nonsense' }
    expect((await visitor.post(api.leads, aLead(), nonsense)).status).toBe(201)
  })

  test.each(forms)('may go on with work: %s', async (call, body, status) => {
    const visitor = await busyVisitor(app)
    const asked = await visitor.post(call, body)
    expect([asked.status, asked.failure.code]).toEqual([429, 'proof_required'])
    expect((await visitor.post(call, body, await proofFor(asked))).status).toBe(status)
  })

  test('is shut out in the end', async () => {
    const visitor = await busyVisitor(app, 10 * networkLimit.max - 2)
    const asked = await visitor.post(api.leads, aLead())
    const another = await visitor.post(api.leads, aLead(), await proofFor(asked))
    expect(another.status).toBe(201)
    const refused = await visitor.post(api.leads, aLead(), await proofFor(asked))
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests'])
    expect(refused.failure.challenge).toBeUndefined()
    expect(refused.headers.get('retry-after')).toBe('600')
  })
})

onOneDatabase('a proof of work', (database) => {
  const app = useTestApp(database)

  /** A task for this call, and the call with what is made of it. */
  async function askedFor(call: string = api.leads) {
    const visitor = await busyVisitor(app)
    const challenge = challengeOf(await visitor.post(call, aLead()))
    const send = (headers: Record<string, string>) => visitor.post(api.leads, aLead(), headers)
    return { challenge, send }
  }
  async function expectRefused(answer: Promise<Awaited<ReturnType<Client['post']>>>) {
    const { status, failure } = await answer
    expect([status, failure.code]).toEqual([429, 'proof_required'])
    expect(failure.challenge, 'and there is another task').toBeDefined()
  }

  test('is good once, also for two who come at the same time', async () => {
    const { challenge, send } = await askedFor()
    const proof = carrying(await solved(challenge))
    const both = await Promise.all([send(proof), send(proof)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429])
    await expectRefused(send(proof))
    app.clock.advance(2 * minute - 1_000)
    await expectRefused(send(proof))
  })

  test('is good for two minutes', async () => {
    const { challenge, send } = await askedFor()
    const proof = carrying(await solved(challenge))
    app.clock.advance(2 * minute)
    await expectRefused(send(proof))
  })

  test('is good for the call that asked', async () => {
    const { challenge, send } = await askedFor(api.subscribe)
    const proof = await solved(challenge)
    await expectRefused(send(carrying(proof)))
    const renamed = withData(challenge, { call: api.leads })
    await expectRefused(send(carrying({ ...proof, challenge: renamed })))
  })

  describe('is refused', () => {
    const changed: [string, (challenge: Challenge) => Challenge][] = [
      ['an easier task', (it) => withParameters(it, { cost: 1 })],
      ['a later end', (it) => withData(it, { goodUntil: 4_000_000_000 })],
      ['a signature of their own', (it) => ({ ...it, signature: '0'.repeat(64) })],
      ['a solution they chose', (it) => withParameters(it, { keySignature: '0'.repeat(64) })],
    ]
    test.each(changed)('to who writes in %s', async (_what, change) => {
      const { challenge, send } = await askedFor()
      const proof = await solved(challenge)
      await expectRefused(send(carrying({ ...proof, challenge: change(challenge) })))
    })

    test('when it solves nothing', async () => {
      const { challenge, send } = await askedFor()
      const solution = { counter: 1, derivedKey: '0'.repeat(64) }
      await expectRefused(send(carrying({ challenge, solution })))
      // Only the beginning of the key is told; the rest is what must be found.
      const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0')
      await expectRefused(send(carrying({ challenge, solution: { counter: 1, derivedKey } })))
    })

    test.each(['', 'x', btoa('null'), btoa('{}'), btoa('{"challenge":{},"solution":{}}')])(
      'as %j',
      async (text) => {
        const { send } = await askedFor()
        await expectRefused(send({ [proofHeader]: text }))
      },
    )
  })
})

const withParameters = (it: Challenge, fields: Partial<Challenge['parameters']>): Challenge => ({
  ...it,
  parameters: { ...it.parameters, ...fields },
})
const withData = (it: Challenge, fields: Partial<Challenge['parameters']['data']>) =>
  withParameters(it, { data: { ...it.parameters.data, ...fields } })

onOneDatabase('a form sent without JavaScript', (database) => {
  const app = useTestApp(database)
  const typed = {
    name: 'Nora',
    email: 'nora@example.com',
    message: 'Kept <words>',
    date: '2026-06-02',
    time: '10:00',
  }
  const audit = Object.entries(ordinaryAnswers).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  const send = (path: string) =>
    app.visitor().send('POST', path, {
      raw: new URLSearchParams([...Object.entries(typed), ...audit]).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })

  test.each([
    [page.contact, 'Kept &lt;words&gt;'],
    [page.schedule, 'Kept &lt;words&gt;'],
    [page.resources, 'nora@example.com'],
    [page.audit, 'Weaving &amp; Søn'],
  ])('to %s is told to wait, and keeps what was typed', async (path, kept) => {
    await flooded(app, path)
    const answer = await send(path)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.text).toContain(kept)
    expect(answer.text).toMatch(/try again/)
  })

  test('is not shut by a flood of calls', async () => {
    await flooded(app, api.leads)
    expect((await send(page.contact)).status).toBe(303)
  })
})

onOneDatabase('a link to a document', (database) => {
  const app = useTestApp(database)
  const [template] = templates
  const links = [api.checklistDocument, api.templateDocument(template?.id ?? '')]

  test.each(links)('%s is open in a flood of it from elsewhere', async (link) => {
    await flooded(app, api.checklistDocument, 20)
    await flooded(app, api.templateDocument(':id'), 20)
    expect((await app.visitor().get(link)).status).toBe(200)
  })

  test.each(links)('%s is shut to who follows it again and again, by a page', async (link) => {
    const visitor = app.visitor()
    await counted(app, `${linkLimit.name}:${visitor.headers['X-Forwarded-For']}`, linkLimit.max)
    const refused = await visitor.get(link)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.text).toContain('<h1')
    expect(refused.text).toContain('Too many attempts. Please try again in 10 minutes.')
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(refused.headers.get('content-disposition')).toBeNull()
    app.clock.advance(10 * minute + second)
    expect((await visitor.get(link)).status).toBe(200)
  })

  test('that leads nowhere is answered by a page', async () => {
    const link = api.templateDocument('none')
    const answer = await app.visitor().get(link, { Accept: 'text/html,*/*;q=0.8' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('<h1')
    const called = await app.visitor().get(link)
    expect([called.status, called.failure.code], 'to a program').toEqual([404, 'not_found'])
  })
})

onOneDatabase('thirty people behind one router', (database) => {
  const app = useTestApp(database)
  const posted = (visitor: Client, path: string, fields: Record<string, string>) =>
    visitor.send('POST', path, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })

  test(
    'each take the checklist, look at the times, write and subscribe, without script',
    inLongLane,
    async () => {
      const office = app.visitor()
      const refused = { checklist: 0, times: 0, contact: 0, resources: 0 }
      for (let n = 0; n < 30; n += 1) {
        const answers = {
          checklist: await office.get(api.checklistDocument),
          times: await office.get(timesPage),
          contact: await posted(office, page.contact, {
            name: `Person ${n}`,
            email: `person-${n}@example.com`,
            message: 'Hello',
          }),
          resources: await posted(office, page.resources, { email: `person-${n}@example.com` }),
        }
        for (const [what, { status }] of Object.entries(answers)) {
          if (status === 429) refused[what as keyof typeof refused] += 1
        }
      }
      expect(refused).toEqual({ checklist: 0, times: 0, contact: 0, resources: 0 })
      const next = { name: 'One more', email: 'one-more@example.com', message: 'Hello' }
      expect((await posted(office, page.contact, next)).status).toBe(429)
      expect((await office.post(api.leads, aLead())).status, 'with script').toBe(201)
    },
  )
})
