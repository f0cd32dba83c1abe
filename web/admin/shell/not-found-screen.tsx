import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useTitle } from '../brand/brand.tsx'
import { useSession } from '../http/session.ts'
import { TornCloth } from '../records/torn-cloth.tsx'
import { Shell } from './shell.tsx'

/** Any admin path that is none (admin-back-office.md §2): in its frame for who is signed in. */
export function NotFoundScreen() {
  useTitle('Page Not Found')
  const content = (
    <div className="-mx-4 pb-16 text-center lg:-mx-6">
      <TornCloth cell={18} rows={13} hole={200}>
        <p className="font-semibold text-2xl tabular-nums">404</p>
      </TornCloth>
      <div className="flex flex-col items-center gap-3 px-6">
        <h1 className="font-semibold text-3xl">Page Not Found</h1>
        <p className="text-ink-soft text-sm">The back-office has no page at this address.</p>
        <Link to={adminPage.dashboard} className={`${buttonClass()} mt-3`}>
          Go to the dashboard
        </Link>
      </div>
    </div>
  )
  return useSession() ? <Shell>{content}</Shell> : <main className="px-4 lg:px-6">{content}</main>
}
