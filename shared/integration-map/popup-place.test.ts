import { expect, test } from 'vitest'
import { placePopup } from './popup-place.ts'

test.each([
  ['to the right of the platform', { x: 200, y: 300 }, { left: 256, top: 300 }],
  ['to the left where there is no room', { x: 1200, y: 300 }, { left: 760, top: 300 }],
  ['not past the lower edge', { x: 200, y: 860 }, { left: 256, top: 400 }],
  ['nor past the upper one', { x: 200, y: 4 }, { left: 256, top: 16 }],
])('%s', (_, at, corner) => {
  expect(placePopup(at, { width: 1425, height: 900 })).toEqual({
    ...corner,
    width: 384,
    height: 484,
  })
})

// Below 640 px it is a sheet.
test.each(
  [640, 700, 800, 1024].flatMap((width) =>
    [0.12, 0.35, 0.5, 0.65, 0.88].map((part) => [width, Math.round(width * part)] as const),
  ),
)('in a window %i px wide it stands beside a platform at %i px', (width, x) => {
  const place = placePopup({ x, y: 200 }, { width, height: 480 })
  expect(place.left).toBeGreaterThanOrEqual(16)
  expect(place.left + place.width).toBeLessThanOrEqual(width - 16)
  expect(place.left > x + 36 || place.left + place.width < x - 36, 'covers the platform').toBe(true)
  expect(place.width).toBeGreaterThanOrEqual(240)
  expect({ top: place.top, height: place.height }).toEqual({ top: 16, height: 448 })
})
