// biome-ignore lint/style/noRestrictedImports: an answer that is sent to nobody, for its headers.
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
// biome-ignore lint/style/noRestrictedImports: what that answer stands on; never opened.
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'
import { contentPolicy } from './content-policy.ts'

/** What no page of ours asks a browser for, so that nothing that gets into one may either. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissionsPolicy = [
  ...unused.map((feature) => `${feature}=()`),
  // An invitation's link and backup codes are copied.
  'clipboard-write=(self)',
].join(', ')

/** A page alone asks for a feature: on the thirty scripts of a first visit it would be 20 KB of headers. */
const isPage = (reply: FastifyReply) =>
  String(reply.getHeader('Content-Type')).startsWith('text/html')

/** For all that is no page of the build: data, most of all. */
const ownPolicy = contentPolicy()

/** What helmet writes, which is the same for every answer: worked out once, not for each of them. */
function constantHeaders(publicUrl: string): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Nothing of ours is from elsewhere, but for the frame on /schedule (site.ts).
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  })
  write(response.req, response, () => {})
  return response.getHeaders()
}

/**
 * Gives every answer, failures too, the headers that protect who reads it in a browser, and refuses
 * calls whose host is not one.
 */
export function securityHeaders(app: App, publicUrl: string) {
  const headers = constantHeaders(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    done(namesTwoHosts(request) ? twoHosts : undefined)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', ownPolicy)
    }
    if (isPage(reply)) reply.header('Permissions-Policy', permissionsPolicy)
    done(null, payload)
  })
}

const twoHosts = new AppError(
  'invalid',
  'This call names more than one host. Send one Host header.',
)

/** A proxy may go by one and we by the other (RFC 9112, 3.2); Node shows only the first. */
function namesTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  const isHost = (name: string, index: number) =>
    index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host'
  return rawHeaders.filter(isHost).length > 1
}
