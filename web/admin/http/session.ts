import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { localStore } from '#web/ui/browser-storage.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The keys of the browser's storage (admin-back-office.md §3). */
const tokenKey = 'admin_token'
const userKey = 'admin_user'

const userSchema = z.object({
  id: z.string().optional(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
})

type SessionUser = z.output<typeof userSchema>
export type Session = { token: string; user: SessionUser }

/** The session of a stored token and user, or null when either is missing or can not be parsed. */
export function parseSession(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null
  try {
    const parsed = userSchema.safeParse(JSON.parse(user))
    return parsed.success ? { token, user: parsed.data } : null
  } catch {
    return null
  }
}

let cached: { raw: string; session: Session | null } = { raw: '', session: null }
/** The session that the browser's storage did not take whole: it lasts as long as this tab. */
let unkept: Session | null = null
let leftOnPurpose = false
/** Whether somebody is signed in as far as the screens have been told. */
let expected = false
const listeners = new Set<() => void>()

/** The session that holds now, in the storage or in this tab alone; the same object until it changes. */
export function readSession(): Session | null {
  const session = unkept ?? readStored()
  if (session) expected = true
  return session
}

function readStored(): Session | null {
  const token = localStore.get(tokenKey)
  const user = localStore.get(userKey)
  const raw = `${token}\n${user}`
  if (raw !== cached.raw) cached = { raw, session: parseSession(token, user) }
  return cached.session
}

function emitChange() {
  for (const listener of listeners) listener()
}

/**
 * Keeps the token and what tells who is signed in, and nothing else that an answer may say of them. Where
 * the storage is refused or full, in this tab alone: then a person can sign in and work until it is closed.
 */
function keep({ token, user: answered }: Session) {
  const user = userSchema.parse(answered)
  const kept = localStore.set(tokenKey, token) && localStore.set(userKey, JSON.stringify(user))
  unkept = kept && readStored() ? null : { token, user }
  emitChange()
}

export function saveSession(session: Session): void {
  leftOnPurpose = false
  keep(session)
}

/** Keeps the stored user in step with the account, as long as it is signed in here. */
export function saveUser(user: SessionUser): void {
  const session = readSession()
  if (session) keep({ ...session, user })
}

function clearSession() {
  expected = false
  unkept = null
  localStore.remove(tokenKey)
  localStore.remove(userKey)
  emitChange()
}

/** Forgets the session because the person asked to. */
export function endSession(): void {
  leftOnPurpose = true
  clearSession()
}

/** Forgets the session that the server refused, unless a newer one has taken its place. */
export function expireSession(token: string): void {
  if ((unkept?.token ?? localStore.get(tokenKey)) !== token) return
  leftOnPurpose = false
  clearSession()
  toast({
    title: 'Authentication expired',
    description: 'Please sign in again. You will be back where you were.',
    variant: 'destructive',
  })
}

/** Says that the token or the user is gone from the storage, where nobody was told; leads to the login. */
export function missSession(): void {
  if (!expected) return
  leftOnPurpose = false
  clearSession()
  toast({
    title: 'No authentication token',
    description: 'Please sign in again. You will be back where you were.',
    variant: 'destructive',
  })
}

/** Whether the last session ended by logging out: then nobody expects to return to its page. */
export const hasLoggedOut = () => leftOnPurpose

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Signing in or out in another tab counts here too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The session, live: changes when it begins or ends, here or in another tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession)
}
