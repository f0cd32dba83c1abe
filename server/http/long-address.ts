import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'

/** Most bytes of an address, its query included; the longest that the product itself makes has 3,000. */
const longest = 4_096

export const addressTooLong = new AppError(
  'address_too_long',
  'This address is too long: at most 4,096 characters are taken.',
)

export const isTooLong = (address: string) => address.length > longest

/** Refuses longer addresses of pages and calls alike, before anything reads them. */
export function refuseLongAddresses(app: App) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isTooLong(request.originalUrl) ? addressTooLong : undefined)
  })
}

/** Method and address, as HTTP begins; more than so much of it makes the address too long. */
const longFirstLine = new RegExp(`^[A-Z]{1,20} \\S{${longest + 1}}`)

/** Whether the bytes of a call that was cut off begin with an address that is too long. */
export const beginsTooLong = (packet: unknown) =>
  Buffer.isBuffer(packet) && longFirstLine.test(packet.toString('latin1', 0, longest + 100))
