import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Account,
  accountSchema,
  type Profile,
  profileSchema,
} from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { DraftNotice, useFormDraft } from '../drafts/form-draft.tsx'
import { showFieldErrors } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { useSession } from '../http/session.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { useSaveAccount, useShowAccount } from './account-queries.ts'
import { PendingEmailNotice } from './pending-email-notice.tsx'
import { type Purpose, ReauthenticateDialog } from './reauthenticate.tsx'
import { CardFoot, SettingsSection, WithAccount } from './settings-section.tsx'

export function ProfileTab() {
  return (
    <SettingsSection
      title="Your profile"
      description="Colleagues see your name beside what you do here. You sign in with your email."
    >
      {/* Begins anew with another address, which may have been confirmed elsewhere. */}
      <WithAccount>
        {(account) => <ProfileForm key={account.email} account={account} />}
      </WithAccount>
    </SettingsSection>
  )
}

const title = 'Profile updated'
const failed = 'Failed to save your profile. Please try again.'

/** Another address, which asks for the password and counts once it is confirmed. */
const changingEmail = (profile: Profile, current: string): Purpose<Account> => ({
  title: 'Change your email?',
  description: `${profile.email} counts once it is confirmed with a link. Until then you sign in with ${current}.`,
  submit: 'Change Email',
  submitting: 'Saving...',
  destructive: false,
  done: ({ pendingEmail }) => ({
    title,
    description: pendingEmail?.canSend
      ? `A link is on its way to ${profile.email}.`
      : `${profile.email} waits to be confirmed.`,
  }),
  failed: { title: 'Update failed', description: failed },
  act: (proof) =>
    call(api.admin.account, accountSchema, { method: 'PATCH', body: { ...profile, ...proof } }),
})

type AsColleaguesSeeProps = { email: string; name: string }

/** The mark and the name that stand with what is one's own, wherever colleagues see it. */
function AsColleaguesSee({ email, name }: AsColleaguesSeeProps) {
  const id = useSession()?.user.id ?? null
  return (
    <div className="-mx-4 -mt-4 sm:-mx-5 sm:-mt-5 flex items-center gap-4 rounded-t-md border-paper-edge border-b bg-paper-deep/40 px-4 py-4 sm:px-5">
      <span aria-hidden="true">
        <AssigneeMark id={id} says="Marks what belongs to" shape="size-14 text-base" />
      </span>
      <p className="wrap-anywhere min-w-0 text-sm">
        <span className="block font-semibold text-lg leading-7">{name}</span>
        <span className="text-ink-soft">{email}</span>
      </p>
    </div>
  )
}

function ProfileForm({ account }: { account: Account }) {
  const save = useSaveAccount<Profile>({
    path: api.admin.account,
    done: { title, description: 'Your name and email have been saved.' },
    failed,
  })
  const show = useShowAccount()
  const [asked, setAsked] = useState<Profile>(account)
  const [asking, setAsking] = useState(false)
  const form = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: { name: account.name, email: account.email },
  })
  const draft = useFormDraft(form, 'settings/profile')
  const { errors, isDirty } = form.formState
  const showSaved = ({ name, email }: Account) => {
    form.reset({ name, email })
    draft.drop()
  }
  const showErrors = (error: unknown) => showFieldErrors(form, error)
  const submit = form.handleSubmit((values) => {
    if (values.email === account.email) return save.mutateAsync(values).then(showSaved, showErrors)
    setAsked(values)
    setAsking(true)
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <AsColleaguesSee email={account.email} name={form.watch('name') || account.name} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Full Name" required error={errors.name?.message}>
            <Input autoComplete="name" {...form.register('name')} />
          </Field>
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" autoComplete="email" {...form.register('email')} />
          </Field>
        </div>
        {account.pendingEmail && (
          <PendingEmailNotice pending={account.pendingEmail} current={account.email} />
        )}
        <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <dt className="font-medium">Role</dt>
          <dd className="capitalize">{account.role}</dd>
          <dd className="text-ink-faint text-xs">Everyone here is an administrator.</dd>
        </dl>
        <CardFoot>
          <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </CardFoot>
      </form>
      <ReauthenticateDialog
        purpose={changingEmail(asked, account.email)}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={(saved) => {
          show(saved)
          showSaved(saved)
        }}
        onRefused={showErrors}
      />
    </>
  )
}
