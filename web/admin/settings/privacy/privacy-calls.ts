import { queryOptions, useMutation } from '@tanstack/react-query'
import { erasedSchema, holdingsSchema, retentionStateSchema } from '#shared/privacy/schema.ts'
import { api } from '#shared/routes.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call, saveAnswer } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import type { TypedProof } from '../reauthenticate.tsx'

const { privacy } = api.admin

/** What the last run of the retention removed. */
export const retentionQuery = queryOptions({
  queryKey: ['system', 'retention'],
  queryFn: ({ signal }) => call(privacy.retention, retentionStateSchema, { signal }),
})

/** How much is held about an address. */
export const findHoldings = (email: string) =>
  call(privacy.holdings, holdingsSchema, { method: 'POST', body: { email } })

/** Saves everything held about an address as a file. */
export const saveExport = (email: string) =>
  saveAnswer(privacy.export, `personal-data-${email}.json`, { method: 'POST', body: { email } })

/** What is typed to erase a person; the server reads the code. */
type TypedErasure = { email: string; confirmation: string } & Partial<TypedProof>

/** Removes everything held about an address. */
export const erasePerson = (body: TypedErasure) =>
  call(privacy.erase, erasedSchema, { method: 'POST', body })

type PrivacyAct<Input, Result> = {
  act: (input: Input) => Promise<Result>
  done?: (result: Result) => ToastMessage
  /** The title over the server's sentence, and the sentence where it gave none. */
  failed: { title: string; description: string }
}

/** Something done about one person's data; a failure is told by a toast. */
export const usePrivacyAct = <Input, Result>({ act, done, failed }: PrivacyAct<Input, Result>) =>
  useMutation<Result, Error, Input>({
    mutationFn: act,
    onSuccess: (result) => {
      if (done) toast(done(result))
    },
    meta: { failure: failureOf(failed.title, failed.description) },
  })
