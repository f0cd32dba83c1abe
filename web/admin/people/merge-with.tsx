import { useMutation } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { whyNotRead } from '../http/api-error.ts'
import { FormDialog } from '../records/form-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { offeredAs, usePeopleNamed } from './people-named.ts'
import { type PersonRow, personTitle } from './person-list.ts'

/** On a person's page: makes one of them and anybody, who is chosen first and then compared. */
export function MergeWith({ person }: { person: PersonRow }) {
  const [step, setStep] = useState<'choose' | PersonRow | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const dialog = {
    open: true,
    onClose: () => setStep(null),
    returnFocus: () => opener.current,
  }
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-3"
        onClick={() => setStep('choose')}
      >
        <Merge size={15} />
        Merge with…
      </Button>
      {step === 'choose' && <ChooseDialog {...dialog} person={person} onChosen={setStep} />}
      {step && step !== 'choose' && <MergeDialog {...dialog} people={[person, step]} />}
    </>
  )
}

type ChooseDialogProps = {
  person: PersonRow
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
  onChosen: (other: PersonRow) => void
}

/** Asks who is the same person, by name or address. */
function ChooseDialog({ person, onChosen, ...dialog }: ChooseDialogProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  const { found, named } = usePeopleNamed(typed)
  const find = useMutation({ mutationFn: named })
  const listId = useId()

  const compare = async () =>
    find.mutate(typed, {
      onSuccess: (other) => {
        if (!other) setRefused('Choose somebody of those that are offered.')
        else if (other.id === person.id)
          setRefused(`This is ${personTitle(person)}: choose another.`)
        else onChosen(other)
      },
      onError: (error) => setRefused(whyNotRead(error)),
    })
  return (
    <FormDialog
      {...dialog}
      title={`Merge ${personTitle(person)} with…`}
      dirty={false}
      busy={find.isPending}
      submit="Compare"
      submitting="Comparing..."
      onSubmit={compare}
    >
      <Field
        label="Person"
        required
        error={refused}
        hint="Type a name or an address, and choose. Nothing is merged before you have compared the two."
        className="sm:col-span-2"
      >
        <Input
          list={listId}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(undefined)
          }}
        />
      </Field>
      <datalist id={listId}>
        {found
          .filter(({ id }) => id !== person.id)
          .map((other) => (
            <option key={other.id} value={offeredAs(other)} />
          ))}
      </datalist>
    </FormDialog>
  )
}
