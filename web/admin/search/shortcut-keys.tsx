import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchableActions, searchablePages } from '#shared/search/pages.ts'
import { localStore } from '#web/ui/browser-storage.ts'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { Keys } from './keys.tsx'
import { useActions } from './use-actions.ts'

type ShortcutKeysProps = { listed: boolean; onListed: (listed: boolean) => void }

/** Milliseconds in which the second key of a shortcut follows the first. */
const together = 1_200
const storageKey = 'admin_shortcuts'

/** Listens for the shortcuts, wherever nothing is typed and no dialog is open, and lists them. */
export function ShortcutKeys({ listed, onListed }: ShortcutKeysProps) {
  const [on, setOn] = useState(() => localStore.get(storageKey) !== 'off')
  const navigate = useNavigate()
  const act = useActions(() => onListed(true))
  const before = useRef({ key: '', at: 0 })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || isKeyTaken(event) || openLayers() > 0) return
    const key = event.key.toUpperCase()
    const { key: first, at } = before.current
    const keys = event.timeStamp - at < together ? `${first} ${key}` : key
    before.current = { key, at: event.timeStamp }
    const action = searchableActions.find((each) => 'keys' in each && each.keys === keys)
    const page = searchablePages.find((each) => 'keys' in each && each.keys === keys)
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
    if (next) localStore.remove(storageKey)
    else localStore.set(storageKey, 'off')
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
