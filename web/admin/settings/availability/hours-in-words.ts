import type { TimeRange } from '#shared/booking/weekly-hours.ts'

/** A time of the clock and its half of the day: `17:30` is `5:30` and `PM`. */
function clock(time: string): { text: string; half: string } {
  if (time === '24:00') return { text: 'midnight', half: '' }
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  const text = `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`
  return { text, half: hour < 12 ? 'AM' : 'PM' }
}

/** The hours of a day as one reads them: `9 AM–12 PM, 1–5 PM`. */
export const hoursInWords = (ranges: readonly TimeRange[]): string =>
  ranges
    .map(({ from, to }) => {
      const [start, end] = [clock(from), clock(to)]
      const begin = start.half === end.half ? start.text : `${start.text} ${start.half}`
      return `${begin}–${end.text} ${end.half}`.trim()
    })
    .join(', ')
