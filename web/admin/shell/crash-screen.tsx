import { useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useTitle } from './use-title.ts'

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
      <p className="max-w-md text-ink-soft text-sm">
        {error instanceof Error ? error.message : 'The reason is not known.'}
      </p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </main>
  )
}
