import { type RefObject, useRef, useState } from 'react'
import { templates, templatesPage } from '#content/templates/list.ts'
import { filterTemplates, noFilter, type TemplateFilter } from '#shared/templates/filter.ts'
import {
  decodeTemplateFilter,
  encodeTemplateFilter,
  filterParams,
} from '#shared/templates/filter-url.ts'
import { noTemplatesFound, templateIndustries, templateLevels } from '#shared/templates/template.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { useEarlyInput } from '../forms/use-early-input.ts'
import { BrokenLinkIllustration } from '../illustrations/line-drawings.tsx'
import { TemplateCard } from './template-card.tsx'

/**
 * The six templates with their search and filters, which stand in the page's address
 * (public-site.md §2, §4). A card that does not match is hidden and keeps what was typed in it.
 */
export function TemplateLibrary() {
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [filter, setFilter] = useState(noFilter)
  const found = new Set(filterTemplates(templates, filter).map(({ id }) => id))

  useEarlyInput(() => {
    const asked = decodeTemplateFilter(window.location.search)
    const next = form.current ? chosenBefore(chosenIn(form.current), asked) : asked
    setFilter(next)
    if (encodeTemplateFilter(next) !== encodeTemplateFilter(asked)) keepInUrl(next)
  })
  const change = (next: TemplateFilter) => {
    setFilter(next)
    keepInUrl(next)
  }
  const clear = () => {
    change(noFilter)
    search.current?.focus()
  }

  return (
    <section aria-label={templatesPage.heading} className="container-page">
      <search className="needs-script block">
        <form
          ref={form}
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4 lg:gap-x-8"
        >
          <FilterControls
            search={search}
            filter={filter}
            onChange={() => form.current && change(chosenIn(form.current))}
          />
          <p role="status" className="col-span-full text-ink-soft text-sm tabular-nums">
            {templatesPage.count(found.size, templates.length)}
          </p>
        </form>
      </search>
      <ul className="mt-10 grid gap-6 md:mt-12 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-0">
        {templates.map((template) => (
          <li
            key={template.id}
            hidden={!found.has(template.id)}
            className={cx(
              'min-w-0 lg:row-span-8 lg:mb-8 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid',
              found.size === 1 && 'col-span-full',
            )}
          >
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
      {found.size === 0 && (
        <div className="pt-4 pb-16">
          <BrokenLinkIllustration className="h-28 w-full max-w-2xl" />
          <p className="headline mt-6 font-bold text-2xl tracking-[-0.02em]">{noTemplatesFound}</p>
          <Button variant="secondary" size="lg" onClick={clear} className="mt-6">
            {templatesPage.clear}
          </Button>
        </div>
      )}
      <p className="mt-8 text-ink-faint text-sm lg:mt-0">{templatesPage.note}</p>
    </section>
  )
}

type FilterControlsProps = {
  search: RefObject<HTMLInputElement | null>
  filter: TemplateFilter
  onChange: () => void
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Search, industry and complexity. */
function FilterControls({ search, filter, onChange }: FilterControlsProps) {
  const words = templatesPage
  return (
    <>
      <Field label={words.search.label} className="col-span-2">
        <Input
          ref={search}
          type="search"
          name={filterParams.search}
          value={filter.search}
          onChange={onChange}
          placeholder={words.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
      </Field>
      <Field label={words.filters.industry}>
        <NativeSelect
          name={filterParams.industry}
          value={filter.industry}
          onChange={onChange}
          options={options(templateIndustries)}
        />
      </Field>
      <Field label={words.filters.level}>
        <NativeSelect
          name={filterParams.level}
          value={filter.level}
          onChange={onChange}
          options={options(templateLevels)}
        />
      </Field>
    </>
  )
}

/** What stands in the controls of `form`. */
function chosenIn(form: HTMLFormElement): TemplateFilter {
  const data = new FormData(form)
  const chosen = new URLSearchParams()
  for (const name of Object.values(filterParams)) chosen.set(name, String(data.get(name) ?? ''))
  return decodeTemplateFilter(chosen.toString())
}

/** What was chosen already, and for the rest what the address asks for. */
const chosenBefore = (chosen: TemplateFilter, asked: TemplateFilter): TemplateFilter => ({
  search: chosen.search || asked.search,
  industry: chosen.industry === noFilter.industry ? asked.industry : chosen.industry,
  level: chosen.level === noFilter.level ? asked.level : chosen.level,
})

/** Puts the filter into the page's address, where a reload finds it. */
function keepInUrl(filter: TemplateFilter): void {
  const { pathname, hash } = window.location
  const next = `${pathname}${encodeTemplateFilter(filter)}${hash}`
  window.history.replaceState(window.history.state, '', next)
}
