import { expect, test } from 'vitest'
import { emailOfCell } from './email-cell.ts'

const jane = 'jane@acme.example'

test.each([
  [jane],
  [` ${jane}\t`],
  [`Jane Doe <${jane}>`],
  [`"Doe, Jane" <${jane}>`],
  [`<${jane}>`],
  [`${jane} (Jane Doe)`],
  [`mailto:${jane}`],
  [`MAILTO:${jane}?subject=Hi`],
  [`[${jane}](mailto:${jane})`],
  [`E-Mail: ${jane}`],
  [`email=${jane}`],
  [`'${jane}'`],
  [`‘${jane}’`],
  [`“${jane}”`],
  [`«${jane}»`],
  [`\`${jane}\``],
  [`*${jane}*`],
  [`_${jane}_`],
  [`|${jane}|`],
  [`\u200b${jane}`],
  [`\ufeff${jane}\u2060`],
  ['ja\u00adne@ac\u200bme.example'],
  ['Jane Doe <ja\u00adne@ac\u200bme.example>'],
  [`\u202a${jane}\u202c`],
  ['jane＠acme．example'],
  ['ｊａｎｅ@acme.example'],
  [`${jane};`],
  [`${jane}.`],
  [`${jane},`],
  [`; ${jane}`],
  [`${jane}; bo@acme.example`],
  [`${jane}, bo@acme.example`],
  [`${jane} bo@acme.example`],
  [`${jane}\nbo@acme.example`],
  [`${jane} / bo@acme.example`],
  [`${jane} ::: bo@acme.example`],
  ['jane＠acme.example'],
  ['ｊａｎｅ＠ａｃｍｅ．example'],
])('%j holds the address', (cell) => {
  expect(emailOfCell(cell)).toBe(jane)
})

test.each([
  ["o'neil@acme.example"],
  ["d'aubigny@acme.example"],
  ['first+tag@acme.example'],
  ['_a_b_@acme.example'],
  ['A.B@Acme.example'],
])('%j stays as it is', (cell) => {
  expect(emailOfCell(cell)).toBe(cell)
})

test.each([
  ['info@kfz-müller.example', 'info@xn--kfz-mller-u9a.example'],
  ['Jan <info@mail.straßenbau.example>', 'info@mail.xn--straenbau-j1a.example'],
  ["'o'neil@acme.example'", "o'neil@acme.example"],
])('%j is kept as %j', (cell, email) => {
  expect(emailOfCell(cell)).toBe(email)
})

test.each([
  [''],
  ['n/a'],
  ['c at acme'],
  ['jane doe@acme.example'],
  ['jane@mail.acme .example'],
  ['jane@mail.acme. example'],
  ['jane@acme'],
  ['jane@@acme.example'],
  ['müller@acme.example'],
  ['ask jane@acme.example about it'],
])('%j is left as it was, and refused', (cell) => {
  expect(emailOfCell(cell)).toBe(cell)
})
