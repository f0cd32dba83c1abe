import { z } from 'zod'
import { updateDealSchema } from '#shared/deals/schema.ts'
import { dealStageLabels, dealStages } from '#shared/deals/stages.ts'
import { dealCalls } from '#shared/office-calls.ts'
import { readTypedNumber } from '#shared/typed-number.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { useColleagues } from '../records/colleagues.tsx'
import { defineForm } from '../records/record-form.tsx'
import { useLostReasons } from './deal-calls.ts'
import { type DealRow, dealResource } from './deal-list.ts'

const { title, stage, expectedClose } = updateDealSchema.shape

/** Whole dollars as people type them: `12000`, `12,000`, `$12.000` or `12'000`. */
const amount = z
  .string()
  .trim()
  .overwrite(wholeDollars)
  .regex(/^\d{1,10}$/, 'Enter whole dollars, such as 12,000.')

/** As digits; what has cents, or is no number, as it was typed. */
function wholeDollars(typed: string): string {
  const number = typed.replace(/^\$\s*|\s*\$$/g, '')
  const read = readTypedNumber(number)
  const dollars = read && ('value' in read ? read.value : read.grouped)
  return dollars !== null && Number.isInteger(dollars) ? String(dollars) : number
}

const blank = z.string().transform((value) => value || null)
const day = z.union([z.literal('').transform(() => null), expectedClose.unwrap().unwrap()])

export const dealFormSchema = z.object({
  title: title.unwrap(),
  amount,
  expectedClose: day,
  stage: stage.unwrap(),
  lostReason: blank,
  ownerId: blank,
})

const stages = choicesOf(dealStages, dealStageLabels)

/** How a deal is edited. */
export const dealForm = defineForm({
  resource: dealResource,
  noun: 'deal',
  schema: dealFormSchema,
  fields: [
    { name: 'title', label: 'Title', required: true },
    { name: 'amount', label: 'Value in dollars', required: true },
    { name: 'expectedClose', label: 'Expected close', type: 'date' },
    { name: 'stage', label: 'Stage', useOptions: () => stages },
    {
      name: 'ownerId',
      label: 'Owner',
      useOptions: (deal: DealRow | null) => useColleagues(deal?.ownerId ?? null),
    },
    {
      name: 'lostReason',
      label: 'Lost because of',
      hint: 'Asked of a deal that is lost.',
      useOptions: (deal: DealRow | null) => useLostReasons(deal?.lostReason ?? null),
    },
  ],
  edit: {
    title: 'Edit Deal',
    changes: (_base: DealRow, { amount, ...rest }: z.output<typeof dealFormSchema>) => ({
      ...rest,
      value: Number(amount),
    }),
    updated: { title: 'Deal updated', description: 'What you changed has been saved.' },
    failed: { title: 'Update failed', description: 'Failed to update deal. Please try again.' },
  },
})

export const dealDeletion = {
  resource: dealResource,
  noun: 'Deal',
  restore: dealCalls.restore,
  nameOf: ({ title }: DealRow) => title,
}
