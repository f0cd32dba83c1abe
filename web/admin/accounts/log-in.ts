import { type Register, signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ApiError, sentenceOf } from '../http/api-error.ts'
import { callOpen, tellOpen } from '../http/call.ts'
import { endSession, readSession, saveSession } from './session.ts'

/** What was typed; `code` once it is asked for. */
type TypedLogin = { email: string; password: string; code?: string }

/** Whether signing in needs the second factor too: no failure, a question. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'two_factor_required'

/** Signs in and stores the session, which leads on by itself. Throws, after its toast if it failed. */
export async function logIn(login: TypedLogin): Promise<void> {
  try {
    const signedIn = await callOpen(api.admin.login, signedInSchema, {
      method: 'POST',
      body: login,
    })
    saveSession(signedIn)
    toast({ title: 'Welcome back!', description: `Logged in as ${signedIn.admin.name}` })
  } catch (error) {
    if (asksForCode(error)) throw error
    const description = sentenceOf(error, 'Invalid credentials. Please try again.')
    toast({ title: 'Login Failed', description, variant: 'destructive' })
    throw error
  }
}

/** Creates an account and stores its session. The password's confirmation is not sent. Throws after its toast. */
export async function createAccount(account: Register): Promise<void> {
  try {
    const signedIn = await callOpen(api.admin.register, signedInSchema, {
      method: 'POST',
      body: account,
    })
    saveSession(signedIn)
    toast({
      title: 'Account Created!',
      description: `Welcome ${signedIn.admin.name}! Your admin account is ready.`,
    })
  } catch (error) {
    const description = sentenceOf(error, 'Failed to create account. Please try again.')
    toast({ title: 'Registration Failed', description, variant: 'destructive' })
    throw error
  }
}

/** Ends the session at the server. Throws when that could not be told; one that it no longer knows has ended. */
async function endAtServer(): Promise<void> {
  const session = readSession()
  if (!session) return
  try {
    const headers = { Authorization: `Bearer ${session.token}` }
    await tellOpen(api.admin.logout, { method: 'POST', headers })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/** Ends the session at the server and here. */
export async function logOut(): Promise<void> {
  try {
    await endAtServer()
    toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
  } catch {
    // The token is forgotten here either way; only the server's copy lives on.
    toast({
      title: 'Logged out on this device',
      description: 'The server could not be told; the session there ends by itself.',
      variant: 'destructive',
    })
  }
  endSession()
}
