/** The attributes of a link to `href` on the page at `path`. */
export function currentPage(path: string, href: string) {
  return path === href ? { 'aria-current': 'page' as const } : {}
}

/** Whether the page at `path` is `href` or lies under it. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
