import { type Member, memberSchema } from '#shared/accounts/team-schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { call } from '../../http/call.ts'
import { useAccountAct } from '../account-act.ts'
import { ReauthenticateDialog, type TypedProof } from '../reauthenticate.tsx'
import type { MemberAct } from './member-acts.ts'

type MemberQuestionProps = { act: MemberAct; member: Member; onClose: () => void }

/** The question before a colleague's account is changed; it does it when answered with yes. */
export function MemberQuestion({ act, member, onClose }: MemberQuestionProps) {
  const about = {
    act: (body?: Partial<TypedProof>) =>
      call(act.path(member.id), memberSchema, { method: 'POST', ...(body && { body }) }),
    done: ({ name }: Member) => act.done(name),
    failed: { title: 'Update failed', description: 'Nothing was changed. Please try again.' },
  }
  const change = useAccountAct(about)
  const { consequence: description, action, destructive, submitting } = act
  const title = act.question(member.name)
  if (submitting) {
    const purpose = { ...about, title, description, submit: action, submitting, destructive }
    return <ReauthenticateDialog open onClose={onClose} purpose={purpose} />
  }
  return (
    <AlertDialog
      open
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={description}
      action={action}
      destructive={destructive}
      onAction={() => change.mutate(undefined)}
    />
  )
}
