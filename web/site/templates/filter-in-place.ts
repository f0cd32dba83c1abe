import { filterTemplates, noFilter, type TemplateFilter } from '#shared/templates/filter.ts'
import {
  decodeTemplateFilter,
  encodeTemplateFilter,
  filterParams,
} from '#shared/templates/filter-address.ts'
import { loadTemplates } from './load-templates.ts'

type Controls = Record<keyof TemplateFilter, HTMLInputElement | HTMLSelectElement>

/** Lets search and filters choose the cards, keeps them in the page's address, and counts. */
export function filterInPlace(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('[data-filter]')
  const controls = form && controlsOf(form)
  if (!form || !controls) return

  const wanted = () =>
    decodeTemplateFilter(
      `${new URLSearchParams({
        [filterParams.search]: controls.search.value,
        [filterParams.industry]: controls.industry.value,
        [filterParams.level]: controls.level.value,
      })}`,
    )
  const write = (filter: TemplateFilter) => {
    controls.search.value = filter.search
    controls.industry.value = filter.industry
    controls.level.value = filter.level
  }
  const apply = async () => {
    const filter = wanted()
    const loaded = await loadTemplates().catch(() => null)
    if (encodeTemplateFilter(filter) !== encodeTemplateFilter(wanted())) return
    const count = section.querySelector<HTMLElement>('[data-count]')
    const say = (words: string | undefined) => {
      if (count && words !== undefined && count.textContent !== words) count.textContent = words
    }
    if (!loaded) return say(count?.dataset.failed)
    const { templates, templatesPage } = loaded
    const found = new Set(filterTemplates(templates, filter).map(({ id }) => id))
    for (const card of section.querySelectorAll<HTMLElement>('[data-template]')) {
      card.hidden = !found.has(card.dataset.template ?? '')
    }
    const nothing = section.querySelector<HTMLElement>('[data-nothing]')
    if (nothing) nothing.hidden = found.size > 0
    say(templatesPage.count(found.size, templates.length))
  }
  const change = () => {
    const { pathname, hash } = window.location
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${encodeTemplateFilter(wanted())}${hash}`,
    )
    void apply()
  }

  const asked = decodeTemplateFilter(window.location.search)
  if (encodeTemplateFilter(asked) !== '') write(asked)
  if (encodeTemplateFilter(wanted()) !== '') void apply()
  form.addEventListener('input', change)
  form.addEventListener('submit', (event) => event.preventDefault())
  section.querySelector('[data-clear]')?.addEventListener('click', () => {
    write(noFilter)
    change()
    controls.search.focus()
  })
}

function controlsOf(form: HTMLFormElement): Controls | null {
  const find = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  const search = find(filterParams.search)
  const industry = find(filterParams.industry)
  const level = find(filterParams.level)
  return search && industry && level ? { search, industry, level } : null
}
