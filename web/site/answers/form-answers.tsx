import type { ReactNode } from 'react'
import type { RequestForm as RequestValues } from '#shared/consultations/request-form.ts'
import type { ContactFormValues } from '#shared/leads/contact-form.ts'
import type { NewsletterToast } from '#shared/newsletter/toasts.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import type { FieldErrors } from '../forms/refusal.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { RequestForm } from '../schedule/request-form.tsx'
import type { Answer } from './answer.ts'

type FormAnswer = {
  heading: string
  /** What keeps the form from being taken, a sentence each. */
  problems: readonly string[]
  /** The form again, with everything that was typed. */
  form: ReactNode
  /** The page that the form came from. */
  back: { label: string; href: string }
}

/** The answer to a form sent without script that can not be taken as it is. */
export function formAnswer({ heading, problems, form, back }: FormAnswer): Answer {
  const content = (
    <section className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="max-w-3xl">
        <h1 className="font-bold text-3xl tracking-[-0.02em]">{heading}</h1>
        <div
          role="alert"
          className="wrap-anywhere mt-6 mb-8 border-danger border-l-4 bg-danger-tint px-4 py-3"
        >
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        {form}
        <p className="mt-8">
          <Link href={back.href}>{back.label}</Link>
        </p>
      </div>
    </section>
  )
  return { title: heading, content }
}

/** What keeps a form from being taken: at its fields, and as a whole, a sentence each. */
export type FormProblems = { fields: FieldErrors; problems: readonly string[] }

type WithAbout = { about: string }

/** The contact form again. */
export const contactAnswer = (
  { about, ...values }: ContactFormValues & WithAbout,
  { fields, problems }: FormProblems,
): Answer =>
  formAnswer({
    heading: 'Please check your message',
    problems,
    form: <ContactForm topics={[]} refused={{ values, about, fields }} />,
    back: { label: 'Back to the contact page', href: page.contact },
  })

/** The request for a call again. */
export const requestAnswer = (
  { about, ...values }: RequestValues & WithAbout,
  { fields, problems }: FormProblems,
): Answer =>
  formAnswer({
    heading: 'Please check your request',
    problems,
    form: <RequestForm topics={[]} refused={{ values, about, fields }} />,
    back: { label: 'Back to the schedule page', href: page.schedule },
  })

/** The newsletter's form again, with what its toast would have said; `atField` when the address is to blame. */
export const newsletterAnswer = (
  email: string,
  { title, description }: NewsletterToast,
  atField: boolean,
): Answer =>
  formAnswer({
    heading: title,
    problems: [description],
    form: (
      <NewsletterForm
        refused={{ values: { email }, fields: atField ? { email: description } : {} }}
      />
    ),
    back: { label: 'Back to Resources', href: page.resources },
  })
