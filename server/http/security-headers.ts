import helmet from '@fastify/helmet'
import type { FastifyRequest } from 'fastify'
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

/** For all that is no page of the build: data, most of all. */
const ownPolicy = contentPolicy()

/**
 * Gives every answer, failures too, the headers that protect who reads it in a browser, and refuses
 * calls whose host is not one.
 */
export async function securityHeaders(app: App, publicUrl: string) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    refuseTwoHosts(request)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', ownPolicy)
    }
  })
}

/** A proxy may go by one and we by the other (RFC 9112, 3.2); Node shows only the first. */
function refuseTwoHosts({ raw: { rawHeaders } }: FastifyRequest) {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  )
  if (hosts.length > 1) {
    throw new AppError('invalid', 'This call names more than one host. Send one Host header.')
  }
}
