import type { InfiniteData } from '@tanstack/react-query'

/** What every record that is listed has. */
export type ListRecord = { id: string }

/** One page of a list as the server answered it, and which list it is a page of. */
export type ListPage<Row extends ListRecord, State> = {
  state: State
  rows: Row[]
  /** The call for the page that follows. */
  next: string | null
  total: TotalCount | null
}

export type ListPages<Row extends ListRecord, State> = InfiniteData<ListPage<Row, State>, string>

const mapPages = <Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  change: (page: ListPage<Row, State>) => ListPage<Row, State>,
): ListPages<Row, State> => ({ ...pages, pages: pages.pages.map(change) })

const has = (page: { rows: ListRecord[] }, id: string) => page.rows.some((row) => row.id === id)

/** The pages with the record drawn as `row` wherever it stands; it keeps its place. */
export function withRow<Row extends ListRecord, State>(pages: ListPages<Row, State>, row: Row) {
  return mapPages(pages, (page) =>
    has(page, row.id)
      ? { ...page, rows: page.rows.map((each) => (each.id === row.id ? row : each)) }
      : page,
  )
}

/** The pages without the record, and one fewer in their totals when it was there. */
export function withoutRow<Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  id: string,
): ListPages<Row, State> {
  if (!pages.pages.some((page) => has(page, id))) return pages
  return mapPages(pages, ({ total, ...page }) => ({
    ...page,
    rows: page.rows.filter((row) => row.id !== id),
    total: total && !total.capped ? { ...total, count: total.count - 1 } : total,
  }))
}

/** The pages with the record back where it stood in `before`; as they are when it has come back by itself. */
export function withRowBack<Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  before: ListPages<Row, State>,
  id: string,
): ListPages<Row, State> {
  const at = before.pages.findIndex((page) => has(page, id))
  const place = before.pages[at]?.rows.findIndex((row) => row.id === id) ?? -1
  const row = before.pages[at]?.rows[place]
  // A list read again is shorter, and has the record further down.
  if (!row || at >= pages.pages.length || pages.pages.some((page) => has(page, id))) return pages
  return {
    ...pages,
    pages: pages.pages.map(({ total, ...page }, index) => ({
      ...page,
      rows: index === at ? page.rows.toSpliced(place, 0, row) : page.rows,
      total: total && !total.capped ? { ...total, count: total.count + 1 } : total,
    })),
  }
}

/** As {@link withRow}; but a record that its list's filter no longer lets in leaves the list. */
export function withSettledRow<Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  row: Row,
  belongsInto: (state: State, row: Row) => boolean,
): ListPages<Row, State> {
  const [first] = pages.pages
  return first && !belongsInto(first.state, row) ? withoutRow(pages, row.id) : withRow(pages, row)
}

/** The first page alone: reading again need not repeat all that was scrolled through. */
export const firstPageOf = <Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
): ListPages<Row, State> => ({
  pages: pages.pages.slice(0, 1),
  pageParams: pages.pageParams.slice(0, 1),
})

/**
 * The path and query of the page that follows, from a `Link` header; null on the last page.
 * Only the path counts, so that a token never travels to another host.
 */
export function nextPage(link: string | null): string | null {
  for (const [, target, parameters] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!target || !/;\s*rel="?next"?/i.test(parameters ?? '')) continue
    const url = new URL(target, 'http://relative.invalid')
    return url.pathname + url.search
  }
  return null
}

/** A count as the server sends it in `X-Total-Count`: exact, or with a `+` where it stopped counting. */
export type TotalCount = { count: number; capped: boolean }

/** Null when the header is absent or no count. */
export function parseTotalCount(header: string | null): TotalCount | null {
  const match = /^(\d+)(\+?)$/.exec(header ?? '')
  return match ? { count: Number(match[1]), capped: match[2] === '+' } : null
}
