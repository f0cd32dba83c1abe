import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#shared/routes.ts'
import { searchAnswerSchema } from '#shared/search/schema.ts'
import { call } from '../http/call.ts'

/** Milliseconds after the last key before the server is asked. */
const debounce = 120
/** Milliseconds an answer is good for, should the same words be typed again. */
const freshFor = 10_000

/** What the server finds for the words, asked once they have stopped changing. */
export function useSearch(words: string) {
  const [asked, setAsked] = useState(words)
  useEffect(() => {
    if (words === asked) return
    const timer = setTimeout(setAsked, debounce, words)
    return () => clearTimeout(timer)
  }, [words, asked])

  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) =>
      call(`${api.admin.search}?${new URLSearchParams({ q: asked })}`, searchAnswerSchema, {
        signal,
      }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })
  const waiting = words !== '' && (words !== asked || query.isPlaceholderData || query.isPending)
  return { found: words === '' ? undefined : query.data, waiting, query }
}
