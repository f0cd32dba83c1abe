import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Draft, dropDraft, keepDraft, keepText, keptText, readDraft } from './draft-store.ts'

export type FormDraft = {
  /** Whether what stood in the form when it was left stands there again. */
  isRestored: boolean
  /** The record as it was when that was typed; undefined where nothing was. */
  base: unknown
  /** Puts the form back to what is saved. */
  startOver: () => void
  /** Forgets the draft: it is saved, or was thrown away on purpose. */
  drop: () => void
}

/** Whether anything of a field is other than it was; `dirty` is a tree of what is, for a list or an object. */
const isChanged = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null
    ? Object.values(dirty).some(isChanged)
    : dirty === true

/**
 * Keeps what is typed into a form and not saved, in this tab, and puts it back when the same form is
 * opened again: after a sign-in, a reload or another screen. The browser asks before a page with it is
 * closed.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  key: string,
  about: Pick<Draft, 'label' | 'base'> = { base: null },
): FormDraft {
  const [restored, setRestored] = useState(() => readDraft(key))
  // A dialog that was closed is still drawn for a while, with all that was typed into it.
  const [isLeft, setLeft] = useState(false)
  const { isDirty } = form.formState
  useAskBeforeUnload(isDirty && !isLeft)

  const fill = useEffectEvent(() => {
    for (const [name, value] of Object.entries(restored?.values ?? {})) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
  })
  const keep = useEffectEvent((values: Values, dirtyFields: object) => {
    const changed = Object.entries(dirtyFields).filter(([, dirty]) => isChanged(dirty))
    if (changed.length === 0) return dropDraft(key)
    const typed = Object.fromEntries(changed.map(([name]) => [name, values[name]]))
    setLeft(false)
    keepDraft(key, { ...about, base: restored?.base ?? about.base, values: typed })
  })
  const { subscribe } = form
  useEffect(() => {
    fill()
    return subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => keep(values, dirtyFields ?? {}),
    })
  }, [subscribe])

  const drop = () => {
    dropDraft(key)
    setRestored(null)
    setLeft(true)
  }
  const startOver = () => {
    form.reset(undefined, { keepDirtyValues: false })
    drop()
  }
  return { isRestored: isDirty && restored !== null, base: restored?.base, startOver, drop }
}

/** A text that is written outside of a form, kept in the same way: what stands in it, and what sets it. */
export function useTextDraft(key: string, saved = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptText(key) ?? saved)
  useAskBeforeUnload(text !== saved)
  const write = (next: string) => {
    keepText(key, next, saved)
    setText(next)
  }
  return [text, write]
}

type DraftNoticeProps = { draft: FormDraft; className?: string }

/** Over a form in which stands again what was typed and not saved; nothing else. */
export function DraftNotice({ draft, className }: DraftNoticeProps) {
  if (!draft.isRestored) return null
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-2 text-sm',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_14rem]">
        What you typed before is here again. It is not saved yet.
      </p>
      <Button variant="secondary" size="sm" onClick={draft.startOver}>
        Start over
      </Button>
    </div>
  )
}

/** Lets the browser ask before a page with something unsaved is closed or loaded again. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/**
 * While it is drawn, the browser's Back closes what is open instead of leaving the screen under it. Draw
 * it only while that is open: the router asks one of them.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    back()
  }, [blocker])
  return null
}
