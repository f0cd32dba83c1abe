import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import { importPreviewSchema, importSchema } from '#shared/imports/schema.ts'
import type { ImportField, ImportVerdict } from '#shared/imports/vocabulary.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { importCalls, importPage } from '#shared/office-calls.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn, read, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { nextPage } from '../lists/resource.ts'
import { keptSentence } from './import-words.ts'

/** As the live topic is called: all of it is read again when an import moves on. */
const key = 'imports'

export const importsQuery = infiniteQueryOptions({
  queryKey: [key, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const response = await fetchSignedIn(pageParam, { signal })
    return {
      rows: await read(response, z.array(importSchema)),
      next: nextPage(response.headers.get('Link')),
    }
  },
  initialPageParam: withQuery(importCalls.list, new URLSearchParams({ limit: '20' })),
  getNextPageParam: (last) => last.next,
})

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(importCalls.one(id), importSchema, { signal }),
  })

/** The rows of a file, those of one verdict or all. */
export const previewQuery = (id: string, verdict: ImportVerdict | 'all') =>
  infiniteQueryOptions({
    queryKey: [key, 'preview', id, verdict],
    queryFn: async ({ pageParam, signal }) => {
      const response = await fetchSignedIn(pageParam, { signal })
      return {
        ...(await read(response, importPreviewSchema)),
        next: nextPage(response.headers.get('Link')),
      }
    },
    initialPageParam: withQuery(
      importCalls.preview(id),
      new URLSearchParams({ limit: '50', ...(verdict !== 'all' && { verdict }) }),
    ),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })

/** Sends a file, with its encoding where a person was shown it, and leads to its import; what is wrong with it is said where it was chosen. */
export function useSendFile() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ file, encoding }: { file: File; encoding: Encoding | null }) => {
      const body = new FormData()
      // Before the file: the server reads what is sent in its order.
      if (encoding) body.append('encoding', encoding)
      body.append('file', file, file.name)
      return call(importCalls.list, importSchema, { method: 'POST', body })
    },
    onSuccess: async (made) => {
      queries.setQueryData(importQuery(made.id).queryKey, made)
      await navigate(importPage.one(made.id))
    },
    meta: { failure: () => null },
  })
}

export function useSetMapping(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mapping: (ImportField | null)[]) =>
      call(importCalls.mapping(id), importSchema, { method: 'PUT', body: { mapping } }),
    scope: { id: `${key} ${id}` },
    onSuccess: (now) => queries.setQueryData(importQuery(id).queryKey, now),
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
    meta: {
      failure: failureOf('Columns not saved', 'Failed to save the columns. Please try again.'),
    },
  })
}

const acts = {
  run: { path: importCalls.run, failed: 'Import not started' },
  stop: { path: importCalls.stop, failed: 'Import not stopped' },
}

/** Lets an import run, or go on; or stops it. */
export function useRun(id: string, act: keyof typeof acts) {
  const queries = useQueryClient()
  const { path, failed } = acts[act]
  return useMutation({
    mutationFn: () => call(path(id), importSchema, { method: 'POST' }),
    onSuccess: (now) => queries.setQueryData(importQuery(id).queryKey, now),
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
    meta: { failure: failureOf(failed, 'Please try again.') },
  })
}

export function useRevert(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(importCalls.revert(id), undoneSchema, { method: 'POST' }),
    onSuccess: ({ kept }) => toast({ title: 'Import reverted', description: keptSentence(kept) }),
    onSettled: () => queries.invalidateQueries(),
    meta: { failure: failureOf('Not reverted', 'Failed to revert the import. Please try again.') },
  })
}

export function useDeleteImport(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await fetchSignedIn(importCalls.one(id), { method: 'DELETE' })
    },
    onSuccess: async () => {
      await navigate(importPage.list)
      queries.removeQueries({ queryKey: importQuery(id).queryKey })
      toast({ title: 'File removed', description: 'Nobody was imported from it.' })
      await queries.invalidateQueries({ queryKey: [key] })
    },
    meta: { failure: failureOf('Not removed', 'Failed to remove the file. Please try again.') },
  })
}
