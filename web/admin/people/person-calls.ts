import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { withChange } from '#shared/journal/schema.ts'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  type CompanyTimelineEntry,
  type CreateTask,
  companyTimelineEntrySchema,
  noteSchema,
  type Task,
  type TimelineEntry,
  taskSchema,
  timelineEntrySchema,
  type UpdatePerson,
  type UpdateTask,
} from '#shared/people/schema.ts'
import type { TimelineType } from '#shared/people/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { leadList, leadResource } from '../leads/lead-list.ts'
import { settleRecord, takeUpChanges } from '../lists/list-cache.ts'
import type { Resource } from '../lists/resource.ts'
import { conflictOf } from '../records/record-answer.ts'
import { undoAction } from '../records/undo-change.ts'
import { type PersonRow, personResource } from './person-list.ts'

/** The first word of the keys of all that stands on a person's page; live/live-changes.ts knows it. */
export const timelines = 'timelines'

/** Whose line of time, and what of it. */
export type Line = { id: string; type: TimelineType | 'all' }

const lineQuery = ({ type }: Line, limit: string) =>
  new URLSearchParams(type === 'all' ? { limit } : { limit, type })

/** A person's line of time, page after page. */
export const timelineResource: Resource<TimelineEntry, Line> = {
  key: timelines,
  schema: timelineEntrySchema,
  list: (line) => withQuery(api.admin.personTimeline(line.id), lineQuery(line, '30')),
  one: api.admin.personTimeline,
  belongsInto: () => true,
}

/** What has happened with a company's people; it stands under other things, so it begins short. */
export const companyTimelineResource: Resource<CompanyTimelineEntry, Line> = {
  key: timelines,
  schema: companyTimelineEntrySchema,
  list: (line) => withQuery(peopleCalls.companyTimeline(line.id), lineQuery(line, '12')),
  one: peopleCalls.companyTimeline,
  belongsInto: () => true,
}

/** The notes of a person that are pinned. */
export const pinnedQuery = (id: string) =>
  queryOptions({
    queryKey: [timelines, 'notes', id],
    queryFn: ({ signal }) => call(api.admin.personNotes(id), z.array(noteSchema), { signal }),
  })

/** What is still to be done about a person. */
export const tasksQuery = (id: string) =>
  queryOptions({
    queryKey: [timelines, 'tasks', id],
    queryFn: ({ signal }) =>
      call(withQuery(api.admin.tasks, new URLSearchParams({ person: id })), z.array(taskSchema), {
        signal,
      }),
  })

/** The newest lead of a person; null where there is none. */
export const newestLeadQuery = ({ id, email }: PersonRow) =>
  queryOptions({
    queryKey: [timelines, 'lead', id],
    queryFn: async ({ signal }) => {
      const path = leadResource.list({ ...leadList.usual, q: email })
      const leads = await call(path, z.array(leadResource.schema), { signal })
      return leads.find(({ personId }) => personId === id) ?? null
    },
  })

/** Reads again all that tells of people: what was written stands in several places. */
export const takeUp = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [timelines] }),
    takeUpChanges(queries, personResource),
  ])

type PersonChange = Omit<UpdatePerson, 'version' | 'tags'> & {
  /** The tags they are to have, of those they have. */
  tags?: (names: string[]) => string[]
}

/** Changes a person at one place; when others changed the tags meanwhile, those of both are kept. */
export function useChangePerson(person: PersonRow) {
  const queries = useQueryClient()
  const change = (now: PersonRow, { tags, ...rest }: PersonChange) =>
    call(personResource.one(now.id), personResource.schema, {
      method: 'PATCH',
      body: tags
        ? { ...rest, tags: tags(now.tags.map(({ name }) => name)), version: now.version }
        : rest,
    })
  return useMutation({
    mutationFn: (wanted: PersonChange) =>
      change(person, wanted).catch((error) => {
        const conflict = conflictOf(error, personResource.schema)
        if (!conflict) throw error
        return change(conflict.current, wanted)
      }),
    onSuccess: (saved) => {
      settleRecord(queries, personResource, saved)
      return takeUp(queries)
    },
    meta: { failure: failureOf('Update failed', 'Failed to update person. Please try again.') },
  })
}

/** Sets somebody a task about a person. */
export function useCreateTask(personId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (task: CreateTask) =>
      call(api.admin.personTasks(personId), taskSchema, { method: 'POST', body: task }),
    onSuccess: () => takeUp(queries),
    meta: { failure: failureOf('Not set', 'Failed to set the next step. Please try again.') },
  })
}

type TaskChange = {
  task: Task
  change: Omit<UpdateTask, 'version'>
  /** What the toast of it says; without, only one that was done has a toast. */
  toastTitle?: string
}

/** Changes a task; what a toast tells of can be taken back from it. */
export function useChangeTask() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ task, change }: TaskChange) =>
      call(api.admin.task(task.id), withChange(taskSchema), {
        method: 'PATCH',
        body: change.done === undefined ? { ...change, version: task.version } : change,
      }),
    onSuccess: ({ title: description, changeId }, { change, toastTitle }) => {
      const title = toastTitle ?? doneTitle(change.done)
      const action = changeId ? undoAction(queries, { id: changeId }) : undefined
      if (title) toast({ title, description, action })
      return takeUp(queries)
    },
    onError: () => takeUp(queries),
    meta: { failure: failureOf('Not changed', 'Failed to change the step. Please try again.') },
  })
}

const doneTitle = (done: boolean | undefined) => {
  if (done === undefined) return undefined
  return done ? 'Step done' : 'Step is open again'
}

type NoteChange =
  | { act: 'create'; personId: string; text: string }
  | { act: 'change'; id: string; text?: string; pinned?: boolean; version?: number | undefined }
  | { act: 'delete' | 'restore'; id: string }

/** Writes, changes, pins and deletes notes, which the toast of that brings back. */
export function useChangeNote() {
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: async (note: NoteChange) => {
      if (note.act === 'create') {
        const body = { text: note.text }
        return fetchSignedIn(api.admin.personNotes(note.personId), { method: 'POST', body })
      }
      if (note.act === 'delete') return fetchSignedIn(api.admin.note(note.id), { method: 'DELETE' })
      if (note.act === 'restore') {
        return fetchSignedIn(peopleCalls.noteRestore(note.id), { method: 'POST' })
      }
      const { act, id, ...body } = note
      return fetchSignedIn(api.admin.note(id), { method: 'PATCH', body })
    },
    onSuccess: (_, note) => {
      if (note.act === 'delete') {
        const onClick = () => changing.mutate({ act: 'restore', id: note.id })
        toast({
          title: 'Note deleted',
          description: 'Nobody sees it any more.',
          action: { label: 'Undo', altText: 'Restore the note', onClick },
        })
      }
      if (note.act === 'restore') {
        toast({ title: 'Note restored', description: 'It is back where it was.' })
      }
      return takeUp(queries)
    },
    meta: { failure: failureOf('Not saved', 'Failed to save the note. Please try again.') },
  })
  return changing
}
