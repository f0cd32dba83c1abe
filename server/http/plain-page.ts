import { brand } from '#content/brand.ts'
import { brandMark, markStrands } from '#content/brand-mark.ts'
import { page } from '#shared/routes.ts'
import { hashOf } from './content-policy.ts'

const color = brand.colors

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

/** What is sent with every field: its name, whether it may stay empty, and what is wrong with it. */
type PlainControl = {
  name: string
  label: string
  required?: boolean | undefined
  problem?: string | undefined
}

const problemId = (name: string) => `${name}-problem`

/** The sentence under a control that says what is wrong with it; nothing where nothing is. */
const problemLine = (name: string, problem: string | undefined) =>
  problem ? `<p class="problem" id="${problemId(name)}">${escapeHtml(problem)}</p>` : ''

/** The attributes that tie a control to its problem and say that it must be filled in. */
const wiring = ({ name, required, problem }: PlainControl) =>
  (required ? ' required' : '') +
  (problem ? ` aria-invalid="true" aria-describedby="${problemId(name)}"` : '')

/** What browsers may fill in, and which keys a phone shows, where a field's name tells. */
const known: Record<string, { autoComplete: string; inputMode?: string }> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
}

type PlainField = PlainControl & {
  type: string
  value: string
  autoComplete?: string | undefined
  inputMode?: string | undefined
}

/** A labeled input that holds what was typed. */
export function plainField(field: PlainField): string {
  const { name, label, type, value, problem } = field
  const { autoComplete, inputMode } = { ...known[name], ...field }
  const hints =
    (autoComplete ? ` autocomplete="${autoComplete}"` : '') +
    (inputMode ? ` inputmode="${inputMode}"` : '')
  return `<label>${escapeHtml(label)}<input name="${name}" type="${type}" value="${escapeHtml(value)}"${hints}${wiring(field)}></label>${problemLine(name, problem)}`
}

type PlainText = PlainControl & { rows: number; value: string }

/** A labeled field of several lines that holds what was typed. */
export function plainText(field: PlainText): string {
  const { name, label, rows, value, problem } = field
  return `<label>${escapeHtml(label)}<textarea name="${name}" rows="${rows}"${wiring(field)}>${escapeHtml(value)}</textarea></label>${problemLine(name, problem)}`
}

type PlainSelect = PlainControl & {
  options: readonly { value: string; label: string }[]
  /** What stands for no choice. */
  blank: string
  value: string
}

/** A labeled choice of one among `options`, or of none. */
export function plainSelect(select: PlainSelect): string {
  const { name, label, options, blank, value: chosen, problem } = select
  const choices = [{ value: '', label: blank }, ...options].map(
    ({ value, label }) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  )
  return `<label>${escapeHtml(label)}<select name="${name}"${wiring(select)}>${choices.join('')}</select></label>${problemLine(name, problem)}`
}

type PlainChecks = PlainControl & { options: readonly string[] }

/** A question with boxes to tick, none of them ticked. */
export function plainChecks({ name, label, options, problem }: PlainChecks): string {
  const described = problem ? ` aria-describedby="${problemId(name)}"` : ''
  const boxes = options.map(
    (option) =>
      `<label><input type="checkbox" name="${name}" value="${escapeHtml(option)}">${escapeHtml(option)}</label>`,
  )
  return `<fieldset${described}><legend>${escapeHtml(label)}</legend>
${boxes.join('\n')}
${problemLine(name, problem)}</fieldset>`
}

/** What a form sends along and nobody sees. */
export const plainHidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** The field that people neither see nor fill in. */
export const plainHoneypot =
  '<label hidden>Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>'

const strokes = { ink: 'currentColor', thread: color.thread, ground: color.paper }

const mark = `<svg aria-hidden="true" viewBox="${brandMark.box}">${markStrands(strokes)}</svg>`

const style = `body{max-width:36rem;margin:2.5rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;background:${color.paper};color:${color.ink}}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:1.5rem;font-size:1.125rem;font-weight:700;color:inherit;text-decoration:none}
svg{width:2rem;height:2rem;fill:none}
main{margin-top:1.25rem;padding:1.5rem;border:1px solid ${color.paperEdge};border-radius:12px;background:${color.card};overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.15;overflow-wrap:normal}
main>:last-child{margin-bottom:0}
a{color:${color.threadDeep};text-underline-offset:3px}
label{display:block;margin:0 0 1rem;font-weight:600}
input,select,textarea{display:block;width:100%;box-sizing:border-box;margin-top:.25rem;padding:.6rem .75rem;font:inherit;font-weight:400;border:1px solid ${color.inkFaint};border-radius:8px;background:${color.card};color:inherit}
input[type=checkbox]{display:inline;width:1.25rem;height:1.25rem;margin:0 .75rem 0 0;vertical-align:-.2rem}
fieldset{margin:0 0 1rem;padding:1rem 1.25rem 0;border:1px solid ${color.inkFaint};border-radius:8px}
fieldset label{font-weight:400}
legend{padding:0 .5rem;font-weight:600}
button{padding:.75rem 1.5rem;font:inherit;font-weight:600;border:0;border-radius:8px;background:${color.thread};color:#fff;cursor:pointer}
button:hover{background:${color.threadDeep}}
.problem{margin:-.75rem 0 1rem;font-weight:500;color:#a61b1b}
[role=alert]{margin-bottom:1.5rem;padding:.75rem 1rem;border-left:4px solid #a61b1b;background:#fbe3e1}
[role=alert] p{margin:0}
[hidden]{display:none}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`

/** The styles of every page made by the server, as its policy names them. */
export const plainStyleHash = hashOf(style)

/** A page made by the server: the brand, a heading and what stands under it, as HTML. */
const plainDocument = (heading: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} – ${escapeHtml(brand.name)}</title>
<style>${style}</style>
<header><a href="${page.home}">${mark}${escapeHtml(brand.name)}</a></header>
<main>
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</html>
`

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
export const plainPage = ({ heading, problems, action, fields, button, back }: PlainPage) =>
  plainDocument(
    heading,
    `<div role="alert">${problems.map((problem) => `<p>${escapeHtml(problem)}</p>`).join('')}</div>
<form method="post" action="${action}">
${fields}
<button>${escapeHtml(button)}</button>
</form>
<p><a href="${action}">${escapeHtml(back)}</a></p>`,
  )

export type PlainNotice = {
  heading: string
  text: string
  /** The one button, which posts the token of the link that led here. */
  form?: { action: string; token: string; button: string }
  link?: { href: string; label: string }
}

/** A page that says one thing, and has one button or one link. */
export function plainNotice({ heading, text, form, link }: PlainNotice): string {
  const button = form
    ? `\n<form method="post" action="${form.action}"><input type="hidden" name="token" value="${escapeHtml(form.token)}"><button>${escapeHtml(form.button)}</button></form>`
    : ''
  const onward = link ? `\n<p><a href="${link.href}">${escapeHtml(link.label)}</a></p>` : ''
  return plainDocument(heading, `<p>${escapeHtml(text)}</p>${button}${onward}`)
}
