import { trustedBy } from '#content/home/sections.ts'

/** Who has listened: three names, set in type. */
export function TrustedBy() {
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-8">
        <h2 className="text-ink-soft text-sm">{trustedBy.title}</h2>
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {trustedBy.brands.map(({ name, kind }) => (
            <li key={name} className="font-semibold text-lg">
              {name}
              <span className="block font-normal text-ink-soft text-sm">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
