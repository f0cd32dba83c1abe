import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { metricsPath } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'
import { proofs } from './proof.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
/** This machine as its own callers name it in `Host`. */
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/**
 * What a scraper, a program or a browser says of itself. Proxies name whom they ask for in ever other
 * ways (`Forwarded`, `X-Real-IP`, `CF-Connecting-IP`, `Via` …): any header but these is one of them.
 */
const ownHeaders =
  /^(host|connection|user-agent|authorization|cookie|dnt|pragma|cache-control|upgrade-insecure-requests|priority|accept(-\w+)?|if-[\w-]+|sec-[\w-]+|x-prometheus-[\w-]+)$/

/** Whether a call was made on this machine, by none that asks for somebody else. */
const isFromHere = ({ headers, socket }: FastifyRequest) =>
  loopback.test(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  Object.keys(headers).every((name) => ownHeaders.test(name))

/**
 * Prometheus metrics of this process. Not public: answered only to a caller on this machine that
 * did not come through a proxy; for everyone else the page does not exist.
 */
export function metrics(app: App) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(proofs)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })

  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) {
      throw new AppError('not_found', 'There is nothing at this address.')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
