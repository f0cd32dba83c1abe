import { LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { logOut } from '../accounts/log-in.ts'
import { useSession } from '../accounts/session.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="h-10 gap-2 px-2">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-ink font-semibold text-2xs text-paper"
          >
            {initials(user.name)}
          </span>
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
        <Link to={adminPage.settingsTab('profile')}>
          <UserRound size={16} />
          Your profile
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => void logOut()}>
        <LogOut size={16} />
        Log out
      </MenuItem>
    </Menu>
  )
}
