import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { errorMessage } from '../http/api-error.ts'
import { draftKeys, dropDraft, readDraft } from './draft-store.ts'

type UnfinishedEditsProps = {
  /** What the keys of the drafts of this screen begin with, such as `leads/`. */
  of: string
  /** Opens what the draft belongs to; `part` is the rest of its key: an id, or `new`. */
  open: (part: string) => Promise<void> | void
}

/** On a screen of records, what was begun there in this tab and not saved: to go on with it, or not to. */
export function UnfinishedEdits({ of, open }: UnfinishedEditsProps) {
  const [keys, setKeys] = useState(() => draftKeys(of))
  const without = (key: string) => setKeys((now) => now.filter((each) => each !== key))
  const goOn = async (key: string) => {
    try {
      await open(key.slice(of.length))
      without(key)
    } catch (error) {
      toast({
        title: 'It could not be opened',
        description: errorMessage(error, 'What you typed is kept. Please try again.'),
        variant: 'destructive',
      })
    }
  }
  const discard = (key: string) => {
    dropDraft(key)
    without(key)
  }
  if (keys.length === 0) return null
  return (
    <ul aria-label="Not saved yet" className="mb-3 flex flex-col gap-2">
      {keys.map((key) => {
        const label = readDraft(key)?.label
        return (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-2 text-sm"
          >
            <p className="wrap-anywhere min-w-0 flex-[1_1_16rem]">
              You began {label ? `to change ${label}` : 'something new'} and have not saved it.
            </p>
            <Button variant="secondary" size="sm" onClick={() => discard(key)}>
              Discard
            </Button>
            <Button size="sm" onClick={() => void goOn(key)}>
              Continue
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
