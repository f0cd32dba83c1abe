import { segment } from '../routes.ts'

const list = '/api/admin/imports'
const one = (id: string) => `${list}/${segment(id)}`

/** Calls about imports of people, apart from the routes that every page of the public site loads. */
export const importCalls = {
  list,
  one,
  mapping: (id: string) => `${one(id)}/mapping`,
  preview: (id: string) => `${one(id)}/preview`,
  run: (id: string) => `${one(id)}/run`,
  stop: (id: string) => `${one(id)}/stop`,
  revert: (id: string) => `${one(id)}/revert`,
  refused: (id: string) => `${one(id)}/refused.csv`,
}

/** The pages of the back-office: past imports, and one. */
export const importPage = {
  list: '/admin/people/imports',
  one: (id: string) => `/admin/people/imports/${segment(id)}`,
}
