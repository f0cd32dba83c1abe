import type { z } from 'zod'
import { listConsultationsSchema } from '#shared/consultations/schema.ts'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import { listSubmissionsSchema } from '#shared/lead-magnets/schema.ts'
import { followupStatuses } from '#shared/lead-magnets/vocabulary.ts'
import { listLeadsSchema } from '#shared/leads/schema.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { listPeopleSchema } from '#shared/people/schema.ts'
import { notifyOfDeletion, notifyVisitor } from '../consultations/consultation-mail.ts'
import {
  csvRows as consultationCells,
  csvColumns as consultationColumns,
  consultationFilter,
  consultationKeyset,
} from '../consultations/list-consultations.ts'
import { consultationRecords } from '../consultations/update-consultation.ts'
import type { Ctx } from '../context.ts'
import { allRows, type Keyset, type ListFilter } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import {
  csvRows as submissionCells,
  csvColumns as submissionColumns,
  submissionFilter,
  submissionKeyset,
  submissionRecords,
} from '../lead-magnets/submission-records.ts'
import { firstContact, leadRecords } from '../leads/lead-records.ts'
import {
  csvRows as leadCells,
  csvColumns as leadColumns,
  leadFilter,
  leadKeyset,
} from '../leads/list-leads.ts'
import { csvRows as personCells, csvColumns as personColumns } from '../people/export-people.ts'
import { personFilter, personKeyset, personRecords } from '../people/person-records.ts'
import type { RecordKind, RecordTable } from '../records.ts'

type Row<Table extends RecordTable> = Table['$inferSelect']

/** One list whose records are changed together: which they are, and what they have. */
type BulkList<Table extends RecordTable> = {
  path: string
  /** As its records stand in sentences. */
  many: string
  kind: RecordKind<Table>
  /** The records of a query string, and their order. */
  read: (ctx: Ctx, query: URLSearchParams) => Promise<ListFilter & { sort: string }>
  /** How its records leave as a file: its name in the audit log, the columns, and the cells of each row. */
  exported?: {
    path: string
    list: string
    columns: string[]
    cells: (ctx: Ctx, wanted: ListFilter & { sort: string }) => AsyncIterable<(string | null)[]>
  }
  /** The statuses, and what a record that takes one has to note. */
  status?: {
    field: keyof Row<Table> & string
    words: readonly string[]
    also?: (row: Row<Table>, status: string, now: Date) => Partial<Row<Table>>
  }
  owner?: keyof Row<Table> & string
  /** Where the id of the person stands whom a record is about, and whose next step is set. */
  person: keyof Row<Table> & string
  /** Whether its records are deleted; people are everyone behind their records. */
  isDeletable: boolean
  /** Who else hears of what became of a record. */
  notify?: (ctx: Ctx, changed: Row<Table>, before: Row<Table>) => Promise<void>
}

/** What of a list can be changed does not depend on the type of its table from here on. */
export type AnyBulkList = BulkList<RecordTable>
const bulkList = <Table extends RecordTable>(list: BulkList<Table>) =>
  list as unknown as AnyBulkList

/** Reads a query string as the list itself does. @throws {AppError} `invalid` for one the list would refuse. */
const reads =
  <Schema extends z.ZodType<{ sort: string }>>(
    schema: Schema,
    filter: (ctx: Ctx, query: z.output<Schema>) => ListFilter | Promise<ListFilter>,
  ) =>
  async (ctx: Ctx, query: URLSearchParams) => {
    const { data, error } = schema.safeParse(Object.fromEntries(query))
    if (error) {
      const sentence = error.issues[0]?.message ?? 'This is not a query of the list.'
      throw new AppError('invalid', sentence, { fields: { query: sentence } })
    }
    return { ...(await filter(ctx, data)), sort: data.sort }
  }

/** The rows of a list in the order it was asked for, which the list's own schema has read. */
const walk = <Row extends { id: string }, Name extends string>(
  { db }: Ctx,
  keyset: Keyset<Row, Name>,
  { filter, search, sort }: ListFilter & { sort: string },
) => allRows({ db, keyset, filter, search, sort: sort as Name })

/** The four lists of relationship.md §6, bulk. */
export const bulkLists: readonly AnyBulkList[] = [
  bulkList({
    path: bulkCalls.leadsBulk,
    many: 'leads',
    kind: leadRecords,
    read: reads(listLeadsSchema, leadFilter),
    status: {
      field: 'status',
      words: leadStatuses,
      also: (lead, status, now) =>
        firstContact(lead, leadStatuses.find((word) => word === status) ?? 'new', now),
    },
    owner: 'assignedTo',
    person: 'personId',
    isDeletable: true,
    exported: {
      path: bulkCalls.leadsBulkExport,
      list: 'leads',
      columns: leadColumns,
      cells: (ctx, wanted) => leadCells(ctx, walk(ctx, leadKeyset, wanted)),
    },
  }),
  bulkList({
    path: bulkCalls.peopleBulk,
    many: 'people',
    kind: personRecords,
    read: reads(listPeopleSchema, personFilter),
    owner: 'ownerId',
    person: 'id',
    isDeletable: false,
    exported: {
      path: bulkCalls.peopleBulkExport,
      list: 'people',
      columns: personColumns,
      cells: (ctx, wanted) => personCells(ctx, walk(ctx, personKeyset, wanted)),
    },
  }),
  bulkList({
    path: bulkCalls.consultationsBulk,
    many: 'consultations',
    kind: consultationRecords,
    read: reads(listConsultationsSchema, (_ctx, query) => consultationFilter(query)),
    status: { field: 'status', words: consultationStatuses },
    person: 'personId',
    isDeletable: true,
    exported: {
      path: bulkCalls.consultationsBulkExport,
      list: 'consultations',
      columns: consultationColumns,
      cells: (ctx, wanted) => consultationCells(walk(ctx, consultationKeyset, wanted)),
    },
    notify: (ctx, changed, before) =>
      changed.deletedAt ? notifyOfDeletion(ctx, changed) : notifyVisitor(ctx, changed, before),
  }),
  bulkList({
    path: bulkCalls.submissionsBulk,
    many: 'submissions',
    kind: submissionRecords,
    read: reads(listSubmissionsSchema, (_ctx, query) => submissionFilter(query)),
    status: { field: 'followupStatus', words: followupStatuses },
    person: 'personId',
    isDeletable: true,
    exported: {
      path: bulkCalls.submissionsBulkExport,
      list: 'submissions',
      columns: submissionColumns,
      cells: (ctx, wanted) => submissionCells(walk(ctx, submissionKeyset, wanted)),
    },
  }),
]
