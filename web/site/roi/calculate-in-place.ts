import {
  decodeRoiInputs,
  type RoiText,
  readRoiText,
  roiParams,
  roiTextOf,
} from '#shared/roi/inputs.ts'
import { searchWith, shareAddress } from './roi-address.ts'
import { roiView } from './roi-view.ts'
import { startSharing } from './share-link.ts'
import { showResult } from './show-result.ts'

/** Typing has come to rest after this long, in milliseconds: then the result is spoken. */
const rest = 400

/** Lets a calculator calculate, keep its numbers in the page's address, and share them. */
export function calculateInPlace(root: HTMLElement): void {
  const form = root.querySelector('form')
  const spoken = root.querySelector('[data-roi="spoken"]')
  const employees = root.querySelector<HTMLInputElement>(`[name="${roiParams.employees}"]`)
  const hoursPerWeek = root.querySelector<HTMLInputElement>(`[name="${roiParams.hoursPerWeek}"]`)
  const hourlyRate = root.querySelector<HTMLInputElement>(`[name="${roiParams.hourlyRate}"]`)
  if (!form || !employees || !hoursPerWeek || !hourlyRate) return

  const typed = (): RoiText => ({
    employees: employees.value,
    hoursPerWeek: hoursPerWeek.value,
    hourlyRate: hourlyRate.value,
  })
  const inputs = () => readRoiText(typed())
  const show = () => showResult(root, roiView(inputs()))

  const write = (text: RoiText) => {
    employees.value = text.employees
    hoursPerWeek.value = text.hoursPerWeek
    hourlyRate.value = text.hourlyRate
  }

  // What was typed before this script came is worth more than what the address says.
  if (Object.values(typed()).every((text) => text === '')) {
    write(roiTextOf(decodeRoiInputs(window.location.search)))
  }
  show()
  startSharing(root, () => shareAddress(window.location.origin, inputs()))

  const keep = () => {
    const { pathname, search, hash } = window.location
    const next = searchWith(search, inputs())
    if (next !== search)
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
  }
  const speak = () => {
    if (spoken) spoken.textContent = roiView(inputs()).spoken
  }
  let speaking = 0
  form.addEventListener('input', () => {
    show()
    keep()
    window.clearTimeout(speaking)
    speaking = window.setTimeout(speak, rest)
  })
  // A field that is left shows the whole number that was counted, so that nobody reads a result for
  // 12.7 hours that is one for 12. What is no number stays as typed, to be corrected.
  form.addEventListener('change', () => {
    const read = roiTextOf(inputs())
    const text = typed()
    write({
      employees: read.employees || text.employees,
      hoursPerWeek: read.hoursPerWeek || text.hoursPerWeek,
      hourlyRate: read.hourlyRate || text.hourlyRate,
    })
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}
