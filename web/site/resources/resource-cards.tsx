import { resources } from '#content/resources/page.ts'
import { ResourceCard } from './resource-card.tsx'

/** The three featured resources, on /resources and /lead-magnets. */
export function ResourceCards() {
  return (
    <ul className="container-page grid gap-8 pb-20 md:pb-28 lg:grid-cols-3">
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} />
      ))}
    </ul>
  )
}
