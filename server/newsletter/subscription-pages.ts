import { brand } from '#content/brand.ts'
import { page, subscriptionPage } from '#shared/routes.ts'
import type { Answer } from '#web/site/answers/answer.ts'
import { type Notice, noticeAnswer } from '#web/site/answers/notice.tsx'
import type { SubscriberRow } from './subscriber-records.ts'

/** A page and the status it is sent with. */
export type SubscriptionPage = { status: number; answer: Answer }

const toForm = { label: 'To the newsletter form', href: page.resources }
const toResources = { label: 'Back to Resources', href: page.resources }

const answer = (status: number, notice: Notice): SubscriptionPage => ({
  status,
  answer: noticeAnswer(notice),
})

const unknown = answer(404, {
  heading: 'We do not know this link',
  text: 'It may be incomplete, or too old: a subscription that is not confirmed within 30 days is removed. Subscribe again, and a new link comes by mail.',
  link: toForm,
})

const subscribed = ({ email }: SubscriberRow) =>
  answer(200, {
    heading: 'You are subscribed',
    text: `The next issue of the ${brand.name} newsletter comes to ${email}. You can leave with one click.`,
    link: toResources,
  })

const left = ({ email }: SubscriberRow) =>
  answer(200, {
    heading: 'You have left the newsletter',
    text: `No more issues go to ${email}. We keep the address only to know that it must not be written to.`,
    link: { label: 'Subscribe again', href: page.resources },
  })

const leftSince = answer(410, {
  heading: 'This link is used up',
  text: 'The address has left the newsletter since. To come back, subscribe again: a new link comes by mail.',
  link: toForm,
})

/** Where the confirmation's link leads. Looking changes nothing: mail scanners follow links. */
export function confirmPage(row: SubscriberRow | null, token: string): SubscriptionPage {
  if (row?.state !== 'unconfirmed') return confirmedPage(row)
  return answer(200, {
    heading: 'Confirm your subscription',
    text: `The ${brand.name} newsletter is to come to ${row.email}: one workflow a month, and nothing else.`,
    form: { action: subscriptionPage.confirm, token, button: 'Confirm the subscription' },
  })
}

/** What the button of {@link confirmPage} has done. */
export function confirmedPage(row: SubscriberRow | null): SubscriptionPage {
  if (!row) return unknown
  return row.state === 'unsubscribed' ? leftSince : subscribed(row)
}

/** Where the link to leave leads. */
export function unsubscribePage(row: SubscriberRow | null, token: string): SubscriptionPage {
  if (!row || row.state === 'unsubscribed') return unsubscribedPage(row)
  return answer(200, {
    heading: 'Leave the newsletter?',
    text: `One click, and no more issues of the ${brand.name} newsletter go to ${row.email}.`,
    form: { action: subscriptionPage.unsubscribe, token, button: 'Unsubscribe' },
  })
}

/** What the button of {@link unsubscribePage}, or that of a mail program, has done. */
export const unsubscribedPage = (row: SubscriberRow | null): SubscriptionPage =>
  row ? left(row) : unknown
