import { Button } from '#web/ui/button.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import type { Answer } from './answer.ts'

export type Notice = {
  heading: string
  text: string
  /** The one button, which posts the token of the link that led here. */
  form?: { action: string; token: string; button: string }
  link?: { href: string; label: string }
}

/** A page for one receiver: one thing said, and one button or one link. */
export function noticeAnswer({ heading, text, form, link }: Notice): Answer {
  const content = (
    <section className="container-page pt-16 pb-32 md:pt-24">
      <h1 className="font-bold text-4xl tracking-[-0.02em]">{heading}</h1>
      <p className="wrap-anywhere mt-5 max-w-xl text-ink-soft text-lg">{text}</p>
      {form && (
        <form method="post" action={form.action} className="mt-9">
          <input type="hidden" name="token" value={form.token} />
          <Button type="submit" size="lg">
            {form.button}
          </Button>
        </form>
      )}
      {link && <ActionRow actions={[link]} className="mt-9" />}
    </section>
  )
  return { title: heading, content }
}
