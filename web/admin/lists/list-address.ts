/** `path` with the query, or alone where the query is empty. */
export const withQuery = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search}` : path

/** The search of an address: trimmed, and no longer than the server takes. */
export const searchWordsOf = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, 200)
