import { useEffect, useState } from 'react'
import type { Topic } from '#shared/routes.ts'

type AboutTopicProps = {
  topics: readonly (Topic & { readonly label: string })[]
  /** The id of the form that is sent with it. */
  form: string
}

/** What the visitor comes about, from the address that a call to action led to: 'About: Growth plan'. */
export function AboutTopic({ topics, form }: AboutTopicProps) {
  const [label, setLabel] = useState<string>()
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    setLabel(topics.find(({ kind, id }) => params.get(kind) === id)?.label)
  }, [topics])
  if (!label) return null
  return (
    <p className="mb-5 border-thread border-l-3 pl-3 font-medium">
      {`About: ${label}`}
      <input type="hidden" name="about" value={label} form={form} />
    </p>
  )
}
