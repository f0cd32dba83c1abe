import type { Member } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'

/** What can be done to a colleague's account, and how it is asked and told. */
export type MemberAct = {
  label: string
  path: (id: string) => string
  question: (name: string) => string
  consequence: string
  action: string
  /** What the action is called while it is done, where it asks for the password first. */
  submitting?: string
  destructive: boolean
  done: (name: string) => { title: string; description: string }
}

const deactivate: MemberAct = {
  label: 'Deactivate',
  path: api.admin.memberDeactivate,
  question: (name) => `Deactivate ${name}?`,
  consequence:
    'Their sessions end at once, they can not sign in, and invitations they made stop working. Leads and records stay as they are. After 30 days the account is removed for good.',
  action: 'Deactivate',
  destructive: true,
  done: (name) => ({ title: 'Account deactivated', description: `${name} is signed out.` }),
}

const reactivate: MemberAct = {
  label: 'Reactivate',
  path: api.admin.memberReactivate,
  question: (name) => `Reactivate ${name}?`,
  consequence: 'They can sign in again with the password and second factor they had.',
  action: 'Reactivate',
  destructive: false,
  done: (name) => ({ title: 'Account reactivated', description: `${name} can sign in again.` }),
}

const resetTwoFactor: MemberAct = {
  label: 'Reset two-factor',
  path: api.admin.memberTwoFactorReset,
  question: (name) => `Reset two-factor for ${name}?`,
  consequence:
    'Do this only if you are sure it is they who ask. Their password alone will sign them in until they turn it on again, and their sessions end.',
  action: 'Reset Two-Factor',
  submitting: 'Resetting...',
  destructive: true,
  done: (name) => ({
    title: 'Two-factor reset',
    description: `${name} signs in with the password alone.`,
  }),
}

/** What can be done to this account as it stands. */
export const actsOn = (member: Member): MemberAct[] => [
  ...(member.twoFactor ? [resetTwoFactor] : []),
  member.state === 'active' ? deactivate : reactivate,
]
