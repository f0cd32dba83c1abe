import { filterInPlace } from './filter-in-place.ts'
import { getInPlace } from './get-in-place.ts'

const section = document.querySelector<HTMLElement>('[data-templates]')
if (section) {
  filterInPlace(section)
  for (const card of section.querySelectorAll<HTMLElement>('[data-template]')) getInPlace(card)
}
