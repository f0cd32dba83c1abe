import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ListRecord } from './list-kind.ts'

/** What is remembered of an address that this screen itself has gone to. */
const fromHere = { openedHere: true }

/**
 * The record whose details are open: `parameter` of the address names it, so that it can be linked
 * to and left by Back.
 */
export function useOpenRecord(parameter: string) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(parameter)

  const open = useCallback(
    (record: ListRecord) => {
      // Of the address itself: it may have a search that is not drawn yet.
      const now = new URLSearchParams(window.location.search)
      now.set(parameter, record.id)
      setSearch(now, { state: fromHere })
    },
    [setSearch, parameter],
  )

  // In place: Back leads to the list, not through all that were looked at.
  const move = useCallback(
    (record: ListRecord) => {
      const now = new URLSearchParams(window.location.search)
      now.set(parameter, record.id)
      setSearch(now, { state, replace: true })
    },
    [setSearch, parameter, state],
  )

  const close = useCallback(() => {
    // Back, where we came from the list itself; an address from elsewhere is changed in place.
    if (state?.openedHere) return navigate(-1)
    setSearch(
      (now) => {
        now.delete(parameter)
        return now
      },
      { replace: true },
    )
  }, [state, navigate, setSearch, parameter])

  return { id, open, move, close }
}
