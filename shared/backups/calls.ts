import { segment } from '../routes.ts'

const list = '/api/admin/backups'

/** Calls about backups, apart from the routes that every page of the public site loads. */
export const backupCalls = {
  list,
  plan: `${list}/plan`,
  /** What is done with one: deleted, taken home, tried. */
  one: (id: string, act: 'delete' | 'file' | 'check') => `${list}/${segment(id)}/${act}`,
}
