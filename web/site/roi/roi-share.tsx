import { roiCopy } from '#content/pricing/roi.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

const { share } = roiCopy

/** Shares a result by its address; there is nothing to share before there is a result. */
export function RoiShare() {
  return (
    <div className="mt-6 border-paper-edge border-t pt-6 group-data-empty/roi:invisible">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" data-roi-copy="" className="min-w-56">
          {share.label}
        </Button>
        <p className="text-ink-faint text-sm">{share.note}</p>
      </div>
      <p role="status" data-roi="copied" className="sr-only" />
      <div data-roi="refused" hidden className="mt-4">
        <Field label={share.refused}>
          <Input data-roi="link" readOnly />
        </Field>
      </div>
    </div>
  )
}
