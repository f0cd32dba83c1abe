import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchableActions, searchablePages } from '#shared/search/pages.ts'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { pressUndo } from '#web/ui/toast-store.ts'
import { areShortcutsOn, switchShortcuts } from '../records/act-keys.ts'
import { useArrivalFocus } from './arrival-focus.ts'
import { Keys } from './keys.tsx'
import { useActions } from './use-actions.ts'

type ShortcutKeysProps = { listed: boolean; onListed: (listed: boolean) => void }

/** Milliseconds in which the second key of a shortcut follows the first. */
const together = 1_200

/** Listens for the shortcuts, wherever nothing is typed and no dialog is open, and lists them. */
export function ShortcutKeys({ listed, onListed }: ShortcutKeysProps) {
  const [on, setOn] = useState(areShortcutsOn)
  const navigate = useNavigate()
  const act = useActions(() => onListed(true))
  useArrivalFocus()
  const before = useRef({ key: '', at: 0 })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || isKeyTaken(event)) return
    const key = event.key.toUpperCase()
    // From within a dialog too: what was done there is taken back there.
    if (key === 'Z' && pressUndo()) return event.preventDefault()
    if (openLayers() > 0) return
    const { key: first, at } = before.current
    const both = event.timeStamp - at < together ? `${first} ${key}` : key
    before.current = { key, at: event.timeStamp }
    const isMeant = (each: object) => 'keys' in each && (each.keys === both || each.keys === key)
    const action = searchableActions.find(isMeant)
    const page = searchablePages.find(isMeant)
    if (!action && !page) return
    event.preventDefault()
    before.current = { key: '', at: 0 }
    if (action) act(action.id)
    else if (page) void navigate(page.to)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const choose = (next: boolean) => {
    setOn(next)
    switchShortcuts(next)
  }
  return (
    <Dialog
      open={listed}
      onOpenChange={onListed}
      title="Keyboard shortcuts"
      description="One key after the other. They rest while you type."
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <ShortcutGroup title="Go to" entries={searchablePages} />
        <ShortcutGroup title="Actions" entries={searchableActions} />
        <div className="sm:col-span-2">
          <ShortcutGroup title="On a screen" entries={onScreen} wide />
        </div>
      </div>
      <div className="mt-6 border-paper-edge border-t pt-4">
        <Switch
          label="Shortcuts of letters"
          hint="Off where they are in the way, of dictation for instance. Ctrl K works either way."
          checked={on}
          onCheckedChange={choose}
        />
      </div>
    </Dialog>
  )
}

const onScreen = [
  { label: 'Search everything', keys: 'Ctrl K' },
  { label: 'Search the list', keys: '/' },
  { label: 'Next record', keys: 'J' },
  { label: 'Previous record', keys: 'K' },
  { label: 'In a list: Next, previous', keys: '↓ ↑' },
  { label: 'Open record: Its person', keys: 'P' },
  { label: 'Open record or person: Write a note', keys: 'W' },
  { label: 'Open person: Next step', keys: 'N' },
  { label: 'Open lead: Contacted', keys: '1' },
  { label: 'Open meeting: Scheduled', keys: '1' },
  { label: 'Open lead: Qualified', keys: '2' },
  { label: 'Open meeting: Completed', keys: '2' },
  { label: 'Open lead: Converted', keys: '3' },
  { label: 'Open meeting: Cancelled', keys: '3' },
  { label: 'Undo what was just done', keys: 'Z' },
  { label: 'Go to the message about it', keys: 'F8' },
  { label: 'Close', keys: 'Esc' },
]

type ShortcutGroupProps = {
  title: string
  entries: readonly { label: string; keys?: string }[]
  /** In two columns where there is room. */
  wide?: boolean
}

function ShortcutGroup({ title, entries, wide }: ShortcutGroupProps): ReactNode {
  return (
    <section>
      <h3 className="pb-1 font-medium text-2xs text-ink-faint">{title}</h3>
      <dl className={cx(wide && 'grid gap-x-10 sm:grid-cols-2')}>
        {entries.map(
          ({ label, keys }) =>
            keys && (
              <div key={label} className="flex min-h-8 items-center justify-between gap-4 text-sm">
                <dt>{label}</dt>
                <dd>
                  <span className="sr-only">{keys}</span>
                  <Keys>{keys}</Keys>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
