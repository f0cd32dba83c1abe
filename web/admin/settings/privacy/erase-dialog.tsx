import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { heldInWords } from '#shared/privacy/holdings.ts'
import { confirmedPersonSchema, type Holdings } from '#shared/privacy/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { accountQuery } from '../account-queries.ts'
import { isComplete, ProofFields, useProofForm } from '../reauthenticate.tsx'
import { erasePerson, usePrivacyAct } from './privacy-calls.ts'

type EraseDialogProps = { holdings: Holdings; onClose: () => void; onErased: () => void }

/** The question before a person is erased; yes is the address, typed once more, and the password. */
export function EraseDialog({ holdings, onClose, onErased }: EraseDialogProps) {
  const { address, held } = holdings
  const formId = useId()
  const erase = usePrivacyAct({
    act: erasePerson,
    done: ({ removed }) => ({
      title: 'Person erased',
      description: `Gone for good: ${heldInWords(removed)}.`,
    }),
    failed: { title: 'Erase failed', description: 'Nothing was erased. Please try again.' },
  })
  const form = useForm({
    resolver: zodResolver(confirmedPersonSchema),
    defaultValues: { email: address, confirmation: '' },
  })
  const proofForm = useProofForm(true)
  const { data: account } = useQuery(accountQuery)
  const code = account?.twoFactor.enabledAt ? 'any' : null
  const proof = { form: proofForm, code } as const
  const submit = form.handleSubmit((values) => {
    if (!isComplete(proof)) return
    const { password, code: typed } = proofForm.getValues()
    return erase.mutateAsync({ ...values, password, ...(code && { code: typed }) }).then(
      () => {
        onClose()
        onErased()
      },
      (error: unknown) => showFieldErrors(proofForm, error),
    )
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title="Erase this person?"
      description={null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="destructive" busy={erase.isPending}>
            {erase.isPending ? 'Erasing...' : 'Erase for Good'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 text-sm">
        <p className="wrap-anywhere">
          This removes {heldInWords(held)} about <span className="font-medium">{address}</span>, and
          can not be undone. A mark of the address stays, so that it is not imported again.
        </p>
        <Field
          label="Type the address to confirm"
          required
          error={form.formState.errors.confirmation?.message}
        >
          <Input type="email" autoComplete="off" {...form.register('confirmation')} />
        </Field>
        <ProofFields {...proof} />
      </form>
    </Dialog>
  )
}
