type SectionHeadProps = { title: string; introduction?: string }

/** The heading of a section, and beside it what it is about. */
export function SectionHead({ title, introduction }: SectionHeadProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-12">
      <h2 className="font-bold text-3xl tracking-[-0.02em] md:col-span-7">{title}</h2>
      {introduction && (
        <p className="text-ink-soft text-lg md:col-span-5 md:pt-2">{introduction}</p>
      )}
    </div>
  )
}
