import { offerCalendar } from './open-calendar.ts'
import { requestCall } from './request-call.ts'

const panel = document.querySelector<HTMLElement>('[data-scheduling]')
if (panel) {
  requestCall(panel)
  void offerCalendar(panel)
}
