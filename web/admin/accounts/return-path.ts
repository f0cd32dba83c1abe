import { adminPage } from '#shared/routes.ts'

const parameter = 'next'

/** Pages that nobody signs in for. */
const outsideSession: string[] = [
  adminPage.login,
  adminPage.register,
  adminPage.forgotPassword,
  adminPage.resetPassword,
  adminPage.confirmEmail,
]

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
  if (url.host !== 'here.invalid' || !inside || outsideSession.includes(url.pathname))
    return adminPage.dashboard
  return url.pathname + url.search
}
