import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { adminInDev } from './tooling/admin-in-dev.ts'

const devServer = process.env.DEV_SERVER

export default defineConfig({
  // The only setting baked into the pages: canonical addresses (design.md §3).
  site: process.env.PUBLIC_URL || 'http://localhost:3000',
  srcDir: './web/site',
  publicDir: './web/site/public',
  outDir: './dist/site',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), adminInDev()],
    resolve: { dedupe: ['react', 'react-dom'] },
    server: {
      fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
      // In development the server runs beside the site (tooling/dev.ts).
      proxy: devServer ? { '/api': devServer, '/metrics': devServer } : {},
    },
  },
})
