import { Ellipsis } from 'lucide-react'
import type { Member } from '#shared/accounts/team-schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { actsOn, type MemberAct } from './member-acts.ts'

type MemberMenuProps = { member: Member; onChoose: (act: MemberAct) => void }

/** What can be done to a colleague's account. */
export function MemberMenu({ member, onChoose }: MemberMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Actions for ${member.name}`}>
          <Ellipsis size={17} />
        </Button>
      }
    >
      {actsOn(member).map((act) => (
        <MenuItem key={act.label} destructive={act.destructive} onSelect={() => onChoose(act)}>
          {act.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
