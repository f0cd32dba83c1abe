import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a file can still be read for a while after the click', () => {
  vi.useFakeTimers()
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const clicked: object[] = []
  const link = { click: () => clicked.push({ ...link }), remove: () => {}, href: '', download: '' }
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => {} } })
  saveFile(new Blob(['a,b']), 'rows.csv')
  expect(clicked).toMatchObject([{ download: 'rows.csv', href: expect.stringMatching(/^blob:/) }])
  vi.advanceTimersByTime(10_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledOnce()
})
