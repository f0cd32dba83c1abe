import { home } from '#content/home.ts'

const cell = 'border-paper-edge border-t py-4 pr-4 align-baseline'

/** A worked example as a ledger: one enquiry by hand and by workflow. */
export function Journey() {
  const { label, heading, body, caption, rows, note } = home.journey
  return (
    <section className="container-page py-20 md:py-28">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-12">
        <p className="font-medium text-ink-soft text-sm md:col-span-3 md:pt-3">{label}</p>
        <div className="md:col-span-8">
          <h2 className="font-bold text-3xl tracking-[-0.025em]">{heading}</h2>
          <p className="mt-5 max-w-xl text-ink-soft text-lg">{body}</p>
        </div>
        <div className="mt-8 md:col-span-9 md:col-start-4 md:mt-12">
          <table className="stitched w-full text-left">
            <caption className="sr-only">{caption}</caption>
            <thead className="text-ink-soft text-sm">
              <tr>
                <th scope="col" className="py-4 pr-4 font-medium">
                  Step
                </th>
                <th scope="col" className="py-4 pr-4 font-medium max-sm:hidden">
                  Tool
                </th>
                <th scope="col" className="py-4 pr-4 text-right font-medium">
                  By hand
                </th>
                <th scope="col" className="py-4 text-right font-semibold text-thread">
                  Woven
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.step}>
                  <th scope="row" className={`${cell} font-semibold`}>
                    {row.step}
                  </th>
                  <td className={`${cell} text-ink-soft max-sm:hidden`}>{row.tool}</td>
                  <td className={`${cell} whitespace-nowrap text-right text-ink-soft tabular-nums`}>
                    {row.byHand}
                  </td>
                  <td
                    className={`${cell} whitespace-nowrap pr-0 text-right font-semibold text-thread tabular-nums`}
                  >
                    {row.woven}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-5 max-w-prose text-ink-faint text-sm">{note}</p>
        </div>
      </div>
    </section>
  )
}
