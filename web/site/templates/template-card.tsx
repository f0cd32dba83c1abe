import { Check } from 'lucide-react'
import { templatesPage } from '#content/templates/list.ts'
import { cardList } from '#shared/templates/filter.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { Mark } from '../marks/mark.tsx'
import { GetTemplate } from './get-template.tsx'

/**
 * One template: whose it is, what it brings, what it joins, and how to get it (public-site.md §2).
 * Its eight parts stand in the rows of the library's grid, so that they begin where the neighbour's do.
 */
export function TemplateCard({ template }: { template: TemplateGuide }) {
  const { title, industry, complexity, description } = template
  return (
    <article className="flex flex-col rounded-lg border border-paper-edge bg-card p-5 sm:p-8 lg:row-span-8 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p className="font-semibold text-thread">{industry}</p>
        <p className="text-ink-soft">
          {templatesPage.filters.level}: <strong className="text-ink">{complexity}</strong>
        </p>
      </div>
      <h2 className="mt-3 font-bold text-2xl tracking-[-0.02em]">{title}</h2>
      <Steps count={template.steps.length} />
      <p className="mt-4 text-ink-soft">{description}</p>
      <Figures template={template} />
      <ul className="mt-5 space-y-2">
        {cardList(template.benefits).shown.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-thread" />
            {benefit}
          </li>
        ))}
      </ul>
      <Integrations names={template.integrations} />
      <GetTemplate template={template} />
    </article>
  )
}

/** How many steps the workflow has, counted on a thread that is as long as they are many. */
function Steps({ count }: { count: number }) {
  return (
    <p className="mt-4 flex items-center text-ink-soft text-sm">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have nothing else to them.
        <span key={index} aria-hidden="true" className="step" />
      ))}
      {`${count} steps`}
    </p>
  )
}

function Figures({ template }: { template: TemplateGuide }) {
  const figures = [
    [templatesPage.timeSaved, template.timeSaved],
    [templatesPage.roiIncrease, template.roiIncrease],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-[3fr_2fr] border-paper-edge border-y sm:grid-cols-2">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end py-3.5 last:border-paper-edge last:border-l last:pl-5"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-bold text-lg tabular-nums sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Integrations({ names }: { names: readonly string[] }) {
  const { shown, more } = cardList(names)
  return (
    <ul className="joined mt-6 mb-7 flex flex-wrap content-start items-center gap-x-5 gap-y-2.5 text-sm">
      {shown.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Mark name={name} className="h-8 w-10 border border-paper-edge" />
          {name}
          {more > 0 && name === shown.at(-1) && (
            <span className="ml-2 whitespace-nowrap text-ink-soft">{`+${more} more`}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
