import { useQuery } from '@tanstack/react-query'
import { useSession } from '../http/session.ts'
import { NewNote, NoteView } from './notes.tsx'
import { pinnedQuery, timelineResource } from './person-calls.ts'
import type { PersonRow } from './person-list.ts'
import { TimelineEntries } from './timeline-entries.tsx'

type TimelineProps = {
  /** Whose line it is: an address to write to is enough beside who they are. */
  person: Pick<PersonRow, 'id' | 'email'>
  /** The record that stands open above the line: it is neither told again nor linked to. */
  besideId?: string
}

/** All that has happened with a person, newest first, under what is written about them. */
export function Timeline({ person: { id, email }, besideId }: TimelineProps) {
  const self = useSession()?.user
  const { data: pinned = [] } = useQuery(pinnedQuery(id))
  const onTop = new Set(pinned.map(({ id }) => id))
  return (
    <section
      aria-label="What has happened"
      className="@container flex min-w-0 max-w-190 flex-col gap-3"
    >
      <NewNote personId={id} />
      {pinned.map(({ author, createdAt, ...note }) => (
        <NoteView key={note.id} note={{ ...note, at: createdAt, own: author === self?.id }} />
      ))}
      <TimelineEntries
        resource={timelineResource}
        id={id}
        whoseIs={() => ({ id, email })}
        isTold={({ record }) => record?.type === 'note' && onTop.has(record.id)}
        besideId={besideId}
      />
    </section>
  )
}
