type SectionHeadProps = { title: string; introduction?: string }

/** The heading of a section, and beside it what it is about. */
export function SectionHead({ title, introduction }: SectionHeadProps) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[7fr_5fr]">
      <h2 className="font-bold text-3xl tracking-[-0.02em]">{title}</h2>
      {introduction && <p className="text-ink-soft sm:pt-2 lg:text-lg">{introduction}</p>}
    </div>
  )
}
