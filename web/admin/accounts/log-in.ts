import { z } from 'zod'
import type { Register } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ApiError, errorMessage } from '../http/api-error.ts'
import { callOpen, sendOpen } from '../http/call.ts'
import { endSession, readSession, type Session, saveSession } from '../http/session.ts'

/** What was typed; `code` once it is asked for. */
type TypedLogin = { email: string; password: string; code?: string }

/** What login and registration must answer (admin-back-office.md §7); the rest is known or ours. */
const signedInAnswer = z.object({
  token: z.string(),
  admin: z.object({
    id: z.string().optional(),
    name: z.string(),
    email: z.string().optional(),
    role: z.string().optional(),
  }),
})

/** Opens a session at `path` and stores it, which leads on by itself. */
async function openSession(path: string, body: TypedLogin | Register): Promise<Session> {
  const { token, admin } = await callOpen(path, signedInAnswer, { method: 'POST', body })
  const user = { ...admin, email: admin.email ?? body.email, role: admin.role ?? 'admin' }
  const session = { token, user }
  saveSession(session)
  return session
}

/** Whether signing in needs the second factor too: no failure, a question. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'two_factor_required'

/** The sentences of a failure: the server's own, or the specification's. */
export const loginFailure = (error: unknown) =>
  errorMessage(error, 'Invalid credentials. Please try again.')
export const registrationFailure = (error: unknown) =>
  errorMessage(error, 'Failed to create account. Please try again.')

/** Signs in. Throws, after its toast if it failed. */
export async function logIn(login: TypedLogin): Promise<void> {
  try {
    const { user } = await openSession(api.admin.login, login)
    toast({ title: 'Welcome back!', description: `Logged in as ${user.name}` })
  } catch (error) {
    if (asksForCode(error)) throw error
    toast({ title: 'Login Failed', description: loginFailure(error), variant: 'destructive' })
    throw error
  }
}

/** Creates an account and signs in. The password's confirmation is not sent. Throws after its toast. */
export async function createAccount(account: Register): Promise<void> {
  try {
    const { user } = await openSession(api.admin.register, account)
    toast({
      title: 'Account Created!',
      description: `Welcome ${user.name}! Your admin account is ready.`,
    })
  } catch (error) {
    const description = registrationFailure(error)
    toast({ title: 'Registration Failed', description, variant: 'destructive' })
    throw error
  }
}

/** Ends a session at the server. Throws when that could not be told; one that it no longer knows has ended. */
async function endAtServer({ token }: Session): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${token}` }
    await sendOpen(api.admin.logout, { method: 'POST', headers })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/**
 * Ends the session here and at the server. Here first: that breaks off what the screens are still
 * reading, which the server would otherwise refuse as soon as it has been told.
 */
export async function logOut(): Promise<void> {
  const session = readSession()
  endSession()
  try {
    if (session) await endAtServer(session)
    toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
  } catch {
    // The token is forgotten here either way; only the server's copy lives on.
    toast({
      title: 'Logged out on this device',
      description: 'The server could not be told; the session there ends by itself.',
      variant: 'destructive',
    })
  }
}
