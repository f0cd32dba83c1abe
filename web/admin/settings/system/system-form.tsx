import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import {
  type SaveSystemSettings,
  type SaveSystemSettingsInput,
  type System,
  type SystemSettings,
  saveSystemSettingsSchema,
} from '#shared/settings/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { SettingsSection } from '../settings-section.tsx'
import { useSaveSystem } from './system-queries.ts'

type Name = keyof SaveSystemSettings

const valuesOf = (settings: SystemSettings): SaveSystemSettingsInput => ({
  ...settings,
  fromEmail: settings.fromEmail ?? '',
  schedulingUrl: settings.schedulingUrl ?? '',
})

/** What was changed here; the rest stays as a colleague may have set it meanwhile. */
const changedOf = (values: SaveSystemSettings, dirty: Partial<Record<Name, boolean>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as Name]),
  ) as SaveSystemSettings

/** Mail, calendar and new leads, saved together. */
export function SystemForm({ system }: { system: System }) {
  const save = useSaveSystem()
  const form = useForm<SaveSystemSettingsInput, unknown, SaveSystemSettings>({
    resolver: zodResolver(saveSystemSettingsSchema),
    values: valuesOf(system.settings),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields } = form.formState
  const submit = form.handleSubmit((values) =>
    save.mutateAsync(changedOf(values, dirtyFields)).then(
      ({ settings }) => form.reset(valuesOf(settings)),
      (error: unknown) => showFieldErrors(form, error),
    ),
  )
  const { defaultFrom, smtpHost, smtpProblem } = system
  return (
    <form noValidate onSubmit={submit}>
      <SettingsSection
        title="E-mail"
        description="Messages go out through an e-mail service of your choice. Its address and password are set where the server runs, as SMTP_URL."
      >
        <div className="flex flex-col gap-4">
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
            <Input readOnly value={smtpHost ?? 'Not configured'} className="bg-paper-deep" />
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
          <Button type="submit" busy={save.isPending} className="self-start">
            {save.isPending ? 'Saving...' : 'Save System Settings'}
          </Button>
        </div>
      </SettingsSection>
    </form>
  )
}
