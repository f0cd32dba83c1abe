/** The contact page (public-site.md §2, /contact); its questions are in faqs.ts. */
export const contactPage = {
  heading: 'Tell us what you would rather not do by hand.',
  introduction:
    'A person reads every message. You hear from us within 24 hours, with an answer or a good question.',
  faqHeading: 'Before you write',
} as const
