import { segment } from '../routes.ts'

const list = '/api/admin/backups'
const one = (id: string) => `${list}/${segment(id)}`

/** Calls about backups, apart from the routes that every page of the public site loads. */
export const backupCalls = {
  list,
  plan: `${list}/plan`,
  file: (id: string) => `${one(id)}/file`,
  check: (id: string) => `${one(id)}/check`,
  delete: (id: string) => `${one(id)}/delete`,
}
