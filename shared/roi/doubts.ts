import type { RoiInputs, RoiResult } from './calculator.ts'

/** What is hard to believe of the calculator's numbers; the words are content/pricing/roi.ts's. */
export type RoiDoubt = 'impossibleHours' | 'longHours' | 'hourlyRate' | 'multiple'

const hoursOfAWeek = 168
const longWeek = 60
const highRate = 300
/** Times the reference cost; beyond it that cost no longer describes the work. */
const believableMultiple = 50

/** What to say a word of caution about; nothing is changed or left out because of it. */
export function roiDoubts(
  inputs: RoiInputs,
  { multiple }: Pick<RoiResult, 'multiple'>,
): RoiDoubt[] {
  const { hoursPerWeek, hourlyRate } = inputs
  const doubts: RoiDoubt[] = []
  if (hoursPerWeek > hoursOfAWeek) doubts.push('impossibleHours')
  else if (hoursPerWeek > longWeek) doubts.push('longHours')
  if (hourlyRate > highRate) doubts.push('hourlyRate')
  if (multiple > believableMultiple) doubts.push('multiple')
  return doubts
}
