import { expect, test } from 'vitest'
import { chosenTracks, columnsOf, columnsWord, filledColumns, shownColumns } from './columns.tsx'

const columns = columnsOf([
  { id: 'select', header: 'Select' },
  { accessorKey: 'name', header: 'Name' },
  { accessorKey: 'email', header: 'Email' },
  { accessorKey: 'phone', header: 'Phone' },
  { accessorKey: 'status', header: 'Status' },
  { id: 'menu', header: 'Actions' },
])

test.each([
  [undefined, 'select name email phone status menu'],
  ['status,email', 'select name status email menu'],
  ['email,email,nothing', 'select name email menu'],
  ['menu,phone,name', 'select name phone menu'],
  [columnsWord([]), 'select name menu'],
])('columns=%s shows %s', (chosen, shown) => {
  expect(shownColumns(columns, chosen).join(' ')).toBe(shown)
})

test.each([
  ['nothing is read', [], undefined],
  ['every column has something', [{ email: 'a@b.example', phone: '' }, { phone: '1' }], undefined],
  ['one has nothing', [{ email: 'a@b.example' }, { email: null, phone: '' }], 'email,status'],
  ['none has anything', [{ phone: [] }, { phone: 0 }], 'status'],
])('where %s', (_what, rows: { email?: string | null; phone?: unknown }[], shown) => {
  expect(filledColumns(columns, ['email', 'phone'], rows)).toBe(shown)
})

test.each([
  ['its key has something', [{ hostId: null }, { hostId: '1' }], undefined],
  ['its key has nothing', [{ hostId: null }], 'status'],
])('a column named otherwise than its key, where %s', (_what, rows, shown) => {
  const named = columnsOf([
    { accessorKey: 'name', header: 'Name' },
    { id: 'host', accessorKey: 'hostId', header: 'Host' },
    { accessorKey: 'status', header: 'Status' },
  ])
  expect(filledColumns<{ hostId: string | null }>(named, ['hostId'], rows)).toBe(shown)
})

const tracks = 'minmax(8rem, 1.25fr) minmax(9rem, 1.5fr) 6.75rem 4rem'

test.each([
  [['name', 'status', 'menu'], '"name status menu"', 'minmax(8rem, 1.25fr) 6.75rem 4rem'],
  [['status', 'name', 'phone'], '"status name"', '6.75rem minmax(8rem, 1.25fr)'],
])('%j is laid out as %s', (order, areas, columns) => {
  expect(chosenTracks('"name email status menu"', tracks, order)).toEqual({ areas, columns })
})

test('two lines are no table', () => {
  expect(chosenTracks('"name email" "phone status"', 'auto 1fr', ['name'])).toBe(null)
})
