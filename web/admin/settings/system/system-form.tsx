import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import {
  type SaveSystemSettings,
  type SaveSystemSettingsInput,
  type SchedulingWay,
  type System,
  type SystemSettings,
  saveSystemSettingsSchema,
} from '#shared/settings/schema.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DraftNotice, useFormDraft } from '../../drafts/form-draft.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { SettingsSection, settingsColumns, stickySave } from '../settings-section.tsx'
import { useSaveSystem } from './system-queries.ts'

type Name = keyof SaveSystemSettings

const valuesOf = (settings: SystemSettings): SaveSystemSettingsInput => ({
  ...settings,
  fromEmail: settings.fromEmail ?? '',
  schedulingUrl: settings.schedulingUrl ?? '',
})

const wayOptions = [
  { value: 'own', label: 'Own times' },
  { value: 'calendar', label: 'Outside calendar' },
  { value: 'request', label: 'Request' },
]

/** What each way means for a visitor. */
const wayHints: Record<SchedulingWay, ReactNode> = {
  own: (
    <>
      Visitors choose from your free times. They are set under{' '}
      <Link to={settingsPage('availability')} className={linkClass}>
        Availability
      </Link>
      ; until somebody has hours, the outside calendar or the form stands in.
    </>
  ),
  calendar: 'Visitors see the calendar at the scheduling address; without one, the form.',
  request: 'Visitors ask for a call with the form, and you answer.',
}

/** What was changed here; the rest stays as a colleague may have set it meanwhile. */
const changedOf = (values: SaveSystemSettings, dirty: Partial<Record<Name, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => [dirty[name as Name]].flat().some(Boolean)),
  ) as SaveSystemSettings

/** Mail, calendar and new leads, saved together. */
export function SystemForm({ system }: { system: System }) {
  const save = useSaveSystem()
  const form = useForm<SaveSystemSettingsInput, unknown, SaveSystemSettings>({
    resolver: zodResolver(saveSystemSettingsSchema),
    values: valuesOf(system.settings),
    resetOptions: { keepDirtyValues: true },
  })
  const draft = useFormDraft(form, 'settings/system')
  const { errors, dirtyFields, isDirty } = form.formState
  const submit = form.handleSubmit((values) =>
    save.mutateAsync(changedOf(values, dirtyFields)).then(
      ({ settings }) => {
        form.reset(valuesOf(settings))
        draft.drop()
      },
      (error: unknown) => showFieldErrors(form, error),
    ),
  )
  const { defaultFrom, smtpHost, smtpProblem } = system
  const reasonsError =
    errors.lostReasons?.message ?? errors.lostReasons?.find?.((each) => each)?.message
  return (
    <form noValidate onSubmit={submit}>
      <DraftNotice draft={draft} className="mb-4 max-w-desk" />
      <SettingsSection
        title="E-mail"
        description="Messages go out through an e-mail service of your choice. Its address and password are set where the server runs, as SMTP_URL."
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="SMTP server"
            error={smtpProblem ?? undefined}
            hint={
              smtpProblem ? (
                'Mail waits.'
              ) : smtpHost ? (
                'Configured.'
              ) : (
                <>
                  Until it is configured, messages are held in the{' '}
                  <Link to={adminPage.outbox} className={linkClass}>
                    Outbox
                  </Link>
                  .
                </>
              )
            }
          >
            <Input
              readOnly
              value={smtpHost ?? 'Not configured'}
              className="border-dashed bg-transparent"
            />
          </Field>
          <Field
            label="From Email"
            error={errors.fromEmail?.message}
            hint={`Left blank, ${defaultFrom} is the sender.`}
          >
            <Input type="email" autoComplete="off" {...form.register('fromEmail')} />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="Scheduling"
        description="The calendar that visitors see on the scheduling page, and that ‘Send Calendly Link’ opens."
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="How /schedule works"
            error={errors.schedulingWay?.message}
            hint={wayHints[form.watch('schedulingWay') ?? 'own']}
          >
            <NativeSelect options={wayOptions} {...form.register('schedulingWay')} />
          </Field>
          <Field
            label="Scheduling address"
            error={errors.schedulingUrl?.message}
            hint="Left blank, visitors ask for a call with the form alone."
          >
            <Input
              type="url"
              autoComplete="off"
              placeholder="https://calendly.com/your-firm/30min"
              {...form.register('schedulingUrl')}
            />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection
        title="New leads"
        description="What happens to a message the moment it comes in."
      >
        <div className="flex flex-col gap-5">
          <Controller
            control={form.control}
            name="autoAssign"
            render={({ field }) => (
              <Switch
                label="Auto-assign Leads"
                hint="Gives each visitor’s lead to the next person of the team in turn."
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
          <Controller
            control={form.control}
            name="leadScoring"
            render={({ field }) => (
              <Switch
                label="Lead Scoring"
                hint="Shows beside each lead how promising it is, from 0 to 100, and why."
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </div>
      </SettingsSection>
      <SettingsSection title="Deals" description="What is asked when a deal is lost.">
        <Field
          label="Reasons a deal is lost"
          error={reasonsError}
          hint="One on each line, in the order they are offered."
        >
          <Controller
            control={form.control}
            name="lostReasons"
            render={({ field: { value, onChange, ...field } }) => (
              <Textarea
                {...field}
                rows={6}
                value={(value ?? []).join('\n')}
                onChange={({ target }) => onChange(target.value.split('\n'))}
              />
            )}
          />
        </Field>
      </SettingsSection>
      <div className={cx(settingsColumns, 'mb-7', stickySave)}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2">
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save System Settings'}
          </Button>
          <p className="text-ink-soft text-sm max-sm:sr-only">
            Saves E-mail, Scheduling, New leads and Deals together.
          </p>
        </div>
      </div>
    </form>
  )
}
