import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { bookingPage } from '#content/pages/booking.ts'
import { zoneInWords } from '#shared/booking/when.ts'
import { allZones, zoneOption, zonesLike } from '#shared/booking/zones.ts'
import { Button } from '#web/ui/button.tsx'
import { isComposing } from '#web/ui/composing-keys.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Input } from '#web/ui/field.tsx'

const words = bookingPage.zone

type ZonePickerProps = {
  zone: string
  /** When the times are, since a zone is not as far from UTC all year. */
  at: string
  onZone: (zone: string) => void
}

/** The zone that times are told in, and the way to another. */
export function ZonePicker({ zone, at, onZone }: ZonePickerProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    box.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={box} className="text-sm">
      {open ? (
        <ZoneSearch
          zone={zone}
          onClose={close}
          onZone={(chosen) => {
            onZone(chosen)
            close()
          }}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-soft text-xs">
          <span>{`${words.label}: ${zoneInWords(zone, at)}`}</span>
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)} className="text-button">
            {words.change}
          </Button>
        </p>
      )}
    </div>
  )
}

type ZoneSearchProps = Omit<ZonePickerProps, 'at'> & { onClose: () => void }

/** A field that finds zones while one types (WAI-ARIA, combobox with a list). */
function ZoneSearch({ zone, onZone, onClose }: ZoneSearchProps) {
  const [zones] = useState(allZones)
  const [typed, setTyped] = useState('')
  const found = zonesLike(zones, typed)
  const [active, setActive] = useState(() => Math.max(0, found.indexOf(zone)))
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const { key } = event
    if (key === 'Escape') return onClose()
    const chosen = found[active]
    if (key === 'Enter') {
      event.preventDefault()
      if (chosen) onZone(chosen)
      return
    }
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[key]
    if (to === undefined || found.length === 0) return
    event.preventDefault()
    setActive((to + found.length) % found.length)
  }
  return (
    <div className="max-w-md">
      <Field label={words.search}>
        <Input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status" className={cx(found.length > 0 && 'sr-only', 'mt-2')}>
        {found.length > 0 ? words.found(found.length) : words.none}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.label}
        className="mt-2 max-h-56 overflow-y-auto rounded-md border border-control bg-card empty:hidden"
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys (WAI-ARIA, combobox).
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <div
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={name === zone}
            onClick={() => onZone(name)}
            className={cx(
              'cursor-pointer px-3 py-2 hover:bg-paper-deep',
              index === active && 'bg-paper-deep',
              name === zone && 'font-semibold',
            )}
          >
            {zoneOption(name)}
          </div>
        ))}
      </div>
      <Button variant="quiet" size="sm" onClick={onClose} className="mt-2">
        {words.keep}
      </Button>
    </div>
  )
}
