import { segment } from '../routes.ts'

/** Calls about tags and duplicates, apart from the routes that every page of the public site loads. */
export const peopleCalls = {
  tag: (id: string) => `/api/admin/tags/${segment(id)}`,
  tagMerge: (id: string) => `/api/admin/tags/${segment(id)}/merge`,
  duplicate: (one: string, other: string) =>
    `/api/admin/duplicates/${segment(one)}/${segment(other)}`,
}
