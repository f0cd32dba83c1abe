import { useEffect, useState } from 'react'
import { messageFramePath } from '#shared/routes.ts'

/**
 * Writes a message into the frame's document, without its links: they act for the one they were
 * sent to, to confirm an address or to set a password. Where one leads is said on hover.
 */
function showMessage(sheet: Document, html: string): void {
  sheet.documentElement.innerHTML = html
  for (const link of sheet.querySelectorAll('a[href]')) {
    link.setAttribute('title', link.getAttribute('href') ?? '')
    link.removeAttribute('href')
  }
}

/**
 * A message as a mail reader shows it, in a frame that runs no script, sends no form and opens
 * nothing; of the same origin only so that it can be written, and drawn as high as it is.
 */
export function MessageSheet({ html, title }: { html: string; title: string }) {
  const [sheet, setSheet] = useState<Document | null>(null)
  const [height, setHeight] = useState(480)
  useEffect(() => {
    if (!sheet) return
    showMessage(sheet, html)
    const observer = new ResizeObserver(() => setHeight(Math.ceil(sheet.body.offsetHeight)))
    observer.observe(sheet.body)
    return () => observer.disconnect()
  }, [sheet, html])
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      src={messageFramePath}
      onLoad={({ currentTarget }) => setSheet(currentTarget.contentDocument)}
      style={{ height }}
      className="block w-full rounded-md border border-paper-edge"
    />
  )
}
