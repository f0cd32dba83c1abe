import { type BothFactors, backupCodesSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { call, fetchSignedIn } from '../../http/call.ts'

/** What a person typed: the server reads the code. */
export type TypedFactors = { [Field in keyof BothFactors]: string }

/** Something that asks for password and code again, and how its dialog speaks of it. */
export type Purpose = {
  title: string
  description: string
  submit: string
  submitting: string
  destructive: boolean
  done: { title: string; description: string }
  failed: { title: string; description: string }
  /** Does it; answers new backup codes where it makes any. */
  act: (body: TypedFactors) => Promise<string[]>
}

export const turnOff: Purpose = {
  title: 'Turn off 2FA?',
  description: 'Your password alone will sign you in, and your backup codes stop working.',
  submit: 'Turn Off',
  submitting: 'Turning off...',
  destructive: true,
  done: {
    title: 'Two-factor turned off',
    description: 'Signing in asks for your password alone from now on.',
  },
  failed: { title: 'Update failed', description: 'Two-factor is still on. Please try again.' },
  act: async (body) => {
    await fetchSignedIn(api.admin.twoFactorOff, { method: 'POST', body })
    return []
  },
}

export const renewCodes: Purpose = {
  title: 'Make new backup codes',
  description: 'Ten new codes replace the ones you have, used or not.',
  submit: 'Make Codes',
  submitting: 'Making codes...',
  destructive: false,
  done: {
    title: 'New backup codes',
    description: 'The earlier ones no longer work.',
  },
  failed: {
    title: 'Update failed',
    description: 'The codes you have are still good. Please try again.',
  },
  act: async (body) =>
    (await call(api.admin.backupCodes, backupCodesSchema, { method: 'POST', body })).codes,
}
