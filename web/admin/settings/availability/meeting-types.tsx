import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { scheduleType } from '#shared/booking/calls.ts'
import {
  type CreateMeetingType,
  createMeetingTypeSchema,
  type MeetingTypeRecord,
} from '#shared/booking/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { meetingTypesQuery } from '../../booking/booking-calls.ts'
import { useFormDraft } from '../../drafts/form-draft.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { colleaguesQuery, useTeam } from '../../records/colleagues.tsx'
import { FormDialog } from '../../records/form-dialog.tsx'
import { CopyButton } from '../copy-button.tsx'
import { SettingsSection, WithQuery } from '../settings-section.tsx'
import { useKeepMeetingType, useRemoveMeetingType } from './availability-calls.ts'

/** A dialog about a type, null for a new one; each opening is a new one. */
type Opened = {
  dialog: 'edit' | 'remove'
  type: MeetingTypeRecord | null
  key: number
  open: boolean
}

/** What can be booked, each with its length, its hosts and its own address. */
export function MeetingTypes() {
  const query = useQuery(meetingTypesQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemoveMeetingType()
  const show = (dialog: Opened['dialog'], type: MeetingTypeRecord | null) =>
    setOpened((last) => ({ dialog, type, key: (last?.key ?? 0) + 1, open: true }))
  const close = () => setOpened((last) => last && { ...last, open: false })
  return (
    <SettingsSection
      title="Meeting types"
      description="What visitors choose from on /schedule. Each has an address of its own that leads straight to its times."
      folded={{ words: query.data?.map(({ name }) => name).join(', ') || 'None' }}
    >
      <WithQuery query={query} what="the meeting types">
        {(types) => (
          <>
            {types.length === 0 && (
              <EmptyState
                icon={<CalendarClock />}
                title="No meeting types. Until there is one, /schedule takes requests."
              />
            )}
            <ul aria-label="Meeting types" className="divide-y divide-paper-edge">
              {types.map((type) => (
                <TypeRow
                  key={type.id}
                  type={type}
                  onEdit={() => show('edit', type)}
                  onRemove={() => show('remove', type)}
                />
              ))}
            </ul>
            <Button
              variant="secondary"
              size="sm"
              className="mt-4"
              onClick={() => show('edit', null)}
            >
              <Plus size={15} />
              New Meeting Type
            </Button>
          </>
        )}
      </WithQuery>
      {opened?.dialog === 'edit' && (
        <TypeDialog key={opened.key} type={opened.type} open={opened.open} onClose={close} />
      )}
      <AlertDialog
        open={opened?.dialog === 'remove' && opened.open}
        onOpenChange={(open) => open || close()}
        title={`Remove ${opened?.type?.name ?? 'this meeting type'}?`}
        description="Visitors can no longer choose it, and its address leads to the others. Meetings that are booked stay."
        action="Remove"
        destructive
        onAction={() => opened?.type && remove.mutate(opened.type)}
      />
    </SettingsSection>
  )
}

type TypeRowProps = { type: MeetingTypeRecord; onEdit: () => void; onRemove: () => void }

function TypeRow({ type, onEdit, onRemove }: TypeRowProps) {
  const { data: people = [] } = useQuery(colleaguesQuery)
  const hosts = people.filter(({ id }) => type.hostIds.includes(id)).map(({ name }) => name)
  const reminders = [
    type.remindDayBefore && 'a day before',
    type.remindHourBefore && 'an hour before',
  ].filter(Boolean)
  return (
    <li aria-label={type.name} className="flex items-start gap-1 py-2.5 first:pt-0">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">
          {type.name}
          <span className="ml-2 font-normal text-ink-soft">{type.minutes} minutes</span>
        </p>
        {type.description && <p className="text-ink-soft text-xs">{type.description}</p>}
        <p className="wrap-anywhere mt-0.5 text-ink-faint text-xs">
          {hosts.length > 0 ? hosts.join(', ') : 'Every host'}
          {' · '}
          {reminders.length > 0 ? `Reminds ${reminders.join(' and ')}` : 'No reminders'}
          {' · '}
          {scheduleType(type.id)}
        </p>
      </div>
      <CopyButton
        text={window.location.origin + scheduleType(type.id)}
        label="Copy address"
        small
      />
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label={`Actions for ${type.name}`}>
            <Ellipsis size={17} />
          </Button>
        }
      >
        <MenuItem onSelect={onEdit}>Edit</MenuItem>
        <MenuItem destructive onSelect={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </li>
  )
}

type TypeForm = z.input<typeof createMeetingTypeSchema>
type TypeDialogProps = { type: MeetingTypeRecord | null; open: boolean; onClose: () => void }

const blank: TypeForm = {
  name: '',
  minutes: 30,
  description: '',
  instructions: '',
  hostIds: [],
  remindDayBefore: true,
  remindHourBefore: true,
}

const valuesOf = (type: MeetingTypeRecord): TypeForm => {
  const { name, minutes, description, instructions, hostIds } = type
  const { remindDayBefore, remindHourBefore } = type
  return { name, minutes, description, instructions, hostIds, remindDayBefore, remindHourBefore }
}

/** A new meeting type, or one that is changed. */
function TypeDialog({ type, open, onClose }: TypeDialogProps) {
  const keep = useKeepMeetingType()
  const form = useForm<TypeForm, unknown, CreateMeetingType>({
    resolver: zodResolver(createMeetingTypeSchema),
    defaultValues: type ? valuesOf(type) : blank,
  })
  const draft = useFormDraft(form, `meeting-types/${type?.id ?? 'new'}`)
  const { errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (fields) => {
    try {
      await keep.mutateAsync({ type, fields })
      draft.drop()
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
    }
  })
  return (
    <FormDialog
      open={open}
      title={type ? 'Edit Meeting Type' : 'New Meeting Type'}
      dirty={isDirty}
      busy={isSubmitting}
      submit={type ? 'Save Changes' : 'Add Meeting Type'}
      submitting="Saving..."
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Length in minutes" required error={errors.minutes?.message}>
        <Input
          type="number"
          min={5}
          step={5}
          inputMode="numeric"
          {...form.register('minutes', { valueAsNumber: true })}
        />
      </Field>
      <Field
        label="Description"
        error={errors.description?.message}
        hint="What visitors read under its name."
        className="sm:col-span-2"
      >
        <Textarea rows={2} {...form.register('description')} />
      </Field>
      <Field
        label="Instructions"
        error={errors.instructions?.message}
        hint="Stands on the receipt and in the mails: what to bring, how to dial in."
        className="sm:col-span-2"
      >
        <Textarea rows={3} {...form.register('instructions')} />
      </Field>
      <Controller
        control={form.control}
        name="hostIds"
        render={({ field: { value = [], onChange } }) => (
          <HostChoice chosen={value} error={errors.hostIds?.message} onChange={onChange} />
        )}
      />
      <div className="flex flex-col gap-3 sm:col-span-2">
        <Controller
          control={form.control}
          name="remindDayBefore"
          render={({ field }) => (
            <Switch
              label="Remind a day before"
              checked={field.value ?? true}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="remindHourBefore"
          render={({ field }) => (
            <Switch
              label="Remind an hour before"
              checked={field.value ?? true}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}

type HostChoiceProps = {
  chosen: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** Who takes the type; with nobody chosen, everybody who has hours. */
function HostChoice({ chosen, error, onChange }: HostChoiceProps) {
  const team = useTeam()
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium text-sm">Hosts</legend>
      <p className="text-ink-faint text-xs">
        With nobody chosen, everybody who has hours takes it. Of several, whoever has had the fewest
        meetings lately gets the next.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {team.map(({ id, name }) => (
          <label key={id} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick-box size-4"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && <p className="danger-mark font-medium text-danger text-xs">{error}</p>}
    </fieldset>
  )
}
