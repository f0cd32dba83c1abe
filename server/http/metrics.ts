import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { metricsPath } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'
import { proofs } from './proof.ts'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip']
const loopback = /^(127\.|::1$|::ffff:127\.)/

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
    const proxied = forwarded.some((name) => request.headers[name] !== undefined)
    if (proxied || !loopback.test(request.socket.remoteAddress ?? '')) {
      throw new AppError('not_found', 'There is nothing at this address.')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
