import {
  type ConfirmReset,
  type RequestReset,
  resetRequestedSchema,
} from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ApiError, errorMessage } from '../http/api-error.ts'
import { callOpen, sendOpen } from '../http/call.ts'
import { endSession, readSession } from '../http/session.ts'

/** Whether the link can not be used any more, whatever password is chosen. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'forbidden'

/** The sentences of a failure: the server's own, or ours. */
export const requestFailure = (error: unknown) =>
  errorMessage(error, 'Failed to ask for a link. Please try again.')
export const resetFailure = (error: unknown) =>
  errorMessage(error, 'Failed to change your password. Please try again.')

/** Has a link mailed to an address; answers whether mail can be sent at all. Throws after its toast. */
export async function requestReset(body: RequestReset): Promise<boolean> {
  try {
    const options = { method: 'POST', body } as const
    return (await callOpen(api.admin.passwordReset, resetRequestedSchema, options)).canSend
  } catch (error) {
    toast({ title: 'Request failed', description: requestFailure(error), variant: 'destructive' })
    throw error
  }
}

/** Sets the new password. Throws, after its toast unless the link is dead, which the page says. */
export async function confirmReset(body: ConfirmReset): Promise<void> {
  try {
    await sendOpen(api.admin.passwordResetConfirm, { method: 'POST', body })
  } catch (error) {
    if (isDeadLink(error)) throw error
    toast({ title: 'Update failed', description: resetFailure(error), variant: 'destructive' })
    throw error
  }
  // Of whichever account: the way on is to sign in with the new password.
  if (readSession()) endSession()
  toast({ title: 'Password changed', description: 'Sign in with your new password.' })
}
