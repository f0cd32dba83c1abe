import type { LegalBlock, LegalSection as Section } from '#content/types/legal.ts'

/** One numbered section; its id is its anchor. */
export function LegalSection({ section, number }: { section: Section; number: number }) {
  const { id, title, blocks } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-paper-edge border-t py-9 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="flex font-bold text-xl tracking-[-0.015em]">
        <span className="w-10 shrink-0 sm:w-12 text-thread tabular-nums">{number}.</span>
        {title}
      </h2>
      <div className="mt-4 max-w-prose space-y-4 text-ink-soft sm:pl-12">
        {blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </section>
  )
}

const keyOf = (block: LegalBlock) => (typeof block === 'string' ? block : block.list.join())

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-thread">
      {block.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
