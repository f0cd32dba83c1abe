import { partnerRow } from '#content/about/page.ts'

/** The platforms the firm builds on, as plain words on one thread. */
export function Partners() {
  const { title, note, partners } = partnerRow
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-16 md:py-20">
        <h2 className="font-medium text-ink-soft text-sm">{title}</h2>
        <ul className="mt-6 flex flex-wrap gap-x-12 gap-y-7">
          {partners.map(({ name, kind }) => (
            <li key={name}>
              <p className="font-bold text-xl tracking-[-0.02em]">{name}</p>
              <p className="text-ink-soft text-xs">{kind}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-ink-soft text-xs">{note}</p>
      </div>
    </section>
  )
}
