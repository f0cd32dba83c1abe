import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { openLeadParameter } from './lead-list-state.ts'

/** What is remembered of an address that this screen itself has gone to. */
const fromHere = { openedHere: true }

/** The lead whose details are open: the address names it, so that it can be linked to and left by Back. */
export function useOpenLead() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(openLeadParameter)

  const open = useCallback(
    (lead: { id: string }) =>
      setSearch(
        (now) => {
          now.set(openLeadParameter, lead.id)
          return now
        },
        { state: fromHere },
      ),
    [setSearch],
  )

  const close = useCallback(() => {
    // Back, where we came from the list itself; an address from elsewhere is changed in place.
    if (state?.openedHere) return navigate(-1)
    setSearch(
      (now) => {
        now.delete(openLeadParameter)
        return now
      },
      { replace: true },
    )
  }, [state, navigate, setSearch])

  return { id, open, close }
}
