import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { View } from '#shared/views/schema.ts'
import {
  isSameQuery,
  type ViewList,
  viewListPages,
  viewLists,
  viewPairs,
} from '#shared/views/vocabulary.ts'
import { viewsQuery } from './view-calls.ts'

/** How the list stands to the view that its address names. */
export type OpenView =
  | { is: 'none' }
  /** Deleted, or somebody else's own. */
  | { is: 'gone' }
  | { is: 'same' | 'changed' | 'changed-by-others'; view: View; seen: View }

/** A list as its address has it: the page, what it asks for, and the view it names. */
export type OpenAddress = { path: string; query: string; viewId: string | undefined }

/**
 * The views of a list, and which is open: as it was saved, changed since by the reader, or by others
 * while the reader looked at it as it was before.
 */
export function useOpenView({ path, query: inAddress, viewId }: OpenAddress) {
  const name = viewLists.find((each) => viewListPages[each] === path) as ViewList
  const all = useQuery(viewsQuery).data
  const query = new URLSearchParams(viewPairs(inAddress, name)).toString()
  const found = all?.find(({ id, list }) => id === viewId && list === name)
  // As it was when it was opened: what others save meanwhile is not taken for what one saw.
  const [seen, setSeen] = useState<View | undefined>(found)
  if (found && seen?.id !== found.id) setSeen(found)
  const open = stand({ found, seen, query, isKnown: all !== undefined, id: viewId })
  return {
    name,
    query,
    views: all?.filter(({ list }) => list === name) ?? [],
    open,
    /** Takes the view as it stands now for what the reader has seen. */
    see: setSeen,
  }
}

type Standing = {
  found: View | undefined
  seen: View | undefined
  query: string
  isKnown: boolean
  id: string | undefined
}

function stand({ found, seen, query, isKnown, id }: Standing): OpenView {
  if (!id || !isKnown) return { is: 'none' }
  if (!found) return { is: 'gone' }
  const since = seen?.id === found.id ? seen : found
  if (isSameQuery(found.query, query)) return { is: 'same', view: found, seen: since }
  const isTheirs = since.version !== found.version && isSameQuery(since.query, query)
  return { is: isTheirs ? 'changed-by-others' : 'changed', view: found, seen: since }
}
