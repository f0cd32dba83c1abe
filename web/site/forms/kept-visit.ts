import { readVisit, type Visit } from '#shared/origins/read-visit.ts'
import { sessionStore } from '#web/ui/browser-storage.ts'

/** Where layout.ts keeps the address and the referrer of the visit's first page. */
const visitName = 'visit'

/** How this tab's visit began, or undefined where that is not known. */
export function keptVisit(): Visit | undefined {
  try {
    const [url, referrer] = JSON.parse(sessionStore.get(visitName) ?? '')
    return readVisit(url, referrer)
  } catch {
    return undefined
  }
}

/** Forgets it, once it was told. */
export const clearVisit = (): void => sessionStore.remove(visitName)
