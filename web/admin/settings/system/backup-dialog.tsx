import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BackupPlan, backupPlanSchema } from '#shared/backups/plan.ts'
import {
  backupScheduleLabels,
  backupSchedules,
  longestKept,
  mostKept,
} from '#shared/backups/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { ReauthenticateDialog } from '../reauthenticate.tsx'
import { WithQuery } from '../settings-section.tsx'
import { backupsQuery, saving, useReadBackups } from './backup-calls.ts'
import { BackupList } from './backup-list.tsx'

type BackupDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** 'Configure Backup': when copies are made, how many are kept, and those there are. */
export function BackupDialog({ open, onOpenChange }: BackupDialogProps) {
  const backups = useQuery({ ...backupsQuery, enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Configure Backup"
      description="A copy of the whole database, which is restored into a scratch database to see that it can be."
    >
      <WithQuery query={backups} what="backups">
        {({ plan, obstacle, folder, backups }) => (
          <>
            {obstacle && (
              <p
                role="note"
                className="mb-4 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow"
              >
                {obstacle}
              </p>
            )}
            <BackupPlanForm key={JSON.stringify(plan)} plan={plan} />
            <BackupList backups={backups} folder={folder} possible={obstacle === null} />
          </>
        )}
      </WithQuery>
    </Dialog>
  )
}

const schedules = backupSchedules.map((value) => ({ value, label: backupScheduleLabels[value] }))
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The zone that was chosen and the reader's own: an hour never stands without its clock. */
const zonesFor = (chosen: string) =>
  [...new Set([chosen, Intl.DateTimeFormat().resolvedOptions().timeZone])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))

/** When backups are made and how many are kept. */
function BackupPlanForm({ plan }: { plan: BackupPlan }) {
  const [wanted, setWanted] = useState<BackupPlan | null>(null)
  const readAgain = useReadBackups()
  const form = useForm<BackupPlan>({ resolver: zodResolver(backupPlanSchema), defaultValues: plan })
  const { errors } = form.formState
  const off = form.watch('schedule') === 'off'
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(setWanted)}>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1.2fr_0.9fr_1.4fr_0.7fr]">
          <Field label="Schedule" error={errors.schedule?.message}>
            <NativeSelect options={schedules} {...form.register('schedule')} />
          </Field>
          <Field label="At" error={errors.hour?.message}>
            <NativeSelect
              options={hours}
              disabled={off}
              {...form.register('hour', { valueAsNumber: true, disabled: false })}
            />
          </Field>
          <Field label="By the clock of" error={errors.timeZone?.message}>
            <NativeSelect
              options={zonesFor(plan.timeZone)}
              disabled={off}
              {...form.register('timeZone', { disabled: false })}
            />
          </Field>
          <Field label="Keep" error={errors.keep?.message}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={mostKept}
              {...form.register('keep', { valueAsNumber: true })}
            />
          </Field>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="secondary">
            Save Schedule
          </Button>
          <p className="text-ink-faint text-xs">
            None is kept for longer than {longestKept} days, as the privacy policy promises.
          </p>
        </div>
      </form>
      {wanted && (
        <ReauthenticateDialog
          open
          onClose={() => setWanted(null)}
          purpose={saving(wanted)}
          onDone={readAgain}
          onRefused={(error) => showFieldErrors(form, error)}
        />
      )}
    </>
  )
}
