import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  type Account,
  type UpdateProfile,
  updateProfileSchema,
} from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { useSaveAccount } from './save-account.ts'
import { SettingsSection } from './settings-section.tsx'
import { WithAccount } from './with-account.tsx'

export function ProfileTab() {
  return (
    <SettingsSection
      title="Your profile"
      description="Colleagues see your name beside what you do here. You sign in with your email."
    >
      <WithAccount>{(account) => <ProfileForm account={account} />}</WithAccount>
    </SettingsSection>
  )
}

function ProfileForm({ account }: { account: Account }) {
  const save = useSaveAccount<UpdateProfile>({
    path: api.admin.account,
    done: { title: 'Profile updated', description: 'Your name and email have been saved.' },
    failed: 'Failed to save your profile. Please try again.',
  })
  const form = useForm<UpdateProfile>({
    resolver: zodResolver(updateProfileSchema),
    defaultValues: { name: account.name, email: account.email },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    save.mutateAsync(values).then(
      ({ name, email }) => form.reset({ name, email }),
      (error: unknown) => showFieldErrors(form, error),
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Full Name" required error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label="Role" hint="Everyone here is an administrator.">
        <Input readOnly value={account.role} className="bg-paper-deep capitalize" />
      </Field>
      <Button type="submit" busy={save.isPending} className="self-start">
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  )
}
