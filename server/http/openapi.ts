import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { errorBodySchema } from '#shared/errors.ts'
import { api } from '#shared/routes.ts'
import type { App } from './app-instance.ts'
import { contentPolicy } from './content-policy.ts'
import { describeAnswers } from './responses.ts'

/** Where every call of the description refers to. */
const failure = 'Failure'
z.globalRegistry.add(errorBodySchema, { id: failure })

/** The one style element that the page's own script writes; it has nothing else of that kind. */
const swaggerStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

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
    transform: (call) => {
      const { schema, route } = call
      if (!schema || schema.hide) return jsonSchemaTransform(call)
      const response = describeAnswers(schema, String(route.method))
      return jsonSchemaTransform({ ...call, schema: { ...schema, response } })
    },
    transformObject: (document) => {
      const whole = jsonSchemaTransformObject(document)
      // No call takes a failure.
      if ('components' in whole) delete whole.components?.schemas?.[`${failure}Input`]
      return whole
    },
  })
  await app.register(swaggerUi, {
    routePrefix: api.docs,
    staticCSP: contentPolicy({ styles: [swaggerStyle], picturesAsData: true }),
  })
}
