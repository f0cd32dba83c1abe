import { Menu as MenuIcon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { GlobalSearch } from '../search/global-search.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Over every screen: the way to the sections on a phone, what is new, and who is signed in. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-30 bg-paper">
      <div className="flex h-14 items-center gap-1 px-2 lg:px-6">
        <Button
          variant="quiet"
          size="icon"
          aria-label="Open navigation"
          onClick={onMenu}
          className="size-10 lg:hidden"
        >
          <MenuIcon size={20} />
        </Button>
        <div className="flex flex-1 max-sm:justify-end">
          <GlobalSearch />
        </div>
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  )
}
