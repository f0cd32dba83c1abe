import { type Member, memberSchema } from '#shared/accounts/team-schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { call } from '../../http/call.ts'
import { useAccountAct } from '../account-act.ts'
import type { MemberAct } from './member-acts.ts'

type MemberQuestionProps = { act: MemberAct; member: Member; onClose: () => void }

/** The question before a colleague's account is changed; it does it when answered with yes. */
export function MemberQuestion({ act, member, onClose }: MemberQuestionProps) {
  const change = useAccountAct({
    act: () => call(act.path(member.id), memberSchema, { method: 'POST' }),
    done: ({ name }) => act.done(name),
    failed: { title: 'Update failed', description: 'Nothing was changed. Please try again.' },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(next) => next || onClose()}
      title={act.question(member.name)}
      description={act.consequence}
      action={act.action}
      destructive={act.destructive}
      onAction={() => change.mutate()}
    />
  )
}
