import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { placeholderOrigin } from './shared/routes.ts'
import { adminInDev } from './tooling/admin-in-dev.ts'
import { markSprite } from './web/site/marks/mark-sprite.ts'
import { iconSpritePath } from './web/site/sections/icon-sprite.ts'

const devServer = process.env.DEV_SERVER

export default defineConfig({
  // Nothing of the environment: the server puts its public address in the place of this one.
  site: placeholderOrigin,
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
    // Islands refer to the pictures of all icons and labels without carrying them.
    define: {
      'import.meta.env.ICON_SPRITE': JSON.stringify(iconSpritePath),
      'import.meta.env.MARK_SPRITE': JSON.stringify(markSprite.path),
    },
    // Scripts stay files of their own: the browser keeps them, and the first flight is for the page.
    build: { assetsInlineLimit: 0 },
    // By its component, a script's name is `document`; by default each page names it in 46 letters.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: ({ name }) => `assets/${name.split('.astro')[0]}.[hash].js`,
            },
          },
        },
      },
    },
    resolve: {
      dedupe: ['react', 'react-dom'],
      // The one library here that writes style elements, which the pages' policy refuses.
      alias: {
        'react-style-singleton': fileURLToPath(
          new URL('./web/ui/style-singleton.ts', import.meta.url),
        ),
      },
    },
    server: {
      fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
      // In development the server runs beside the site (tooling/dev.ts).
      proxy: devServer ? { '/api': devServer, '/metrics': devServer } : {},
    },
  },
})
