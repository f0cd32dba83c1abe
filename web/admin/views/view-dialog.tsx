import { type SubmitEvent, useState } from 'react'
import type { View } from '#shared/views/schema.ts'
import { viewLimits } from '#shared/views/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ApiError, errorMessage } from '../http/api-error.ts'

export type ViewWords = Pick<View, 'name' | 'shared' | 'pinned'>

type ViewDialogProps = {
  title: string
  /** As it begins. */
  begin: ViewWords
  /** Whether it may be kept to oneself: a view of a colleague stays shared. */
  mayHide: boolean
  open: boolean
  onClose: () => void
  /** Keeps it; what it throws is shown here. */
  save: (words: ViewWords) => Promise<unknown>
}

/** What a view is called, whose it is, and whether it stands in the sidebar. */
export function ViewDialog({ title, begin, mayHide, open, onClose, save }: ViewDialogProps) {
  const [words, setWords] = useState(begin)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const wrongName =
    failure instanceof ApiError && failure.body?.fields?.name ? failure.body.fields.name : undefined
  const change = (part: Partial<ViewWords>) => {
    setWords((now) => ({ ...now, ...part }))
    setFailure(null)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await save(words)
      onClose()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description="The search, the filters, the order and the columns as they are now, under a name."
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="view-form" busy={busy}>
            Save view
          </Button>
        </>
      }
    >
      <form id="view-form" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Name" required error={wrongName}>
          <Input
            value={words.name}
            maxLength={viewLimits.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Switch
          label="For everyone"
          hint={
            mayHide
              ? 'Colleagues see it, and can change it. Else it is yours alone.'
              : 'Only who made it can keep it to themselves.'
          }
          checked={words.shared}
          disabled={!mayHide}
          onCheckedChange={(shared) => change({ shared })}
        />
        <Switch
          label="In my sidebar"
          checked={words.pinned}
          onCheckedChange={(pinned) => change({ pinned })}
        />
        {failure !== null && !wrongName && (
          <p role="alert" className="danger-mark text-danger text-sm">
            {errorMessage(failure, 'Failed to save the view. Please try again.')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
