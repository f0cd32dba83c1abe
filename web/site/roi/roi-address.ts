import type { RoiInputs } from '#shared/roi/calculator.ts'
import { encodeRoiInputs, roiParams } from '#shared/roi/inputs.ts'
import { page } from '#shared/routes.ts'

/** The search part of this page's address with these inputs in it; what else stands there stays. */
export function searchWith(search: string, inputs: RoiInputs): string {
  const params = new URLSearchParams(search)
  for (const name of Object.values(roiParams)) params.delete(name)
  for (const [name, value] of new URLSearchParams(encodeRoiInputs(inputs))) params.set(name, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** The address that shows this result to somebody else: the calculator's own page. */
export const shareAddress = (origin: string, inputs: RoiInputs): string =>
  `${origin}${page.roiCalculator}${encodeRoiInputs(inputs)}`
