import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { useLiveChanges } from '../live/live-changes.ts'
import { useServerAway } from '../live/server-away.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const fetchDrawer = () => import('#web/ui/drawer.tsx')
const Drawer = lazy(async () => ({ default: (await fetchDrawer()).Drawer }))

/** The frame around every signed-in screen: sidebar, top bar, and the screen, which is the route's unless given. */
export function Shell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const [drawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  useLiveChanges()
  const isAway = useServerAway()

  // After the first screen, as the search is.
  useEffect(() => {
    fetchDrawer().catch(() => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0)
    setDrawerOpen((open) => open && false)
  }, [pathname])

  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only z-100 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the screen
      </a>
      <div className="sticky top-0 hidden h-dvh overflow-y-auto border-paper-edge border-r [scrollbar-width:thin] lg:block">
        <Sidebar />
      </div>
      {drawerOpen !== null && (
        <Suspense>
          <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title="Navigation">
            <Sidebar />
          </Drawer>
        </Suspense>
      )}
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar onMenu={() => setDrawerOpen(true)} />
        <main
          id="screen"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 pt-2 pb-16 outline-none lg:px-6 lg:pt-5"
        >
          {children ?? <Outlet />}
        </main>
        {/* At the foot of the page it has room of its own: the last row can be scrolled free of it. */}
        <OfflineNotice
          away={isAway}
          means="What you see may be out of date, and changes can not be saved."
          place="sticky bottom-0 grid px-4 *:mb-4 lg:px-6"
        />
      </div>
    </div>
  )
}
