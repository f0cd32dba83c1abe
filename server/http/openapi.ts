import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { brand } from '#content/brand.ts'
import { api } from '#shared/routes.ts'
import type { App } from './app-instance.ts'
import { contentPolicy } from './content-policy.ts'

/** The API's description (OpenAPI 3.1), generated from the Zod schemas, and a page to browse it. */
export async function openApi(app: App, publicUrl: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1.0.0',
        description: 'The calls of the public site and of the back-office.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: api.docs, staticCSP: contentPolicy([]) })
}
