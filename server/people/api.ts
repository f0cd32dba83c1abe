import { z } from 'zod'
import { withChange } from '#shared/journal/schema.ts'
import { peopleCalls } from '#shared/office-calls.ts'
import { originNameSchema } from '#shared/origins/schema.ts'
import {
  companySchema,
  companyTimelineEntrySchema,
  companyTimelineQuerySchema,
  createNoteSchema,
  createTaskSchema,
  listCompaniesSchema,
  listPeopleSchema,
  listTasksSchema,
  noteSchema,
  personSchema,
  taskSchema,
  timelineEntrySchema,
  timelineQuerySchema,
  updateCompanySchema,
  updateNoteSchema,
  updatePersonSchema,
  updateTaskSchema,
} from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { listPage } from '../db/keyset.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import {
  companyFilter,
  companyKeyset,
  presentCompanies,
  readCompany,
  updateCompany,
} from './company-records.ts'
import { duplicatesApi } from './duplicates-api.ts'
import { createNote, deleteNote, pinnedNotes, restoreNote, updateNote } from './notes.ts'
import { listOrigins } from './origins.ts'
import {
  personFilter,
  personKeyset,
  presentPeople,
  readPerson,
  updatePerson,
} from './person-records.ts'
import { createTask, listTasks, updateTask } from './tasks.ts'
import { readCompanyTimeline, readTimeline } from './timeline.ts'

const found = { params: byId }
const changes = failuresOf('not_found', 'edit_conflict')

/** The calls on people, their companies, notes and tasks (relationship.md §6). */
export function peopleApi(app: App) {
  app.get(
    api.admin.people,
    {
      schema: {
        summary: 'People, searched, filtered, sorted and paged by keyset',
        querystring: listPeopleSchema,
        response: { 200: z.array(personSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { sort, limit, cursor } = request.query
      const wanted = await personFilter(ctx, request.query)
      const page = await listPage({
        db: ctx.db,
        keyset: personKeyset,
        ...wanted,
        sort,
        limit,
        cursor,
      })
      describePage(request, reply, page)
      return presentPeople(ctx.db, page.rows)
    },
  )

  app.get(
    api.admin.person(':id'),
    { schema: { ...found, response: { 200: personSchema, ...failuresOf('not_found') } } },
    async ({ ctx, params }) => readPerson(ctx, params.id),
  )

  app.patch(
    api.admin.person(':id'),
    { schema: { ...found, body: updatePersonSchema, response: { 200: personSchema, ...changes } } },
    async ({ ctx, params, body }) => updatePerson(ctx, params.id, body),
  )

  app.get(
    api.admin.personTimeline(':id'),
    {
      schema: {
        ...found,
        summary: 'What happened with a person, newest first, paged by keyset',
        querystring: timelineQuerySchema,
        response: { 200: z.array(timelineEntrySchema), ...failuresOf('not_found') },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await readTimeline(ctx, request.params.id, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  notesApi(app)
  tasksApi(app)
  companiesApi(app)
  duplicatesApi(app)

  app.get(
    api.admin.origins,
    {
      schema: {
        summary:
          'Where people came from, the most frequent first: what their list can be filtered by',
        response: { 200: z.array(originNameSchema) },
      },
    },
    async ({ ctx }) => listOrigins(ctx),
  )
}

function notesApi(app: App) {
  app.get(
    api.admin.personNotes(':id'),
    {
      schema: {
        ...found,
        summary: 'The notes of a person that are pinned; the others stand in the line of time',
        response: { 200: z.array(noteSchema), ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }) => pinnedNotes(ctx, params.id),
  )

  app.post(
    api.admin.personNotes(':id'),
    {
      schema: {
        ...found,
        body: createNoteSchema,
        response: { 201: noteSchema, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params, body }, reply) => {
      reply.status(201)
      return createNote(ctx, params.id, body)
    },
  )

  app.patch(
    api.admin.note(':id'),
    {
      schema: {
        ...found,
        body: updateNoteSchema,
        response: { 200: noteSchema, ...failuresOf('not_found', 'forbidden', 'edit_conflict') },
      },
    },
    async ({ ctx, params, body }) => updateNote(ctx, params.id, body),
  )

  app.delete(
    api.admin.note(':id'),
    {
      schema: { ...found, response: { 204: noContent, ...failuresOf('not_found', 'forbidden') } },
    },
    async ({ ctx, params }, reply) => {
      await deleteNote(ctx, params.id)
      reply.status(204)
    },
  )

  app.post(
    peopleCalls.noteRestore(':id'),
    {
      schema: { ...found, response: { 200: noteSchema, ...failuresOf('not_found', 'forbidden') } },
    },
    async ({ ctx, params }) => restoreNote(ctx, params.id),
  )
}

function tasksApi(app: App) {
  app.post(
    api.admin.personTasks(':id'),
    {
      schema: {
        ...found,
        body: createTaskSchema,
        response: { 201: taskSchema, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params, body }, reply) => {
      reply.status(201)
      return createTask(ctx, params.id, body)
    },
  )

  app.get(
    api.admin.tasks,
    {
      schema: {
        summary: 'Open tasks, the one that is due first at the top, paged by keyset',
        querystring: listTasksSchema,
        response: { 200: z.array(taskSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listTasks(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.patch(
    api.admin.task(':id'),
    {
      schema: {
        ...found,
        body: updateTaskSchema,
        response: { 200: withChange(taskSchema), ...changes },
      },
    },
    async ({ ctx, params, body }) => updateTask(ctx, params.id, body),
  )
}

function companiesApi(app: App) {
  app.get(
    api.admin.companies,
    {
      schema: {
        summary: 'Companies, searched, filtered, sorted and paged by keyset',
        querystring: listCompaniesSchema,
        response: { 200: z.array(companySchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { sort, limit, cursor } = request.query
      const wanted = companyFilter(ctx, request.query)
      const page = await listPage({
        db: ctx.db,
        keyset: companyKeyset,
        ...wanted,
        sort,
        limit,
        cursor,
      })
      describePage(request, reply, page)
      return presentCompanies(ctx.db, page.rows)
    },
  )

  app.get(
    api.admin.company(':id'),
    { schema: { ...found, response: { 200: companySchema, ...failuresOf('not_found') } } },
    async ({ ctx, params }) => readCompany(ctx, params.id),
  )

  app.patch(
    api.admin.company(':id'),
    {
      schema: { ...found, body: updateCompanySchema, response: { 200: companySchema, ...changes } },
    },
    async ({ ctx, params, body }) => updateCompany(ctx, params.id, body),
  )

  app.get(
    peopleCalls.companyTimeline(':id'),
    {
      schema: {
        ...found,
        summary: 'What happened with the people of a company, newest first, paged by keyset',
        querystring: companyTimelineQuerySchema,
        response: { 200: z.array(companyTimelineEntrySchema), ...failuresOf('not_found') },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await readCompanyTimeline(ctx, request.params.id, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )
}
