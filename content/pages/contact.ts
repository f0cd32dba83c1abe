import { answerInWords } from '#shared/response-time.ts'

/** The contact page (public-site.md §2, /contact); its questions are in faqs.ts. */
export const contactPage = {
  heading: 'Tell us what you would rather not do by hand.',
  introduction: `A person reads every message. You hear from us ${answerInWords}, with an answer or a good question.`,
  /** Under the hours of the phone. */
  anyDay: `Messages are answered ${answerInWords}, weekends included.`,
  faqHeading: 'Before you write',
} as const
