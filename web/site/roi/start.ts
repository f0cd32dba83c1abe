import { calculateInPlace } from './calculate-in-place.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-roi-calculator]'))
  calculateInPlace(root)
