import { type LucideIcon, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { type Mention, mentionsIn, type Nameable } from '#shared/people/mentions.ts'
import { type NotePiece, parseNote } from '#shared/people/note-markup.ts'
import { peopleLimits } from '#shared/people/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { dropDraft, keepText, keptText } from '../drafts/draft-store.ts'
import { useAskBeforeUnload, useTextDraft } from '../drafts/form-draft.tsx'
import { useSession } from '../http/session.ts'
import { namedKey } from '../records/act-keys.ts'
import { useTeam } from '../records/colleagues.tsx'
import { MentionField } from './mention-field.tsx'
import { useChangeNote } from './person-calls.ts'

/** A note as it is read: bold, lists and links, everything else as it was typed. */
function NoteText({ children }: { children: string }) {
  const team = useTeam()
  const drawPiece = pieceDrawing(team)
  return (
    <div className="wrap-anywhere flex max-w-prose flex-col gap-1.5 text-sm">
      {parseNote(children).map(({ kind, lines }, block) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is drawn anew when it changes.
          <ul key={block} className="list-disc pl-5 marker:text-ink-faint">
            {lines.map((pieces, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <li key={at}>{pieces.map(drawPiece)}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <p key={block} className="whitespace-pre-line">
            {lines.flatMap((pieces, at) => [...(at > 0 ? ['\n'] : []), ...pieces.map(drawPiece)])}
          </p>
        ),
      )}
    </div>
  )
}

const pieceDrawing = (team: readonly Nameable[]) => (piece: NotePiece, at: number) => {
  const key = `${at}-${piece.text}`
  if (piece.kind === 'text') {
    return (
      <Fragment key={key}>
        <WithNames team={team}>{piece.text}</WithNames>
      </Fragment>
    )
  }
  if (piece.kind === 'bold') return <strong key={key}>{piece.text}</strong>
  return (
    <Link key={key} href={piece.href} external={piece.href.startsWith('http')}>
      {piece.text}
    </Link>
  )
}

/** Words with the colleagues that they name. */
function WithNames({ children, team }: { children: string; team: readonly Nameable[] }) {
  if (!children.includes('@')) return children
  const mentions = mentionsIn(children, team)
  const parts = mentions.map(({ at, length }, index) => (
    <Fragment key={at}>
      {children.slice(endOf(mentions[index - 1]), at)}
      <span className="font-medium text-indigo">{children.slice(at, at + length)}</span>
    </Fragment>
  ))
  return [...parts, children.slice(endOf(mentions.at(-1)))]
}

const endOf = (mention: Mention | undefined) => (mention ? mention.at + mention.length : 0)

type NoteFieldProps = {
  label: string
  text: string
  onText: (text: string) => void
  save: string
  busy: boolean
  onSave: () => void
  onCancel?: () => void
  /** The key that leads to it. */
  shortcut?: 'W'
}

/** Where a note is written: Ctrl Enter saves it. */
function NoteField(props: NoteFieldProps) {
  const { label, text, onText, save, busy, onSave, onCancel, shortcut } = props
  const self = useSession()?.user.id
  const team = useTeam().filter(({ id }) => id !== self)
  const saveIt = () => text.trim() && !busy && onSave()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) saveIt()
  }
  return (
    <div>
      <MentionField
        aria-label={label}
        placeholder="Write a note"
        rows={text || onCancel ? 4 : 1}
        maxLength={peopleLimits.note}
        value={text}
        onText={onText}
        team={team}
        onKeyDown={onKeyDown}
        {...(shortcut && namedKey(shortcut))}
      />
      {(text || onCancel) && (
        <div className="mt-1.5 flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-2xs text-ink-faint">
            **bold** · - list · [words](https://address) · @name
          </p>
          <div className="flex gap-2">
            {onCancel && (
              <Button variant="quiet" size="sm" onClick={onCancel}>
                Cancel
              </Button>
            )}
            <Button size="sm" busy={busy} onClick={saveIt}>
              {save}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** A new note, at the top of the line. */
export function NewNote({ personId }: { personId: string }) {
  const [text, keep] = useTextDraft(`note-of/${personId}`)
  const { mutate, isPending } = useChangeNote()
  return (
    <NoteField
      label="New note"
      text={text}
      onText={keep}
      save="Save note"
      busy={isPending}
      shortcut="W"
      onSave={() => mutate({ act: 'create', personId, text }, { onSuccess: () => keep('') })}
    />
  )
}

export type ShownNote = {
  id: string
  text: string
  pinned: boolean
  /** Whether the reader wrote it. */
  own: boolean
  authorName: string
  at: string
  version?: number
}

/** A note where it stands; its author edits and deletes it there, anybody pins it. */
export function NoteView({ note }: { note: ShownNote }) {
  const { id, version, pinned } = note
  const draft = `note/${id}`
  const [edited, setEdited] = useState(() => keptText(draft))
  const edit = (text: string) => {
    keepText(draft, text, note.text)
    setEdited(text)
  }
  const close = () => {
    dropDraft(draft)
    setEdited(null)
  }
  useAskBeforeUnload(edited !== null && edited !== note.text)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChangeNote()
  if (edited !== null) {
    return (
      <NoteField
        label="Note"
        text={edited}
        onText={edit}
        save="Save"
        busy={isPending}
        onSave={() => mutate({ act: 'change', id, text: edited, version }, { onSuccess: close })}
        onCancel={close}
      />
    )
  }
  return (
    <article
      className={cx(
        'rounded-md border px-3 pt-2 pb-1',
        pinned ? 'border-yellow/40 bg-yellow-tint/40' : 'border-paper-edge bg-card',
      )}
    >
      <NoteText>{note.text}</NoteText>
      <footer className="-mr-1.5 flex items-center text-ink-faint text-xs">
        <span className="mr-auto">
          {note.authorName} · <RelativeTime at={note.at} />
        </span>
        <NoteButton
          label={pinned ? 'Unpin' : 'Pin'}
          Icon={pinned ? PinOff : Pin}
          onClick={() => mutate({ act: 'change', id, pinned: !pinned })}
        />
        {note.own && (
          <>
            <NoteButton label="Edit note" Icon={Pencil} onClick={() => edit(note.text)} />
            <NoteButton label="Delete note" Icon={Trash2} onClick={() => setAsking(true)} />
          </>
        )}
      </footer>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you sure you want to delete this note?"
        description="It goes for everybody. Undo brings it back, here or under History."
        action="Delete"
        destructive
        onAction={() => mutate({ act: 'delete', id })}
      />
    </article>
  )
}

type NoteButtonProps = { label: string; Icon: LucideIcon; onClick: () => void }

function NoteButton({ label, Icon, onClick }: NoteButtonProps) {
  return (
    <Tooltip content={label}>
      <Button variant="quiet" size="icon" aria-label={label} onClick={onClick}>
        <Icon size={14} />
      </Button>
    </Tooltip>
  )
}
