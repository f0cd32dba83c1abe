import { useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useTitle } from '../brand/brand.tsx'

/** How browsers say that a part of the program could not be fetched. */
const notFetched = /dynamically imported module|module script failed/i

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The reason is not known.'
  if (!notFetched.test(error.message)) return error.message
  return 'A part of it could not be fetched: the network may be away, or a new release has come.'
}

/** When a screen could not be loaded or drawn: after a new release, say, or without network. */
export function CrashScreen() {
  const error = useRouteError()
  useTitle('Something went wrong')
  return (
    <main
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center"
    >
      <h1 className="font-semibold text-2xl">This screen could not be shown</h1>
      <p className="max-w-md text-ink-soft text-sm">{reasonOf(error)}</p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </main>
  )
}
