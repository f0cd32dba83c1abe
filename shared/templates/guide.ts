import { guideStyles } from './guide-styles.ts'
import {
  fieldColumns,
  type GuideFact,
  guideClosing,
  guideFacts,
  guideHeadings,
} from './guide-words.ts'
import type { FieldMapping, GuideFirm, GuideStep, TemplateGuide } from './template.ts'

const list = (items: readonly string[]) =>
  items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')

const steps = (items: readonly GuideStep[]) =>
  items
    .map(
      ({ title, description }) =>
        `<li><h3>${escapeHtml(title)}</h3>\n<p>${escapeHtml(description)}</p></li>`,
    )
    .join('\n')

const fieldRow = ({ field, from, to, rule }: FieldMapping) =>
  `<tr><th scope="row">${escapeHtml(field)}</th>${[from, to, rule]
    .map((cell) => `<td>${escapeHtml(cell)}</td>`)
    .join('')}</tr>`

const fact = (term: string, value: string) =>
  `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`

/**
 * The file behind 'Get Template': one complete HTML page to read, print and tick off, with the
 * steps, the integrations, the set-up guide, the field mapping and what goes wrong. It loads nothing and runs nothing; every text is
 * escaped, so the data may hold any character.
 */
export function templateGuideHtml(template: TemplateGuide, firm: GuideFirm): string {
  const title = escapeHtml(template.title)
  const name = escapeHtml(firm.name)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title} | ${name}</title>
<style>
${guideStyles(firm.colors)}
</style>
</head>
<body>
<main>
<header>
<p class="from">${name} automation template</p>
<h1>${title}</h1>
<p>${escapeHtml(template.description)}</p>
<dl class="facts">
${Object.entries(guideFacts)
  .map(([id, term]) => fact(term, template[id as GuideFact]))
  .join('\n')}
</dl>
</header>
<section>
<h2>${guideHeadings.steps}</h2>
<ol class="thread">
${steps(template.steps)}
</ol>
</section>
<section>
<h2>${guideHeadings.integrations}</h2>
<ul class="tools">
${list(template.integrations)}
</ul>
</section>
<section>
<h2>${guideHeadings.processes}</h2>
<ul>
${list(template.processes)}
</ul>
</section>
<section>
<h2>${guideHeadings.setup}</h2>
<ol class="setup">
${steps(template.setup)}
</ol>
</section>
<section>
<h2>${guideHeadings.fields}</h2>
<div class="wide">
<table>
<thead><tr>${Object.values(fieldColumns)
    .map((column) => `<th scope="col">${column}</th>`)
    .join('')}</tr></thead>
<tbody>
${template.fields.map(fieldRow).join('\n')}
</tbody>
</table>
</div>
</section>
<section>
<h2>${guideHeadings.watchOuts}</h2>
<ul>
${list(template.watchOuts)}
</ul>
</section>
<section>
<h2>${guideHeadings.benefits}</h2>
<ul>
${list(template.benefits)}
</ul>
</section>
<footer>
<p>${guideClosing} <a href="${safeHref(firm.contactUrl)}">Talk to ${name}</a>
or write to <a href="${safeHref(`mailto:${firm.email}`)}">${escapeHtml(firm.email)}</a>.</p>
<p><a href="${safeHref(firm.siteUrl)}">${escapeHtml(firm.siteUrl)}</a></p>
</footer>
</main>
</body>
</html>
`
}

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
