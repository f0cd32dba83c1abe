import { useEffect, useRef, useState } from 'react'
import { roiCopy } from '#content/pricing/roi.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, Input } from '#web/ui/field.tsx'

const { share } = roiCopy
/** How long the button says that it has copied, in milliseconds. */
const copiedForMs = 4000

type RoiShareProps = {
  /** There is nothing to share before there is a result. */
  available: boolean
  address: () => string
}

/** Shares a result by its address: copies it, and where copying is refused, shows it. */
export function RoiShare({ available, address }: RoiShareProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const link = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (outcome === 'refused') link.current?.select()
    if (outcome !== 'copied') return
    const timer = window.setTimeout(() => setOutcome(null), copiedForMs)
    return () => window.clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(address())
      setOutcome('copied')
    } catch {
      // No permission, or a page that is not secure: then by hand.
      setOutcome('refused')
    }
  }

  return (
    <div className={cx('mt-6 border-paper-edge border-t pt-6', !available && 'invisible')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={copy} className="min-w-56">
          {outcome === 'copied' ? share.copied : share.label}
        </Button>
        <p className="text-ink-faint text-sm">{share.note}</p>
      </div>
      <p role="status" className="sr-only">
        {outcome === 'copied' && share.copied}
      </p>
      {outcome === 'refused' && (
        <div className="mt-4">
          <Field label={share.refused}>
            <Input ref={link} readOnly value={address()} />
          </Field>
        </div>
      )}
    </div>
  )
}
