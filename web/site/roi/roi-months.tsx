import { roiCopy } from '#content/pricing/roi.ts'
import type { RoiView } from './roi-view.ts'

const cell = 'border-paper-edge border-t py-1.5 text-right tabular-nums'

/** The chart's figures, month by month. */
export function RoiMonths({ months }: Pick<RoiView, 'months'>) {
  const words = roiCopy.chart.table
  return (
    <details className="mt-4 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 font-medium hover:text-thread">
        {words.open}
      </summary>
      <table className="mt-2 w-full">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {words.month}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {words.savings}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {words.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, savings, net }) => (
            <tr key={month}>
              <th scope="row" className={`${cell} text-left font-medium`}>
                {month}
              </th>
              <td data-roi={`savings-${month}`} className={cell}>
                {savings}
              </td>
              <td data-roi={`net-${month}`} className={cell}>
                {net}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
