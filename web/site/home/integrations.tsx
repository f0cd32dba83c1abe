import { integrationsSection, integrationTools } from '#content/home/integrations.ts'
import { SectionHead } from './section-head.tsx'

/** Twelve of the tools we connect, as a ruled ledger. */
export function Integrations() {
  const { title, introduction, note } = integrationsSection
  return (
    <section className="container-page py-20 md:py-28">
      <SectionHead title={title} introduction={introduction} />
      <ul className="mt-12 grid grid-cols-2 gap-x-8 md:mt-16 md:grid-cols-4">
        {integrationTools.map(({ name, category }) => (
          <li key={name} className="border-paper-edge border-t py-4">
            <p className="font-semibold text-lg">{name}</p>
            <p className="text-ink-soft text-sm">{category}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-faint text-sm">{note}</p>
    </section>
  )
}
