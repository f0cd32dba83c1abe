import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { View } from '#shared/views/schema.ts'
import {
  isSameQuery,
  type ViewList,
  viewListPages,
  viewLists,
  viewPairs,
  viewUrl,
} from '#shared/views/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { errorMessage } from '../http/api-error.ts'
import { useSession } from '../http/session.ts'
import { useCreateView, useUpdateView, viewsQuery } from './view-calls.ts'
import { ViewDialog, type ViewWords } from './view-dialog.tsx'
import { ViewMenu } from './view-menu.tsx'

type ViewBarProps = OpenUrl & {
  /** What the list is called without a view. */
  title: string
}

/** The views of a list: which is open, how the list differs from it, and how to keep that. */
export function ViewBar({ title, ...openUrl }: ViewBarProps) {
  const { name, query, views, open, see } = useOpenView(openUrl)
  const self = useSession()?.user.id
  const navigate = useNavigate()
  const create = useCreateView()
  const update = useUpdateView()
  const [dialog, setDialog] = useState({ key: 0, open: false, of: null as View | null })
  const show = (of: View | null) => setDialog(({ key }) => ({ key: key + 1, open: true, of }))
  const close = () => setDialog((now) => ({ ...now, open: false }))
  const view = 'view' in open ? open.view : null
  const isOwn = (each: View) => each.owner === null || each.owner === self

  const save = async (words: ViewWords) => {
    if (dialog.of) {
      const { version } = dialog.of
      const change = isOwn(dialog.of) ? words : { name: words.name, pinned: words.pinned }
      see(await update.mutateAsync({ view: dialog.of, change: { ...change, version } }))
      return
    }
    const saved = await create.mutateAsync({ ...words, list: name, query })
    await navigate(viewUrl({ ...saved, query }), { replace: true })
    toast({
      title: 'View saved',
      description: saved.shared
        ? `“${saved.name}” is there for everyone.`
        : `“${saved.name}” is there for you. Its address can be sent to a colleague.`,
    })
  }
  const saveChanges = (changed: View, seen: View) =>
    update.mutate(
      { view: changed, change: { query, version: seen.version } },
      {
        onSuccess: (saved) => {
          see(saved)
          toast({ title: 'View saved', description: `“${saved.name}” shows this from now on.` })
        },
        onError: (error) => {
          // What they saved is seen from now on: saving again is meant.
          see(changed)
          toast({
            title: 'View not saved',
            description: errorMessage(error, 'Failed to save the view. Please try again.'),
            variant: 'destructive',
          })
        },
      },
    )
  return (
    <div className="mr-auto flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:-ml-1 max-sm:gap-x-1">
      <ViewMenu
        title={title}
        path={openUrl.path}
        views={views}
        open={view}
        isUsual={query === ''}
        mayChange={view !== null && isOwn(view)}
        selfId={self}
        onNew={() => show(null)}
        onEdit={show}
      />
      {open.is === 'none' && query !== '' && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => show(null)}
          className="max-sm:px-2 @max-5xl/beside:px-2"
        >
          <BookmarkPlus size={15} />
          <span className="max-sm:sr-only @max-5xl/beside:sr-only">Save view</span>
        </Button>
      )}
      {open.is === 'changed' && (
        <>
          <span className="bar-word text-ink-soft text-xs">Changed</span>
          <Button
            variant="secondary"
            size="sm"
            busy={update.isPending}
            onClick={() => saveChanges(open.view, open.seen)}
          >
            Save changes
          </Button>
        </>
      )}
      {open.is === 'changed-by-others' && (
        <Notice
          sentence="A colleague changed this view while you had it open."
          label="Show it"
          onPress={() => {
            see(open.view)
            void navigate(viewUrl(open.view))
          }}
        />
      )}
      {open.is === 'gone' && (
        <Notice
          sentence="This view was deleted, or is a colleague's own. The list shows what its address says."
          label="Save view"
          onPress={() => show(null)}
        />
      )}
      {dialog.key > 0 && (
        <ViewDialog
          key={dialog.key}
          title={dialog.of ? 'Edit view' : 'Save view'}
          begin={wordsOf(dialog.of)}
          mayHide={!dialog.of || isOwn(dialog.of) || !dialog.of.shared}
          open={dialog.open}
          onClose={close}
          save={save}
        />
      )}
    </div>
  )
}

/** How the dialog begins: as the view is, or as a new one usually is. */
const wordsOf = (view: View | null): ViewWords =>
  view
    ? { name: view.name, shared: view.shared, pinned: view.pinned }
    : { name: '', shared: false, pinned: true }

type NoticeProps = { sentence: string; label: string; onPress: () => void }

function Notice({ sentence, label, onPress }: NoticeProps) {
  return (
    <>
      <p role="status" className="text-ink-soft text-xs">
        {sentence}
      </p>
      <Button variant="secondary" size="sm" onClick={onPress}>
        {label}
      </Button>
    </>
  )
}

/** How the list stands to the view that its address names, or else to the one that asks for the same. */
type OpenView =
  | { is: 'none' }
  /** Deleted, or somebody else's own. */
  | { is: 'gone' }
  | { is: 'same' | 'changed' | 'changed-by-others'; view: View; seen: View }

/** A list as its address has it: the page, what it asks for, and the view it names. */
type OpenUrl = { path: string; query: string; viewId: string | undefined }

/**
 * The views of a list, and which is open: as it was saved, changed since by the reader, or by others
 * while the reader looked at it as it was before.
 */
function useOpenView({ path, query: inUrl, viewId }: OpenUrl) {
  const name = viewLists.find((each) => viewListPages[each] === path) as ViewList
  const all = useQuery(viewsQuery).data
  const query = new URLSearchParams(viewPairs(inUrl, name)).toString()
  const found = all?.find(
    (each) =>
      each.list === name &&
      // An address that names no view may still say what one does.
      (viewId ? each.id === viewId : query !== '' && isSameQuery(each.query, query)),
  )
  // As it was when it was opened: what others save meanwhile is not taken for what one saw.
  const [seen, setSeen] = useState<View | undefined>(found)
  if (found && seen?.id !== found.id) setSeen(found)
  const open = stand({ found, seen, query, isKnown: all !== undefined, id: viewId })
  return {
    name,
    query,
    views: all?.filter(({ list }) => list === name) ?? [],
    open,
    /** Takes the view as it stands now for what the reader has seen. */
    see: setSeen,
  }
}

type Standing = {
  found: View | undefined
  seen: View | undefined
  query: string
  isKnown: boolean
  id: string | undefined
}

function stand({ found, seen, query, isKnown, id }: Standing): OpenView {
  if (!isKnown) return { is: 'none' }
  if (!found) return { is: id ? 'gone' : 'none' }
  const since = seen?.id === found.id ? seen : found
  if (isSameQuery(found.query, query)) return { is: 'same', view: found, seen: since }
  const isTheirs = since.version !== found.version && isSameQuery(since.query, query)
  return { is: isTheirs ? 'changed-by-others' : 'changed', view: found, seen: since }
}
