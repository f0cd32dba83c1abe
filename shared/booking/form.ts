import { callerFields, callerMessage } from '../consultations/request-form.ts'
import { emptyForm, fieldProblems, type ValuesOf } from '../forms/fields.ts'

/** The form for who a booking is for. */
export const bookingFields = { ...callerFields, message: callerMessage }

/** Minutes a chosen time is held, while the form is filled in. */
export const holdMinutes = 5

export type BookingForm = ValuesOf<typeof bookingFields>

export const emptyBookingForm = emptyForm(bookingFields)

/** What keeps a booking from being sent, by field. */
export const bookingProblems = (values: BookingForm) => fieldProblems(bookingFields, values)
