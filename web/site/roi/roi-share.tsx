import { useEffect, useRef, useState } from 'react'
import { roiCopy } from '#content/pricing/roi.ts'
import type { RoiInputs } from '#shared/roi/calculator.ts'
import { encodeRoiInputs, roiParams } from '#shared/roi/inputs.ts'
import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

const { share } = roiCopy
/** How long the button says that it has copied, in milliseconds. */
const copiedForMs = 4000

type RoiShareProps = {
  url: () => string
}

/** Shares a result by its address: copies it, and where copying is refused, shows it. */
export function RoiShare({ url }: RoiShareProps) {
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
      await navigator.clipboard.writeText(url())
      setOutcome('copied')
    } catch {
      // No permission, or a page that is not secure: then by hand.
      setOutcome('refused')
    }
  }

  return (
    <div className="mt-6 border-paper-edge border-t pt-6">
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
            <Input ref={link} readOnly value={url()} />
          </Field>
        </div>
      )}
    </div>
  )
}

/** The search part of this page's address with these inputs in it; what else stands there stays. */
export function searchWith(search: string, inputs: RoiInputs): string {
  const params = new URLSearchParams(search)
  for (const name of Object.values(roiParams)) params.delete(name)
  for (const [name, value] of new URLSearchParams(encodeRoiInputs(inputs))) params.set(name, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** The address that shows this result to somebody else: the calculator's own page. */
export const shareUrl = (origin: string, inputs: RoiInputs): string =>
  `${origin}${page.roiCalculator}${encodeRoiInputs(inputs)}`
