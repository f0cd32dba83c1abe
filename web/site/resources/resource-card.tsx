import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '#content/types/resource.ts'
import { AuditDrawing, ChecklistDrawing, TemplatesDrawing } from './resource-drawings.tsx'

const drawings: Record<Resource['id'], ReactNode> = {
  checklist: <ChecklistDrawing />,
  audit: <AuditDrawing />,
  templates: <TemplatesDrawing />,
}

/** One free resource: its drawing, what is inside, how long it takes. The whole card is its link. */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, description, contents, effort, link } = resource
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-paper-edge bg-card transition-[border-color,box-shadow] hover:border-ink-faint hover:shadow-mid">
      <div className="border-paper-edge border-b bg-paper-deep">{drawings[id]}</div>
      <div className="flex grow flex-col p-6 md:p-7">
        <p className="flex items-center gap-2 text-ink-soft text-xs">
          <Clock aria-hidden="true" className="size-4" />
          {effort}
        </p>
        <h2 className="mt-3 font-bold text-xl tracking-[-0.015em]">{title}</h2>
        <p className="mt-3 text-ink-soft">{description}</p>
        <ul className="mt-5 mb-6 divide-y divide-paper-edge border-paper-edge border-y text-sm">
          {contents.map((item) => (
            <li key={item} className="py-2.5">
              {item}
            </li>
          ))}
        </ul>
        <a
          href={link.href}
          className="mt-auto inline-flex items-center gap-2 self-start py-1 font-semibold text-thread after:absolute after:inset-0 group-hover:text-thread-deep"
        >
          {link.label}
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-[translate] group-hover:translate-x-1"
          />
        </a>
      </div>
    </li>
  )
}
