import { templates, templatesPage } from '#content/templates/list.ts'
import { noTemplatesFound } from '#shared/templates/template.ts'
import { Button } from '#web/ui/button.tsx'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { TemplateCard } from './template-card.tsx'
import { TemplateFilter } from './template-filter.tsx'
import { WarpDrawing } from './warp-drawing.tsx'

/** The six templates with their filters (public-site.md §2, /industry-templates). */
export function TemplatesPage() {
  return (
    <>
      <PageHead
        heading={templatesPage.heading}
        lead={templatesPage.introduction}
        drawing={<WarpDrawing className="h-auto w-full max-md:hidden" />}
      />
      <section data-templates="" aria-label={templatesPage.heading} className="container-page pb-8">
        <TemplateFilter count={templates.length} />
        <ul className="mt-10 grid gap-6 md:mt-12 lg:grid-cols-2 lg:gap-8">
          {templates.map((template) => (
            <li key={template.id} data-template={template.id} className="min-w-0">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
        <div data-nothing="" hidden className="py-16 text-center md:py-24">
          <p className="font-semibold text-xl">{noTemplatesFound}</p>
          <Button data-clear="" variant="secondary" size="lg" className="mt-6">
            {templatesPage.clear}
          </Button>
        </div>
        <p className="mt-8 text-ink-faint text-sm">{templatesPage.note}</p>
      </section>
      <ClosingCall {...templatesPage.closing} />
    </>
  )
}
