import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type LeadListState, leadListSearch, parseLeadList } from './lead-list-state.ts'

/** The state of the list as the address has it, and how to change it. */
export function useLeadListState() {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => parseLeadList(search), [search])

  const change = useCallback(
    (part: Partial<LeadListState>, options?: { replace: boolean }) => {
      window.scrollTo(0, 0)
      setSearch((now) => leadListSearch({ ...parseLeadList(now), ...part }), options)
    },
    [setSearch],
  )
  return [state, change] as const
}
