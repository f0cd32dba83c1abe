const sheets = new Map<string, Promise<Document>>()

/**
 * The sheet at `address` as a document, fetched once however many demos ask. Rejects when it can
 * not be had; the next call tries again.
 */
export function loadSheet(address: string): Promise<Document> {
  const known = sheets.get(address)
  if (known) return known
  const sheet = fetchSheet(address)
  sheets.set(address, sheet)
  sheet.catch(() => sheets.delete(address))
  return sheet
}

async function fetchSheet(address: string): Promise<Document> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Fetches the sheet when `element` comes near the window, so that it is there when it is wanted. */
export function loadSheetWhenNear(element: HTMLElement, address: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // What fails here is asked for again on the press that needs it, and told there.
      loadSheet(address).catch(() => {})
    },
    { rootMargin: '600px' },
  )
  observer.observe(element)
}
