import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '../brand/brand.tsx'

/** How browsers say that a part of the program could not be fetched. */
const notFetched = /dynamically imported module|module script failed/i
const isNotFetched = (error: unknown) => error instanceof Error && notFetched.test(error.message)

const stillAway = 'There is still no answer. Check the network, and try again.'

function reasonOf(error: unknown): string {
  if (isNotFetched(error))
    return 'A part of it could not be fetched: the network may be away, or a new release has come.'
  return error instanceof Error ? error.message : 'The reason is not known.'
}

/**
 * In the frame, where a screen could not be loaded or drawn: the way to all others stays open. What did
 * not come is asked for again once the network is back.
 */
export function ScreenFailure() {
  const error = useRouteError()
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  useTitle('Something went wrong')
  // Only the page anew asks again for a part that did not come; and without network the browser would
  // show a page of its own instead.
  const loadAgain = () => {
    setAttempt('running')
    fetch(window.location.href, { cache: 'no-store' }).then(
      () => window.location.reload(),
      () => setAttempt('failed'),
    )
  }
  const onOnline = useEffectEvent(() => {
    if (isNotFetched(error)) loadAgain()
  })
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <div role="alert">
      <EmptyState torn icon={<CloudOff />} title="This screen could not be shown">
        <p className="w-full text-ink-faint text-sm">{reasonOf(error)}</p>
        {attempt === 'failed' && <p className="w-full text-danger text-sm">{stillAway}</p>}
        <Button variant="secondary" size="sm" busy={attempt === 'running'} onClick={loadAgain}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

/** The same where not even the frame could be loaded or drawn. */
export const CrashScreen = () => (
  <main className="grid min-h-dvh place-content-center">
    <ScreenFailure />
  </main>
)
