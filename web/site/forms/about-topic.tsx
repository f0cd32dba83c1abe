import { useEffect, useState } from 'react'
import type { Fact } from '#shared/forms/fields.ts'
import { type Topics, topicLabel } from '#shared/topic-label.ts'

/** What the visitor comes about, from the addresses of the form and of the page that led to it; empty for nothing in particular. */
export function useTopic(topics: Topics): string {
  const [label, setLabel] = useState('')
  useEffect(() => {
    const { origin, search } = window.location
    const { referrer } = document
    const from = referrer.startsWith(`${origin}/`) ? new URL(referrer).search : ''
    setLabel(topicLabel(topics, search, from) ?? '')
  }, [topics])
  return label
}

/** It as a line of a receipt, where there is one. */
export const aboutFact = (text: string): Fact[] => (text ? [{ label: 'About', text }] : [])

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
