import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { Controller, type Path, useForm } from 'react-hook-form'
import { useBlocker } from 'react-router'
import {
  type Availability,
  availabilitySchema,
  type SaveAvailability,
  saveAvailabilitySchema,
} from '#shared/booking/schema.ts'
import { weekdays } from '#shared/booking/weekly-hours.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Choice, Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { browserZone, zoneOptions } from '../../consultations/bookings/zone-options.ts'
import { DraftNotice, useFormDraft } from '../../drafts/form-draft.tsx'
import { fieldErrorsOf } from '../../http/api-error.ts'
import { type ChangedBy, conflictOf } from '../../records/record-answer.ts'
import { SettingsSection, settingsColumns, stickySave } from '../settings-section.tsx'
import {
  type HoursFormReturn as Form,
  type HoursForm,
  useSaveAvailability,
  type Whose,
} from './availability-calls.ts'
import { ExceptionList, WeeklyHoursField } from './day-hours.tsx'
import { FeedList } from './feed-list.tsx'

const valuesOf = (availability: Availability): HoursForm => {
  const { timeZone, weekly, exceptions, dailyLimit, place, feeds, version } = availability
  const { leastNoticeMinutes, horizonDays, bufferBeforeMinutes, bufferAfterMinutes } = availability
  return {
    // Who has saved nothing most likely works where they sit.
    timeZone: version === 0 ? browserZone() : timeZone,
    weekly,
    exceptions,
    leastNoticeMinutes,
    horizonDays,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    dailyLimit,
    place,
    feeds: feeds.map(({ url }) => ({ url })),
  }
}

const hasHours = ({ weekly, exceptions = [] }: HoursForm) =>
  weekdays.some((day) => (weekly[day] ?? []).length > 0) ||
  exceptions.some(({ ranges }) => ranges.length > 0)

/** Nine to five from Monday to Friday, to begin with. */
const usualWeek = Object.fromEntries(
  weekdays.map((day, at) => [day, at < 5 ? [{ from: '09:00', to: '17:00' }] : []]),
)

/** Puts the server's messages where they belong: it names fields of this form, also those of a list. */
function showErrors(form: Form, error: unknown) {
  for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
    form.setError(name as Path<HoursForm>, { type: 'server', message })
  }
}

type AvailabilityFormProps = {
  whose: Whose
  name: string
  availability: Availability
}

type Conflict = { current: Availability; changedBy: ChangedBy; mine: SaveAvailability }

