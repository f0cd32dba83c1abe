import { adminPage } from '#shared/routes.ts'

const parameter = 'next'

/** The login page, remembering the back-office page that was asked for. */
export function loginReturningTo(path: string): string {
  if (path === adminPage.dashboard) return adminPage.login
  return `${adminPage.login}?${new URLSearchParams({ [parameter]: path })}`
}

/**
 * Where to go after signing in: the remembered page when it lies inside the back-office, the
 * dashboard otherwise. An address that leads to another site is never followed.
 */
export function returnPath(search: URLSearchParams): string {
  const asked = search.get(parameter)
  if (!asked?.startsWith('/') || !URL.canParse(asked, 'http://here.invalid')) {
    return adminPage.dashboard
  }
  const url = new URL(asked, 'http://here.invalid')
  const inside =
    url.pathname === adminPage.dashboard || url.pathname.startsWith(`${adminPage.dashboard}/`)
  const forGuests = url.pathname === adminPage.login || url.pathname === adminPage.register
  if (url.host !== 'here.invalid' || !inside || forGuests) return adminPage.dashboard
  return url.pathname + url.search
}
