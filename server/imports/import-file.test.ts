import { expect, test } from 'vitest'
import { importPreviewSchema, importSchema } from '#shared/imports/schema.ts'
import { importCalls } from '#shared/office-calls.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { csv, head, sendFile } from '#tests/support/import-file.ts'
import { encodedAs } from '#tests/support/legacy-text.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('a file of people', (database) => {
  const app = useTestApp(database)

  test.each([
    ['an image', new Uint8Array([0x89, 0x50, 0, 0, 1, 2]), /no text/],
    ['nothing', '', /nothing in this file/],
    ['headers alone', `${head}\n`, /no row/],
    ['an open quote', `${head}\n"Ada,ada@acme.example\n`, /Line 2 opens a quote/],
  ])('of %s is refused with a sentence', async (_what, content, sentence) => {
    const admin = await signedIn(app)
    const answer = await sendFile(admin, content)
    expect(answer.status).toBe(400)
    expect(answer.failure.error).toMatch(sentence)
  })

  test('is read in the encoding that was chosen, else in the one its words tell', async () => {
    const admin = await signedIn(app)
    const bytes = encodedAs('windows-1250', 'name,email\nŁucja Żółkoś,lucja@zolkos.example\n')
    const nameOf = async (encoding?: string) => {
      const { id } = (await sendFile(admin, bytes, encoding ? { encoding } : {})).read(importSchema)
      const rows = await admin.get(importCalls.preview(id))
      return rows.read(importPreviewSchema).rows[0]?.who
    }
    expect(await nameOf()).toBe('Łucja Żółkoś')
    expect(await nameOf('ibm850')).not.toBe('Łucja Żółkoś')
    expect(await nameOf('windows-1250')).toBe('Łucja Żółkoś')
    const unknown = await sendFile(admin, bytes, { encoding: 'toString' })
    expect([unknown.status, unknown.failure.error]).toEqual([
      400,
      'Files in this encoding are not read.',
    ])
  })

  test('takes one file of a form, not larger than it may be', async () => {
    const admin = await signedIn(app)
    expect((await admin.post(importCalls.list, { name: 'x' })).status).toBe(415)
    const empty = await admin.send('POST', importCalls.list, {
      raw: '--x--\r\n',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    expect(empty.status).toBe(400)
    const large = await sendFile(admin, 'a'.repeat(32 * 1024 * 1024 + 1))
    expect([large.status, large.failure.error]).toEqual([413, expect.stringMatching(/32 MB/)])
    expect((await sendFile(app.visitor(), csv('A,a@b.example,,,,'))).status).toBe(401)
  })
})
