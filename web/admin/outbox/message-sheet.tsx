import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'

/**
 * The message without its links: they act for the one they were sent to, to confirm an address or
 * to set a password. Where one leads is said on hover.
 */
function withoutLinks(html: string): string {
  const message = new DOMParser().parseFromString(html, 'text/html')
  for (const link of message.querySelectorAll('a[href]')) {
    link.setAttribute('title', link.getAttribute('href') ?? '')
    link.removeAttribute('href')
  }
  return `<!doctype html>${message.documentElement.outerHTML}`
}

/**
 * A message as a mail reader shows it, in a frame that runs no script, sends no form and opens
 * nothing; of the same origin only so that it can be drawn as high as it is.
 */
export function MessageSheet({ html, title }: { html: string; title: string }) {
  const source = useMemo(() => withoutLinks(html), [html])
  const [height, setHeight] = useState(480)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body
    observer.current?.disconnect()
    if (!body) return
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(body.offsetHeight)))
    observer.current.observe(body)
  }
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={source}
      onLoad={follow}
      style={{ height }}
      className="block w-full rounded-md border border-paper-edge"
    />
  )
}
