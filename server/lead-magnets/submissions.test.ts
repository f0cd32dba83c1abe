import { expect, test } from 'vitest'
import { z } from 'zod'
import { submissionFiguresSchema, submissionSchema } from '#shared/lead-magnets/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const list = z.array(submissionSchema)
const email = 'ada@example.com'

const answers = {
  companyName: 'Søn & Co',
  industry: 'Healthcare',
  employeeCount: '11-50',
  role: 'Owner',
  dataEntry: 10,
  reportGeneration: 4,
  customerCommunication: 5,
  invoicing: 1,
  otherTasks: '',
  painPoints: ['Slow response times to customers'],
  crmSystem: '',
  accountingSoftware: '',
  communicationTools: '',
  projectManagement: '',
  otherSoftware: '',
}

onEachDatabase('lead-magnet submissions', (database) => {
  const app = useTestApp(database)
  const kept = async (query = '') =>
    (await (await signedIn(app)).get(`${api.admin.submissions}${query}`)).read(list)

  test('keep a checklist with the ticks of the visitor, and tell the back-office', async () => {
    const sent = { email: ` ${email} `, name: '', checked: ['a-1', 'b-2'] }
    expect((await app.visitor().post(api.sendChecklist, sent)).status).toBe(201)
    const [checklist] = await kept()
    expect(checklist).toMatchObject({
      email,
      name: '',
      leadMagnetType: 'checklist',
      followupStatus: 'pending',
      submissionData: '2 of 20 items ticked',
      answers: { checked: ['a-1', 'b-2'] },
    })
    const admin = await signedIn(app)
    const bell = (await admin.get(api.admin.notifications)).read(z.array(notificationSchema))
    expect(bell.map((notice) => notice.kind)).toContain('submission_created')
  })

  test('take the call of the specification, without ticks', async () => {
    const answer = await app.visitor().post(api.sendChecklist, { email, name: '' })
    expect(answer.status).toBe(201)
    expect(await kept()).toMatchObject([{ submissionData: null, answers: null }])
  })

  test('calculate an audit again from its answers, whatever results come along', async () => {
    const sent = { email, auditData: answers, results: { yearlySavings: 99_999_999 } }
    expect((await app.visitor().post(api.sendAuditReport, sent)).status).toBe(201)
    const [audit] = await kept()
    expect(audit).toMatchObject({ leadMagnetType: 'audit', company: 'Søn & Co', answers })
    // 20 hours at $35: 20 × 35 × 4 × 12 = 33,600 a year; 75 % of it can be saved.
    expect(audit?.submissionData).toContain('$33,600 a year')
    expect(audit?.submissionData).toContain('$25,200 a year')
    expect(audit?.submissionData).not.toContain('99')
  })

  test.each([
    ['no answers', {}],
    ['an unknown pain point', { ...answers, painPoints: ['Everything'] }],
    ['negative hours', { ...answers, invoicing: -1 }],
  ])('refuse an audit with %s', async (_what, auditData) => {
    const answer = await app.visitor().post(api.sendAuditReport, { email, auditData })
    expect(answer.status).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('of a visitor may name nobody; an admin names the person', async () => {
    const sent = { email, leadMagnetType: 'template', submissionData: 'Order processing' }
    expect((await app.visitor().post(api.leadMagnetSubmissions, sent)).status).toBe(201)
    const admin = await signedIn(app)
    const refused = await admin.post(api.leadMagnetSubmissions, sent)
    expect(refused.status).toBe(400)
    expect(refused.failure.fields).toHaveProperty('name')
    const named = await admin.post(api.leadMagnetSubmissions, { ...sent, name: 'Ada' })
    expect(named.read(submissionSchema)).toMatchObject({ name: 'Ada', followupStatus: 'pending' })
  })

  test('are filtered by type, counted, edited under their version, deleted and restored', async () => {
    const admin = await signedIn(app)
    const enter = async (leadMagnetType: string) =>
      (
        await admin.post(api.leadMagnetSubmissions, { email, name: leadMagnetType, leadMagnetType })
      ).read(submissionSchema)
    const guide = await enter('guide')
    await enter('audit')
    expect(await kept('?type=guide')).toEqual([guide])
    const counts = (await admin.get(api.admin.submissionCounts)).read(submissionFiguresSchema)
    expect(counts).toMatchObject({
      total: 2,
      byType: { checklist: 0, audit: 1, template: 0, guide: 1 },
    })
    expect(counts.weeks.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    const edit = { ...guide, followupStatus: 'contacted' }
    const path = api.admin.submission(guide.id)
    expect((await admin.patch(path, edit)).read(submissionSchema).version).toBe(2)
    expect((await admin.patch(path, edit)).failure.code).toBe('edit_conflict')
    const unset = { ...edit, followupStatus: '', version: 2 }
    expect((await admin.patch(path, unset)).read(submissionSchema).followupStatus).toBeNull()
    const lost = { ...edit, followupStatus: 'lost', version: 3 }
    expect((await admin.patch(path, lost)).failure.fields).toHaveProperty('followupStatus')
    expect((await admin.delete(path)).status).toBe(204)
    expect(await kept('?type=guide')).toEqual([])
    expect((await admin.post(api.admin.submissionRestore(guide.id))).status).toBe(200)
    expect(await kept('?type=guide')).toHaveLength(1)
    expect((await admin.get(api.admin.submissionsExport)).text.trim().split('\n')).toHaveLength(3)
  })
})
