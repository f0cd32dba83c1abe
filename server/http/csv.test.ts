import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csvCell, sendCsv } from './csv.ts'
import { answerError } from './errors.ts'

/** More than is sent in one go. */
const manyRows = 5_000

class ServerShutDown extends Error {
  readonly code = '57P01'
}

describe('a list that is sent as a file', () => {
  const app = fastify()
  let url: string
  /** After this many rows the database is away. */
  let until: number
  let closed: boolean

  async function* rows() {
    try {
      for (let n = 0; n < until; n += 1) yield [`Visitor ${n}`, '=1+1']
      if (until < manyRows) throw new ServerShutDown('terminating connection')
    } finally {
      closed = true
    }
  }
  beforeAll(async () => {
    app.setErrorHandler(answerError)
    app.get('/list.csv', (_request, reply) => sendCsv(reply, 'list.csv', ['Name', 'Sum'], rows()))
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())
  beforeEach(() => {
    closed = false
  })
  afterEach(() => {
    expect(closed, 'the rows are let go').toBe(true)
  })
  const ask = () => fetch(`${url}/list.csv`)

  test('comes whole, to be saved', async () => {
    until = manyRows
    const answer = await ask()
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"')
    const lines = (await answer.text()).trim().split('\n')
    expect([lines.length, lines.at(-1)]).toEqual([manyRows + 1, `Visitor ${manyRows - 1},'=1+1`])
  })

  test('is a sentence when the database is away before its first row', async () => {
    until = 0
    const answer = await ask()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  })

  test('breaks off, for everyone to see, when the database goes in the middle', async () => {
    until = manyRows - 1
    const answer = await ask()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    until = manyRows
    expect(await (await ask()).text(), 'the next one').toContain(`Visitor ${manyRows - 1}`)
  })
})

test.each([
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a\rb', '"a\rb"'],
  ['a\nb', '"a\nb"'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['a:b|c', 'a:b|c'],
])('%j is one cell whatever parts cells there', async (text, cell) => {
  const app = fastify()
  async function* rows() {
    yield [text, 'next']
  }
  app.get('/list.csv', (_request, reply) => sendCsv(reply, 'list.csv', ['Text', 'Next'], rows()))
  const answer = await app.inject('/list.csv')
  expect(answer.body).toBe(`\ufeffText,Next\n${cell},next\n`)
  await app.close()
})

test.each([
  '+49 30 123',
  '+49 (0)30 1234567',
  '+1-312-555-0142',
  '+1 (312) 555.0142',
  '+4930123456789',
  'Ada Lovelace',
  '030 123',
  '',
])('%s is a cell as it is', (text) => {
  expect(csvCell(text)).toBe(text)
})

test.each([
  '=1+1',
  '+1+1',
  '+49 30 123+A1',
  '+1 312 555 0142 ext. 12',
  "+12345*cmd|'/C calc'!A0",
  '+SUM(12345)',
  '+12345,6',
  '+12345%',
  '+12345\n=1+1',
  '+123',
  '++49 30 123',
  '+49   30 12345',
  '-49 30 123',
  '-cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋49 30 123',
])('%j is kept from being a formula', (text) => {
  expect(csvCell(text)).toBe(`'${text}`)
})
