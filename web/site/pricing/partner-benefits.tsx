import { partnerBenefits } from '#content/pricing/page.ts'

/** The partner premium benefits, with the claim of public-site.md §9. */
export function PartnerBenefits() {
  const { title, claim, introduction, benefits } = partnerBenefits
  return (
    <section className="ink-ground bg-ink text-paper">
      <div className="container-page py-20 md:py-28">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-12">
          <div className="md:col-span-7">
            <h2 className="font-medium text-paper-edge text-sm">{title}</h2>
            <p className="mt-3 text-balance font-bold text-3xl tracking-[-0.025em]">{claim}</p>
          </div>
          <p className="text-paper-edge md:col-span-5 md:pt-8">{introduction}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {benefits.map(({ title: name, description }) => (
            <li key={name} className="border-ink-faint border-t pt-4">
              <h3 className="font-semibold text-lg">{name}</h3>
              <p className="mt-2 text-paper-edge">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
