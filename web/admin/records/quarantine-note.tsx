import { type QuarantineReason, quarantineReasonLabels } from '#shared/quarantine.ts'

/** Over the details of what was set aside: why it was. Nothing for the rest. */
export function QuarantineNote({ reason }: { reason: QuarantineReason | null }) {
  if (reason === null) return null
  return (
    <p className="mb-4 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow">
      Set aside as possible spam: {quarantineReasonLabels[reason]}.
    </p>
  )
}
