import type { Plugin } from 'vite'

const adminPath = /^\/admin\/[^.?]*(?=\?|$)/

/** In development, every address under /admin is the one page of the back-office, as the server has it. */
export const adminInDev = (): Plugin => ({
  name: 'admin-in-dev',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(adminPath, '/admin')
      next()
    })
  },
})
