import { brand } from '#content/brand.ts'
import { budgets, type ContactFormValues, projectTypes } from '#shared/leads/contact-form.ts'
import { page } from '#shared/routes.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

type Field = Exclude<keyof ContactFormValues, 'projectType' | 'budget' | 'message'>

const labels: Record<Field, [label: string, type: string]> = {
  name: ['Name', 'text'],
  email: ['Email', 'email'],
  company: ['Company', 'text'],
}

const options = (list: readonly { value: string; label: string }[], chosen: string) =>
  [{ value: '', label: 'Not specified' }, ...list]
    .map(
      ({ value, label }) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('')

/**
 * The page that answers a contact form sent without JavaScript when it can not be taken as it is:
 * what is wrong, and the form again with everything that was typed.
 */
export function contactPage(values: ContactFormValues, problems: string[]): string {
  const inputs = (Object.keys(labels) as Field[]).map((field) => {
    const [label, type] = labels[field]
    return `<label>${label}<input name="${field}" type="${type}" value="${escapeHtml(values[field])}"></label>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Please check your message – ${escapeHtml(brand.name)}</title>
<style>
body{max-width:36rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbf7f0;color:#151c26}
h1{font-size:2rem;line-height:1.15}
label{display:block;margin:0 0 1rem;font-weight:600}
input,select,textarea{display:block;width:100%;box-sizing:border-box;margin-top:.25rem;padding:.6rem .75rem;font:inherit;font-weight:400;border:1px solid #5f6b78;border-radius:8px;background:#fffdf9;color:inherit}
button{padding:.75rem 1.5rem;font:inherit;font-weight:600;border:0;border-radius:8px;background:#c2340f;color:#fff}
[role=alert]{padding:.75rem 1rem;border-left:4px solid #a61b1b;background:#fbe3e1}
[hidden]{display:none}
</style>
<main>
<h1>Please check your message</h1>
<div role="alert">${problems.map((problem) => `<p>${escapeHtml(problem)}</p>`).join('')}</div>
<form method="post" action="${page.contact}">
${inputs.join('\n')}
<label>Project type<select name="projectType">${options(projectTypes, values.projectType)}</select></label>
<label>Budget<select name="budget">${options(budgets, values.budget)}</select></label>
<label>Message<textarea name="message" rows="8">${escapeHtml(values.message)}</textarea></label>
<label hidden>Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send message</button>
</form>
<p><a href="${page.contact}">Back to the contact page</a></p>
</main>
</html>
`
}
