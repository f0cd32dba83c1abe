import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { dealStageLabels, dealStages, defaultDealStage } from '#shared/deals/stages.ts'
import { adminPage } from '#shared/routes.ts'
import { choicesOf, Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFormDraft } from '../drafts/form-draft.tsx'
import { showFieldErrors, whyNotRead } from '../http/api-error.ts'
import { useSession } from '../http/session.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import { offeredAs, usePeopleNamed } from '../people/people-named.ts'
import { useColleagues } from '../records/colleagues.tsx'
import { FormDialog } from '../records/form-dialog.tsx'
import { RecordFields } from '../records/record-form.tsx'
import { useCreateDeal } from './deal-calls.ts'
import { dealFormSchema } from './deal-form.tsx'

/** With whom a deal is opened, or whose people are offered, and what it is called to begin with. */
export type DealBeginning = {
  title: string
  /** The lead it comes from. */
  leadId?: string
} & (
  | {
      personId: string
      /** As they are called. */
      person: string
    }
  | { personId?: undefined; companyId: string }
)

const startStages = choicesOf(
  dealStages.filter((stage) => stage !== 'lost'),
  dealStageLabels,
)
const schema = dealFormSchema
  .omit({ lostReason: true })
  .extend({ person: z.string().trim().min(1, 'Choose a person.') })

const fields = [
  { name: 'title', label: 'Title', required: true },
  { name: 'amount', label: 'Value in dollars', required: true },
  { name: 'expectedClose', label: 'Expected close', type: 'date' },
  { name: 'stage', label: 'Stage', useOptions: () => startStages },
  { name: 'ownerId', label: 'Owner', useOptions: () => useColleagues(null) },
] as const

/** Opens a deal: with somebody who is known already, or with whoever is found by name or address. */
export function NewDealDialog(props: DialogFrame & { beginning?: DealBeginning | undefined }) {
  const { beginning, open, onClose, returnFocus } = props
  const known = beginning?.personId === undefined ? undefined : beginning
  const companyId = beginning?.personId === undefined ? beginning?.companyId : undefined
  const self = useSession()?.user.id ?? ''
  const navigate = useNavigate()
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: {
      person: known?.person ?? '',
      title: beginning?.title ?? '',
      amount: '',
      expectedClose: '',
      stage: defaultDealStage,
      ownerId: self,
    },
  })
  const of = known?.personId ?? companyId
  const draft = useFormDraft(form, of ? `deal-of/${of}` : 'deals/new')
  const create = useCreateDeal((deal) => {
    draft.drop()
    toast({
      title: 'Deal opened',
      description: `${deal.title}, with ${deal.person}`,
      action: {
        label: 'View',
        altText: 'Open the deal',
        onClick: () => void navigate(adminPage.deal(deal.id)),
      },
    })
    onClose()
  })
  const { found, named } = usePeopleNamed(form.watch('person'), { enabled: !known, companyId })

  /** Who was chosen; undefined where nobody is called so, which is said under the field. */
  const whoIs = async (person: string) => {
    try {
      const chosen = await named(person)
      if (chosen) return { personId: chosen.id }
      form.setError('person', { message: 'Choose somebody of those that are offered.' })
    } catch (error) {
      form.setError('person', { message: whyNotRead(error) })
    }
    return undefined
  }

  const submit = form.handleSubmit(async ({ person, amount, ...deal }) => {
    const chosen = known ?? (await whoIs(person))
    if (!chosen) return
    const opened = {
      ...deal,
      personId: chosen.personId,
      value: Number(amount),
      leadId: beginning?.leadId ?? null,
    }
    await create.mutateAsync(opened).catch((error) => showFieldErrors(form, error))
  })
  const listId = useId()
  return (
    <FormDialog
      open={open}
      title="New Deal"
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit="Open Deal"
      submitting="Opening..."
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
      draft={draft}
    >
      <Field
        label="Person"
        required
        error={form.formState.errors.person?.message}
        hint={known ? undefined : 'Type a name or an address, and choose.'}
        className="sm:col-span-2"
      >
        <Input
          list={known ? undefined : listId}
          readOnly={known !== undefined}
          autoComplete="off"
          {...form.register('person')}
        />
      </Field>
      <datalist id={listId}>
        {found.map((person) => (
          <option key={person.id} value={offeredAs(person)} />
        ))}
      </datalist>
      <RecordFields fields={fields} form={form} record={null} />
    </FormDialog>
  )
}
