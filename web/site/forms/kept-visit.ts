import { readVisit, type Visit } from '#shared/origins/read-visit.ts'

/** Where layout.ts keeps the address and the referrer of the visit's first page. */
const visitName = 'visit'

/** How this tab's visit began, or undefined where that is not known. */
export function keptVisit(): Visit | undefined {
  try {
    const [address, referrer] = JSON.parse(sessionStorage.getItem(visitName) ?? '')
    return readVisit(address, referrer)
  } catch {
    return undefined
  }
}

/** Forgets it, once it was told. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitName)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
