import { expect, test } from 'vitest'
import { placePopup } from './popup-place.ts'

test.each([
  ['to the right of the click', { x: 200, y: 300 }, { left: 232, top: 300 }],
  ['to the left where there is no room', { x: 1200, y: 300 }, { left: 784, top: 300 }],
  ['not past the lower edge', { x: 200, y: 860 }, { left: 232, top: 400 }],
  ['nor past the upper one', { x: 200, y: 4 }, { left: 232, top: 16 }],
])('%s', (_, click, corner) => {
  expect(placePopup(click, { width: 1425, height: 900 })).toEqual({
    ...corner,
    width: 384,
    height: 484,
  })
})

test('a window that is smaller keeps it inside', () => {
  expect(placePopup({ x: 300, y: 200 }, { width: 360, height: 480 })).toEqual({
    left: 16,
    top: 16,
    width: 344,
    height: 464,
  })
})
