import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { clearDrafts } from '../drafts/draft-store.ts'
import { queryClient } from '../http/query-client.ts'
import { hasLoggedOut, missSession, useSession } from '../http/session.ts'
import { clearRecent } from '../records/recent.ts'
import { loginReturningTo, returnPath } from './return-path.ts'

function clearAccount() {
  queryClient.clear()
  clearRecent()
}

/** The guard: without a stored token and user it leads to the login page (admin-back-office.md §2). */
export function RequireSession() {
  const token = useSession()?.token
  const { pathname, search } = useLocation()

  // What one account has read is not for the next one on this machine.
  useEffect(() => {
    if (token) return clearAccount
    if (hasLoggedOut()) clearDrafts()
    missSession()
  }, [token])

  if (token) return <Outlet key={token} />
  return (
    <Navigate replace to={hasLoggedOut() ? adminPage.login : loginReturningTo(pathname + search)} />
  )
}

/** Login and registration: who is signed in goes on to the page that was asked for. */
export function GuestsOnly() {
  const session = useSession()
  const { search } = useLocation()
  return session ? <Navigate replace to={returnPath(new URLSearchParams(search))} /> : <Outlet />
}