/** Hours, exceptions, limits, place and feeds of one person, saved together. */
export function AvailabilityForm({ whose, name, availability }: AvailabilityFormProps) {
  const save = useSaveAvailability(whose)
  const [version, setVersion] = useState(availability.version)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form: Form = useForm<HoursForm, unknown, SaveAvailability>({
    resolver: zodResolver(saveAvailabilitySchema),
    defaultValues: valuesOf(availability),
  })
  const draft = useFormDraft(form, `settings/hours/${whose ?? 'own'}`)
  const { errors, isDirty, isSubmitting } = form.formState
  const values = form.watch()

  const show = (now: Availability) => {
    form.reset(valuesOf(now))
    draft.drop()
    setVersion(now.version)
    setConflict(null)
  }
  // Somebody else has saved while nothing was typed here: theirs is drawn.
  useEffect(() => {
    if (isDirty || availability.version === version) return
    form.reset(valuesOf(availability))
    setVersion(availability.version)
  }, [availability, isDirty, version, form])

  const send = async (hours: SaveAvailability, over: number) => {
    try {
      show(await save.mutateAsync({ ...hours, version: over }))
    } catch (error) {
      const found = conflictOf(error, availabilitySchema)
      if (found) setConflict({ ...found, mine: hours })
      else showErrors(form, error)
    }
  }
  return (
    <form
      noValidate
      aria-label={`Hours of ${name}`}
      className="max-w-desk border-paper-edge border-t pt-4"
      onSubmit={form.handleSubmit((hours) => send(hours, version))}
    >
      <DraftNotice draft={draft} className="mb-4" />
      <SettingsSection
        title="Weekly hours"
        description="When meetings can begin and end in a usual week, on the clock of the zone. Clock changes are followed."
      >
        {!hasHours(values) && (
          <NoHours
            onUsual={() =>
              form.setValue('weekly', { ...values.weekly, ...usualWeek }, { shouldDirty: true })
            }
          />
        )}
        <ZoneField form={form} />
        <WeeklyHoursField form={form} />
      </SettingsSection>
      <SettingsSection
        title="Exceptions"
        description="Days with other hours, or without any: holidays, travel, an evening."
        folded={{
          words: values.exceptions?.length ? `${values.exceptions.length} to come` : 'None',
          isWrong: errors.exceptions !== undefined,
        }}
      >
        <ExceptionList form={form} />
      </SettingsSection>
      <Limits form={form} />
      <SettingsSection
        title="Place"
        description="Where the meeting is: it stands on the receipt, in the mails and in the calendar entry."
        folded={{ words: values.place || 'None', isWrong: errors.place !== undefined }}
      >
        <Field
          label="Place or link"
          error={errors.place?.message}
          hint="A video address, a phone number, or words such as ‘We call you’."
        >
          <Input autoComplete="off" {...form.register('place')} />
        </Field>
      </SettingsSection>
      <SettingsSection
        title="Calendar feeds"
        description="Calendars kept elsewhere, read every ten minutes: what stands in them as busy is not offered. Only the times are kept."
        folded={{
          words: values.feeds?.length ? `${values.feeds.length} read` : 'None',
          isWrong: errors.feeds !== undefined,
        }}
      >
        <Controller
          control={form.control}
          name="feeds"
          render={({ field: { value = [], onChange } }) => (
            <FeedList
              urls={value.map(({ url }) => url)}
              states={availability.feeds}
              errors={value.map((_, at) => errors.feeds?.[at]?.url?.message)}
              error={errors.feeds?.message ?? errors.feeds?.root?.message}
              onChange={(urls) => onChange(urls.map((url) => ({ url })))}
            />
          )}
        />
      </SettingsSection>
      <div className={cx(settingsColumns, 'mb-7 gap-y-3', stickySave)}>
        {conflict && (
          <div
            role="alert"
            className="rounded-md border border-paper-edge bg-yellow-tint p-4 text-sm lg:col-start-2"
          >
            <p className="font-medium">
              {conflict.changedBy && !conflict.changedBy.isYou
                ? `${conflict.changedBy.name} has saved other hours meanwhile.`
                : 'Other hours were saved meanwhile, from another window.'}
            </p>
            <p className="mt-1 text-ink-soft">Keep what you typed, or take what was saved.</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" onClick={() => send(conflict.mine, conflict.current.version)}>
                Save mine
              </Button>
              <Button variant="secondary" size="sm" onClick={() => show(conflict.current)}>
                Take theirs
              </Button>
            </div>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2">
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Availability'}
          </Button>
          <p className="text-ink-soft text-sm max-sm:sr-only">
            Saves everything from Weekly hours to Calendar feeds together.
          </p>
        </div>
      </div>
      {isDirty && <UnsavedGuard onDiscard={draft.drop} />}
    </form>
  )
}

/** What it means that nobody can be booked yet, and a quick way to begin. */
const NoHours = ({ onUsual }: { onUsual: () => void }) => (
  <div className="mb-4 rounded-md border border-paper-edge border-dashed px-4 py-3">
    <p className="font-medium text-sm">No hours yet</p>
    <p className="mt-0.5 text-ink-soft text-sm">
      Once they are set, visitors are offered these times. Until then /schedule takes requests.
    </p>
    <Button variant="secondary" size="sm" className="mt-2" onClick={onUsual}>
      Monday to Friday, 9 to 5
    </Button>
  </div>
)

const zonesId = 'availability-zones'

/** The zone of the hours, found by typing a part of its name. */
function ZoneField({ form }: { form: Form }) {
  const zone = form.watch('timeZone')
  return (
    <Field
      label="Time zone"
      required
      error={form.formState.errors.timeZone?.message}
      hint={clockIn(zone) ?? 'Type a city to find its zone, such as Chicago.'}
    >
      <Input autoComplete="off" list={zonesId} {...form.register('timeZone')} />
      <datalist id={zonesId}>
        {zoneOptions([browserZone()]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

/** What a clock shows there now; null where that is no zone. */
function clockIn(timeZone: string): string | null {
  try {
    const clock = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const
    return `It is ${new Intl.DateTimeFormat('en', clock).format(Date.now())} there now.`
  } catch {
    return null
  }
}

const minutesLabel = (minutes: number): string => {
  if (minutes === 0) return 'None'
  const [count, unit] =
    minutes % 1_440 === 0
      ? [minutes / 1_440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The usual lengths, and the one that stands where it is another. */
const lengths = (usual: readonly number[], current: number | undefined): Choice[] =>
  [...new Set([...usual, current ?? 0])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutesLabel(minutes) }))

const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]
const notices = [0, 60, 120, 240, 480, 720, 1_440, 2_880, 4_320, 10_080]

/** The fields of a form that are limits. */
const limits = [
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'leastNoticeMinutes',
  'horizonDays',
  'dailyLimit',
] as const

function Limits({ form }: { form: Form }) {
  const { errors, defaultValues } = form.formState
  const [least, ahead] = form.watch(['leastNoticeMinutes', 'horizonDays'])
  const length = (
    name: 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'leastNoticeMinutes',
    label: string,
    hint: string,
    usual: readonly number[],
  ) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      <NativeSelect
        options={lengths(usual, defaultValues?.[name])}
        {...form.register(name, { setValueAs: Number })}
      />
    </Field>
  )
  return (
    <SettingsSection
      title="Limits"
      description="What keeps a day workable. Changes hold for new bookings; those there are stay."
      folded={{
        words: `${minutesLabel(least ?? 0)} notice, ${ahead} days ahead`,
        isWrong: limits.some((name) => errors[name] !== undefined),
      }}
    >
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {length('bufferBeforeMinutes', 'Buffer before', 'Kept free before a meeting.', buffers)}
        {length('bufferAfterMinutes', 'Buffer after', 'Kept free after a meeting.', buffers)}
        {length(
          'leastNoticeMinutes',
          'Least notice',
          'No booking, move or cancelling later than this.',
          notices,
        )}
        <Field
          label="How far ahead, in days"
          error={errors.horizonDays?.message}
          hint="From today on, at most 365."
        >
          <Input
            type="number"
            min={1}
            max={365}
            inputMode="numeric"
            {...form.register('horizonDays', { valueAsNumber: true })}
          />
        </Field>
        <Field
          label="At most a day"
          error={errors.dailyLimit?.message}
          hint="Meetings. Left blank, there is no limit."
        >
          <Input
            type="number"
            min={1}
            max={100}
            inputMode="numeric"
            {...form.register('dailyLimit', {
              setValueAs: (typed) => (typed === '' || typed === null ? null : Number(typed)),
            })}
          />
        </Field>
      </div>
    </SettingsSection>
  )
}

/** Asks before hours that were typed and not saved are left. */
function UnsavedGuard({ onDiscard }: { onDiscard: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search,
  )
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title="Discard what you typed?"
      description="The hours have not been saved."
      action="Discard"
      cancel="Keep editing"
      destructive
      onAction={() => {
        onDiscard()
        blocker.proceed?.()
      }}
    />
  )
}
