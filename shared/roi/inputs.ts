import { plainDigits } from '../plain-digits.ts'
import { readWholeNumber } from '../typed-number.ts'
import { type RoiInputs, roiLimits } from './calculator.ts'

/** The three fields as typed. */
export type RoiText = { readonly [field in keyof RoiInputs]: string }

/** The names of the inputs in the address of a shared result. */
export const roiParams = {
  employees: 'employees',
  hoursPerWeek: 'hours',
  hourlyRate: 'rate',
} as const

/** Before a sum: `$45`, `US$ 45`, `CHF 45`. */
const currency =
  /^(?:\+|(?:US|CA|AU?|NZ|HK|R)?\p{Sc}|(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|INR|kr|Fr|Rs)\.?(?=\s*[−\d-]))\s*/iu

const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

const withoutCurrency = (typed: string) =>
  plainDigits(typed.replace(/[\uff01-\uff5e]/g, narrow))
    .replaceAll('٬', ',')
    .trim()
    .replace(currency, '')

/**
 * A typed number as the integer it starts with: `12.9` is 12. A leading `$` and whatever stands
 * between thousands (`1,200`, `1.200`, `1'200`) are passed over; blank, negative and other text is 0;
 * at most `limit`.
 */
export function parseWhole(typed: string, limit: number): number {
  const text = withoutCurrency(typed)
  const [number = ''] = text.match(/^\d[\d.,'’‘ʼ′´`\s]*/) ?? []
  const value =
    readWholeNumber(number) ?? Number.parseInt(text.replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1'), 10)
  return Number.isNaN(value) || value <= 0 ? 0 : Math.min(value, limit)
}

/**
 * What to say beside a field; null while it is blank or can be counted. `0` is a number, and what it
 * leads to is said by the results.
 */
export function wholeProblem(typed: string, limit: number): string | null {
  const text = withoutCurrency(typed)
  if (text === '') return null
  if (/^[-−]/.test(text)) return 'Enter a number from 0 up.'
  if (!/^\d/.test(text)) return 'Enter a whole number, such as 12.'
  if (parseWhole(text, Number.MAX_SAFE_INTEGER) <= limit) return null
  return `The calculator counts at most ${limit.toLocaleString('en-US')}.`
}

/** The inputs that the calculator works with, from the fields as typed. */
export function readRoiText(text: RoiText): RoiInputs {
  return {
    employees: parseWhole(text.employees, roiLimits.employees),
    hoursPerWeek: parseWhole(text.hoursPerWeek, roiLimits.hoursPerWeek),
    hourlyRate: parseWhole(text.hourlyRate, roiLimits.hourlyRate),
  }
}

const asTyped = (value: number) => (value === 0 ? '' : String(value))

/** What to write into the fields for inputs that came from an address: 0 is an empty field. */
export function roiTextOf(inputs: RoiInputs): RoiText {
  return {
    employees: asTyped(inputs.employees),
    hoursPerWeek: asTyped(inputs.hoursPerWeek),
    hourlyRate: asTyped(inputs.hourlyRate),
  }
}

/**
 * The search part of an address that opens the calculator with these inputs: `''` when there are
 * none, else for example `?employees=25&hours=10&rate=40`.
 */
export function encodeRoiInputs(inputs: RoiInputs): string {
  const search = new URLSearchParams()
  if (inputs.employees > 0) search.set(roiParams.employees, String(inputs.employees))
  if (inputs.hoursPerWeek > 0) search.set(roiParams.hoursPerWeek, String(inputs.hoursPerWeek))
  if (inputs.hourlyRate > 0) search.set(roiParams.hourlyRate, String(inputs.hourlyRate))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The inputs of an address (`location.search`). Anything is tolerated and nothing is thrown: what
 * is missing or no positive number is 0, what is too large is the limit, the first of repeats counts.
 */
export function decodeRoiInputs(search: string): RoiInputs {
  const params = new URLSearchParams(search)
  return readRoiText({
    employees: params.get(roiParams.employees) ?? '',
    hoursPerWeek: params.get(roiParams.hoursPerWeek) ?? '',
    hourlyRate: params.get(roiParams.hourlyRate) ?? '',
  })
}
