import { useMutation } from '@tanstack/react-query'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { failureOf } from '../../http/query-client.ts'

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
