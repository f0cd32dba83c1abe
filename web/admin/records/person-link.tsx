import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Description } from './description-list.tsx'

/** Among the facts of a record: the way to all else that is known of whom it is about. */
export function PersonDescription({ id }: { id: string | null }) {
  if (id === null) return null
  return (
    <Description term="Person">
      <Link to={adminPage.person(id)} className={linkClass}>
        Open person
      </Link>
    </Description>
  )
}
