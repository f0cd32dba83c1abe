import { checklistAlert, checklistRequest } from '#shared/checklist/send.ts'
import { api } from '#shared/routes.ts'
import { emailInPlace } from '../forms/email-in-place.ts'
import { readAnswer } from '../forms/mail-held.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { zoneName } from '../forms/zone-name.ts'
import { saveInPlace } from './save-in-place.ts'
import { tickInPlace } from './tick-in-place.ts'

const root = document.querySelector<HTMLElement>('[data-checklist]')
const form = root?.querySelector<HTMLElement>('[data-email-form]')
if (root && form) {
  const checked = tickInPlace(root)
  saveInPlace(root, checked)
  const keyOf = createMessageKeys()
  emailInPlace(form, {
    draftKey: 'checklist-email',
    alertOf: checklistAlert,
    send: async (email) => {
      const body = {
        ...checklistRequest(email),
        checked: [...checked()],
        timeZone: zoneName(),
      }
      return readAnswer(await postJson(api.sendChecklist, body, keyOf(JSON.stringify(body))))
    },
  })
}
