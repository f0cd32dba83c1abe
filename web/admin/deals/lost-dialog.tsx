import { useState } from 'react'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import { FormDialog } from '../records/form-dialog.tsx'
import { useLostReasons, useMoveDeal } from './deal-calls.ts'
import type { DealRow } from './deal-list.ts'

/** Asks why a deal was lost, and calls it that. */
export function LostDialog({
  record,
  open,
  onClose,
  returnFocus,
}: DialogFrame & { record: DealRow }) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const reasons = useLostReasons(null)
  const move = useMoveDeal()

  const submit = async () => {
    if (!reason) return setMissing(true)
    move.mutate({ deal: record, stage: 'lost', lostReason: reason })
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title={`Why was “${record.title}” lost?`}
      dirty={false}
      busy={false}
      submit="Mark as Lost"
      submitting="Saving..."
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <Field
        label="Reason"
        required
        error={missing && !reason ? 'Say why the deal was lost.' : undefined}
        hint="The list of reasons is in Settings, System."
        className="sm:col-span-2"
      >
        <NativeSelect
          options={reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
