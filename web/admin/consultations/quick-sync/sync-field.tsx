import type { ReactNode } from 'react'
import type { SyncField as SyncFieldName } from '#shared/booking-reader/text/sync-draft.ts'
import { Field } from '#web/ui/field.tsx'
import type { Source } from './sources.ts'

type SyncFieldProps = {
  field: SyncFieldName
  label: string
  source: Source
  edited: boolean
  error?: string | undefined
  /** A sentence of the field's own, beside where it comes from. */
  note?: string | null
  className?: string
  onActive: (field: SyncFieldName | null) => void
  children: ReactNode
}

/** A field that says where in the text it comes from, and shows it there while it is pointed at. */
export function SyncField(props: SyncFieldProps) {
  const { field, label, source, edited, error, note, className, onActive, children } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what the hint says in words.
    <div
      className={className}
      onFocus={() => onActive(field)}
      onBlur={() => onActive(null)}
      onPointerEnter={() => onActive(field)}
      onPointerLeave={() => onActive(null)}
    >
      <Field
        label={label}
        error={error}
        hint={
          <>
            {edited ? 'Changed by you.' : source.place}
            {!edited && source.quote && <span className="md:hidden"> {source.quote}</span>}
            {note && ` ${note}`}
            {!edited && source.doubt && (
              <span className="font-medium text-yellow"> {source.doubt}</span>
            )}
          </>
        }
      >
        {children}
      </Field>
    </div>
  )
}
