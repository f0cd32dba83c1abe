import { useEffect, useState } from 'react'
import type { Topic } from '#shared/routes.ts'

/** What calls to action can be about, with how the forms call it (content/topics.ts). */
export type Topics = readonly (Topic & { readonly label: string })[]

/** What the visitor comes about, from the address that a call to action led to; empty for nothing in particular. */
export function useTopic(topics: Topics): string {
  const [label, setLabel] = useState('')
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    setLabel(topics.find(({ kind, id }) => params.get(kind) === id)?.label ?? '')
  }, [topics])
  return label
}

/** Says it in the form: 'About: Growth plan'. */
export function AboutTopic({ label }: { label: string }) {
  if (!label) return null
  return (
    <p className="col-span-full border-thread border-l-3 pl-3 font-medium">
      {`About: ${label}`}
      <input type="hidden" name="about" value={label} />
    </p>
  )
}
