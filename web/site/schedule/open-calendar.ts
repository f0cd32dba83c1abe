import { api } from '#shared/routes.ts'

/**
 * Offers the firm's calendar where one is set up (`GET /api/scheduling`): only a press loads its
 * site, into a frame that the page's policy lets in (server/http/site.ts).
 */
export async function offerCalendar(panel: HTMLElement): Promise<void> {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-${name}]`)
  const offer = part('calendar-offer')
  const requestHead = part('request-head')
  const request = part('request')
  const calendar = part('calendar')
  const place = part('calendar-frame')
  const open = part('calendar-open')
  if (!offer || !requestHead || !request || !calendar || !place || !open) return

  const address = await calendarAddress()
  if (!address) return
  const name = part('calendar-site')
  if (name) name.textContent = address.host
  offer.classList.remove('invisible')
  requestHead.classList.add('invisible')

  open.addEventListener('click', () => {
    if (!place.firstChild) place.append(frameOf(address))
    request.hidden = true
    calendar.hidden = false
    place.querySelector('iframe')?.focus()
  })
  part('calendar-close')?.addEventListener('click', () => {
    calendar.hidden = true
    request.hidden = false
    open.focus()
  })
}

/** The configured calendar, or null: without one, or without an answer, the request form serves. */
async function calendarAddress(): Promise<URL | null> {
  const response = await fetch(api.scheduling).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof body !== 'object' || body === null || !('url' in body)) return null
  return typeof body.url === 'string' && URL.canParse(body.url) ? new URL(body.url) : null
}

function frameOf(address: URL): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = `Calendar of ${address.host}`
  frame.sandbox.add(
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  )
  return frame
}
