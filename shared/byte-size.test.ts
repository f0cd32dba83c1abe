import { expect, test } from 'vitest'
import { byteSize } from './byte-size.ts'

test.each([
  [0, '0 bytes'],
  [1_023, '1,023 bytes'],
  [1_024, '1 KB'],
  [1_536, '1.5 KB'],
  [104_857_600, '100 MB'],
  [5_400_000_000, '5 GB'],
  [2 ** 50, '1,024 TB'],
])('%i is %s', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words)
})
