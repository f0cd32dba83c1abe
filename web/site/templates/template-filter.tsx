import { templatesPage } from '#content/templates/list.ts'
import { filterParams } from '#shared/templates/filter-address.ts'
import { templateIndustries, templateLevels } from '#shared/templates/template.ts'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Search, industry and complexity; needs script, and keeps its place empty without. */
export function TemplateFilter({ count }: { count: number }) {
  const { search, filters } = templatesPage
  return (
    <search className="needs-script stitched block pt-6">
      <form data-filter="" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <Field label={search.label} className="sm:col-span-2 lg:col-span-1">
          <Input
            type="search"
            name={filterParams.search}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </Field>
        <Field label={filters.industry}>
          <NativeSelect name={filterParams.industry} options={options(templateIndustries)} />
        </Field>
        <Field label={filters.level}>
          <NativeSelect name={filterParams.level} options={options(templateLevels)} />
        </Field>
        <p
          role="status"
          data-count=""
          data-failed={templatesPage.filterFailed}
          className="col-span-full text-ink-soft text-sm tabular-nums"
        >
          {templatesPage.count(count, count)}
        </p>
      </form>
    </search>
  )
}
