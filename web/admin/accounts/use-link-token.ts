import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

const stateSchema = z.object({ token: z.string() })

/**
 * The token of the mailed link, or null. It leaves the address at once, so that no screenshot,
 * bookmark or shared tab carries it, and stays with this entry of the browser's history, so that
 * a reload still knows it.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const addressed = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (addressed) void navigate(pathname, { replace: true, state: { token: addressed } })
  }, [addressed, pathname, navigate])
  return addressed || (stateSchema.safeParse(state).data?.token ?? null)
}
