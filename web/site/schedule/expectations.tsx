import { schedulePage } from '#content/pages/schedule.ts'

/** What happens in the thirty minutes, and what helps to have at hand. */
export function Expectations() {
  const { expectHeading, expect, bring } = schedulePage
  return (
    <div className="stitched">
      <h2 className="pt-4 font-semibold text-lg">{expectHeading}</h2>
      <ol className="mt-4 divide-y divide-paper-edge border-paper-edge border-y">
        {expect.map(({ title, description }) => (
          <li key={title} className="py-4">
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-ink-soft text-sm">{description}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-10 font-semibold text-lg">{bring.heading}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-thread">
        {bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
