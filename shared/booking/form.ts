import { isBlank } from '../blank.ts'
import { messageProblem } from '../consultations/request-form.ts'
import { emailProblem, malformedEmailMessage } from '../email-rule.ts'

/** Who a booking is for, as typed. */
export type BookingForm = {
  name: string
  email: string
  company: string
  phone: string
  message: string
}

export const emptyBookingForm: BookingForm = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
}

/** What keeps a booking from being sent, by field, in the order of the form. */
export function bookingProblems({ name, email, message }: BookingForm) {
  const problems: Partial<Record<keyof BookingForm, string>> = {}
  if (isBlank(name)) problems.name = 'Name is required.'
  const wrong = emailProblem(email)
  if (wrong) problems.email = wrong === 'empty' ? 'Email is required.' : malformedEmailMessage
  const tooLong = messageProblem(message)
  if (tooLong) problems.message = tooLong
  return problems
}
