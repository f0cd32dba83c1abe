const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** An address made safe for `href`; anything but http, https and mailto becomes `#`. */
export const safeHref = (url: string): string =>
  /^(https?:|mailto:)/i.test(url) ? escapeHtml(url) : '#'
