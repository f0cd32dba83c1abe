import { LogOut, Menu as MenuIcon, UserRound } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { settingsPage } from '#shared/settings/tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { logOut } from '../accounts/log-in.ts'
import { useSession } from '../http/session.ts'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { GlobalSearch } from '../search/global-search.tsx'
import { AccountMark } from './account-mark.tsx'

const fetchThemeChoice = () => import('./theme-choice.tsx')
const ThemeChoice = lazy(async () => ({ default: (await fetchThemeChoice()).ThemeChoice }))

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

/** Who is signed in, the theme, and the way out. */
function AccountMenu() {
  const user = useSession()?.user
  useFollowTheme()
  if (!user) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="h-10 gap-2 px-2">
          <AccountMark name={user.name} />
          <span className="max-w-40 truncate max-sm:sr-only">{user.name}</span>
        </Button>
      }
    >
      <MenuLabel>
        <span className="block font-medium text-ink text-sm">{user.name}</span>
        {user.email}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={settingsPage('profile')}>
          <UserRound size={16} />
          Your profile
        </Link>
      </MenuItem>
      <MenuSeparator />
      <Suspense>
        <ThemeChoice />
      </Suspense>
      <MenuSeparator />
      <MenuItem onSelect={() => void logOut()}>
        <LogOut size={16} />
        Log out
      </MenuItem>
    </Menu>
  )
}

/** What is chosen in another tab holds here; read after the first screen, as the menu's part is. */
function useFollowTheme() {
  useEffect(() => {
    const following = fetchThemeChoice().then(
      ({ followTheme }) => followTheme(() => {}),
      () => undefined,
    )
    return () => void following.then((stop) => stop?.())
  }, [])
}
