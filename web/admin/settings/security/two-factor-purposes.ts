import { backupCodesSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { call, fetchSignedIn } from '../../http/call.ts'
import type { Purpose } from '../reauthenticate.tsx'

export const turnOff: Purpose<Response> = {
  title: 'Turn off 2FA?',
  description: 'Your password alone will sign you in, and your backup codes stop working.',
  submit: 'Turn Off',
  submitting: 'Turning off...',
  destructive: true,
  done: () => ({
    title: 'Two-factor turned off',
    description: 'Signing in asks for your password alone from now on.',
  }),
  failed: { title: 'Update failed', description: 'Two-factor is still on. Please try again.' },
  act: (body) => fetchSignedIn(api.admin.twoFactorOff, { method: 'POST', body }),
}

export const renewCodes: Purpose<string[]> = {
  title: 'Make new backup codes',
  description: 'Ten new codes replace the ones you have, used or not.',
  submit: 'Make Codes',
  submitting: 'Making codes...',
  destructive: false,
  done: () => ({
    title: 'New backup codes',
    description: 'The earlier ones no longer work.',
  }),
  failed: {
    title: 'Update failed',
    description: 'The codes you have are still good. Please try again.',
  },
  act: async (body) =>
    (await call(api.admin.backupCodes, backupCodesSchema, { method: 'POST', body })).codes,
}
