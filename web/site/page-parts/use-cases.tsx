import { ButtonLink } from '#web/ui/link.tsx'

type UseCasesProps = {
  heading: string
  useCases: readonly string[]
  link?: { label: string; href: string }
}

/** Use cases in two ruled columns. */
export function UseCases({ heading, useCases, link }: UseCasesProps) {
  return (
    <section className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-4">
        <h2 className="font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
        {link && (
          <ButtonLink href={link.href} variant="secondary" size="lg" className="mt-6">
            {link.label}
          </ButtonLink>
        )}
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:col-span-8">
        {useCases.map((useCase) => (
          <li key={useCase} className="border-paper-edge border-t py-4">
            {useCase}
          </li>
        ))}
      </ul>
    </section>
  )
}
