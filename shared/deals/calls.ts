import { api } from '../routes.ts'

/** Calls about deals besides those that every list has, apart from the routes of every public page. */
export const dealCalls = {
  board: `${api.admin.deals}/board`,
  restore: (id: string) => `${api.admin.deal(id)}/restore`,
}
