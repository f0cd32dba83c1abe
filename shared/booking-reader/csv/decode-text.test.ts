import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

describe('what is no text is none, whatever it is called', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  test.each([
    ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000\u0006\u0000'],
    ['an archive without a zero byte', 'PK\u0003\u0004abcdefghij'],
    ['an old spreadsheet', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\u0000\u0000'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'],
    ['a document', '%PDF-1.7\nname,email,start\n'],
    ['noise', '\u0001\u0002\u0005\u0007\u00e9\u0006a\u001f'],
  ])('%s', (_, text) => {
    expect(decodeText(bytes(text))).toBeNull()
  })

  test.each([
    ['a vertical tab in a cell', 'name,email\nInes\u000bC.,i@x.example\n'],
    ['one stray control character', 'name,email\nInes\u0003,ines@x.example\n'],
    ['nothing', ''],
  ])('but %s is text', (_, text) => {
    expect(decodeText(bytes(text))?.text).toBe(text)
  })
})
