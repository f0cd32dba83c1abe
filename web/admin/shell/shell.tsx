import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Drawer } from '#web/ui/drawer.tsx'
import { useLiveChanges } from '../live/live-changes.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame around every signed-in screen: sidebar, top bar, and the screen. */
export function Shell() {
  const { pathname } = useLocation()
  const [drawerOpen, setDrawerOpen] = useState(false)
  useLiveChanges()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0)
    setDrawerOpen(false)
  }, [pathname])

  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only z-100 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the screen
      </a>
      <div className="sticky top-0 hidden h-dvh border-paper-edge border-r lg:block">
        <Sidebar />
      </div>
      <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title="Navigation">
        <Sidebar />
      </Drawer>
      <div className="min-w-0">
        <OfflineNotice />
        <TopBar onMenu={() => setDrawerOpen(true)} />
        <main id="screen" tabIndex={-1} className="px-4 pb-16 outline-none lg:px-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
