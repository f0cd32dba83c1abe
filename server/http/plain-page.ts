import { brand } from '#content/brand.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, also inside an attribute's quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

type PlainField = { name: string; label: string; type: string; value: string }

/** A labeled input that holds what was typed. */
export const plainField = ({ name, label, type, value }: PlainField) =>
  `<label>${escapeHtml(label)}<input name="${name}" type="${type}" value="${escapeHtml(value)}"></label>`

/** The field that people neither see nor fill in. */
export const plainHoneypot =
  '<label hidden>Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>'

type PlainPage = {
  heading: string
  /** What keeps the form from being taken, a sentence each. */
  problems: readonly string[]
  /** Where the form is posted to, and the page it came from. */
  action: string
  /** The fields, as HTML. */
  fields: string
  button: string
  back: string
}

/**
 * The page that answers a form sent without JavaScript when it can not be taken as it is: what is
 * wrong, and the form again with everything that was typed.
 */
export function plainPage({ heading, problems, action, fields, button, back }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} – ${escapeHtml(brand.name)}</title>
<style>
body{max-width:36rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbf7f0;color:#151c26}
h1{font-size:2rem;line-height:1.15}
label{display:block;margin:0 0 1rem;font-weight:600}
input,select,textarea{display:block;width:100%;box-sizing:border-box;margin-top:.25rem;padding:.6rem .75rem;font:inherit;font-weight:400;border:1px solid #5f6b78;border-radius:8px;background:#fffdf9;color:inherit}
button{padding:.75rem 1.5rem;font:inherit;font-weight:600;border:0;border-radius:8px;background:#c2340f;color:#fff}
[role=alert]{margin-bottom:1.5rem;padding:.75rem 1rem;border-left:4px solid #a61b1b;background:#fbe3e1}
[role=alert] p{margin:0}
[hidden]{display:none}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
</style>
<main>
<h1>${escapeHtml(heading)}</h1>
<div role="alert">${problems.map((problem) => `<p>${escapeHtml(problem)}</p>`).join('')}</div>
<form method="post" action="${action}">
${fields}
<button>${escapeHtml(button)}</button>
</form>
<p><a href="${action}">${escapeHtml(back)}</a></p>
</main>
</html>
`
}
