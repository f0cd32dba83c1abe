/** The categories of the readiness checklist (public-site.md §3); each has five items, 20 in all. */
export const checklistCategories = [
  { id: 'business-assessment', title: 'Business Assessment' },
  { id: 'technical-readiness', title: 'Technical Readiness' },
  { id: 'financial-planning', title: 'Financial Planning' },
  { id: 'team-preparation', title: 'Team Preparation' },
] as const
export type ChecklistCategoryId = (typeof checklistCategories)[number]['id']

const itemsPerCategory = 5
export const checklistItemCount = checklistCategories.length * itemsPerCategory

/**
 * How a score reads, best first. `from` is the fewest checked items of the 20; a band also needs
 * `everyCategory` items in each category, because one blind spot can stop a project.
 */
export const checklistBands = [
  { id: 'ready', from: 17, everyCategory: 3 },
  { id: 'nearly-ready', from: 12, everyCategory: 2 },
  { id: 'preparing', from: 6, everyCategory: 0 },
  { id: 'starting', from: 0, everyCategory: 0 },
] as const
export type ChecklistBand = (typeof checklistBands)[number]['id']
