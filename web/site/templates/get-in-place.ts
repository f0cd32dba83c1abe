import { brand } from '#content/brand.ts'
import { accepted, mailWaits } from '#shared/answer.ts'
import { emailProblem, hasEmail, malformedEmailMessage } from '#shared/email-rule.ts'
import { api, page } from '#shared/routes.ts'
import { templateFileName } from '#shared/templates/file-name.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { clearFieldError, focusFirstError, showFieldErrors } from '../forms/field-errors.ts'
import { readAnswer, showWhetherHeld } from '../forms/mail-held.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { zoneName } from '../forms/zone-name.ts'
import { loadTemplates } from './load-templates.ts'

/**
 * Lets a card give its template: the file downloads at once, the address is sent to the server, and
 * a confirmation takes the form's place. When sending fails the file is there all the same, and
 * the card says what happened and offers to send again (public-site.md §4, design.md §4).
 */
export function getInPlace(card: HTMLElement): void {
  const form = card.querySelector<HTMLFormElement>('[data-get]')
  const email = form?.querySelector('input')
  const button = form?.querySelector('button')
  const advice = form?.querySelector<HTMLElement>('[data-advice]')
  if (!form || !email || !button || !advice) return
  const keyOf = createMessageKeys()
  let busy = false
  let downloaded = false

  const ready = () => {
    button.disabled = !hasEmail(email.value)
  }
  const label = (text: string | undefined) => {
    button.textContent = text ?? ''
  }
  const rest = () => {
    busy = false
    button.ariaDisabled = null
    label(downloaded ? button.dataset.retry : button.dataset.idle)
  }
  const send = async () => {
    const { findTemplate } = await loadTemplates()
    const template = findTemplate(card.dataset.template ?? '')
    if (!template) throw new Error('The card names a template that is not there.')
    if (!downloaded) await download(template)
    downloaded = true
    const body = {
      email: email.value.trim(),
      leadMagnetType: 'template',
      submissionData: template.title,
      timeZone: zoneName(),
    }
    const key = keyOf(JSON.stringify(body))
    return readAnswer(await postJson(api.leadMagnetSubmissions, body, key))
  }

  ready()
  // On the way back the browser fills the field in again after this script, and without an event.
  window.addEventListener('pageshow', ready)
  email.addEventListener('input', () => {
    clearFieldError(email)
    ready()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (busy) return
    if (emailProblem(email.value)) {
      showFieldErrors(form, { email: malformedEmailMessage })
      return focusFirstError(form)
    }
    busy = true
    button.ariaDisabled = 'true'
    label(button.dataset.sending)
    advice.textContent = ''
    const answer = await send().catch(() => null)
    rest()
    if (answer === null) advice.textContent = advice.dataset.notMade ?? ''
    else if (accepted(answer)) confirm(card, form, mailWaits(answer))
    else advice.textContent = advice.dataset.notSent ?? ''
  })
}

async function download(template: TemplateGuide): Promise<void> {
  const { templateGuideHtml } = await import('#shared/templates/guide.ts')
  const { origin } = window.location
  const html = templateGuideHtml(template, {
    name: brand.name,
    email: brand.email,
    colors: brand.colors,
    siteUrl: origin,
    contactUrl: origin + page.contact,
  })
  saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), templateFileName(template.title))
}

function confirm(card: HTMLElement, form: HTMLFormElement, held: boolean): void {
  const got = card.querySelector<HTMLElement>('[data-got]')
  if (!got) return
  showWhetherHeld(got, held)
  form.hidden = true
  got.hidden = false
  got.querySelector('p')?.focus()
}
