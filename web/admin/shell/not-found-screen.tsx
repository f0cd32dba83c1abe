import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OnTheLoom } from '#web/ui/empty-state.tsx'
import { useTitle } from '../brand/brand.tsx'
import { useSession } from '../http/session.ts'
import { Shell } from './shell.tsx'

/** Any admin path that is none (admin-back-office.md §2): in its frame for who is signed in. */
export function NotFoundScreen() {
  useTitle('Page Not Found')
  const content = (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-3 px-6 text-center">
      <OnTheLoom torn>
        <p className="font-medium text-xs tabular-nums">404</p>
      </OnTheLoom>
      <h1 className="font-semibold text-2xl">Page Not Found</h1>
      <p className="text-ink-soft text-sm">The back-office has no page at this address.</p>
      <Link to={adminPage.dashboard} className={`${buttonClass()} mt-3`}>
        Go to the dashboard
      </Link>
    </div>
  )
  return useSession() ? <Shell>{content}</Shell> : <main>{content}</main>
}
