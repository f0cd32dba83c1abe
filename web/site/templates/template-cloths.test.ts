import { expect, test } from 'vitest'
import { templateClothStyles, templateClothsFile } from './template-cloths.ts'

test('a card is hemmed with whole repeats of its cloth', () => {
  const band = Number(/height:(\d+)px/.exec(templateClothStyles)?.[1])
  const repeats = [...templateClothsFile.svg.matchAll(/<pattern [^>]*?height="([\d.]+)"/g)]
  expect(repeats).toHaveLength(6)
  for (const [, height] of repeats) expect(band % Number(height)).toBe(0)
})
