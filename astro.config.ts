import { fileURLToPath } from 'node:url'
import reactOfAstro from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { placeholderOrigin } from './shared/routes.ts'
import { adminInDev } from './tooling/admin-in-dev.ts'
import { extendableEntries, officeChunk } from './tooling/office-chunks.ts'
import { markSprite } from './web/site/marks/mark-sprite.ts'
import { iconSpritePath } from './web/site/sections/icon-sprite.ts'

/** React as Astro has it, but that every island starts within a boundary (web/site/layout/island-client.tsx). */
function react(): AstroIntegration {
  const { name, hooks } = reactOfAstro()
  const clientEntrypoint = fileURLToPath(
    new URL('./web/site/layout/island-client.tsx', import.meta.url),
  )
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  }
}

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
    plugins: [tailwindcss(), adminInDev(), extendableEntries],
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
              // Seven letters of a hash tell four trillion builds of a script apart; pages name scripts hundreds of times.
              entryFileNames: ({ name }) => `assets/${name.split('.astro')[0]}.[hash:7].js`,
              chunkFileNames: 'assets/[name].[hash:7].js',
              // What pages always have together, in one file each: of the home page two requests and
              // 860 bytes fewer. The last is for the back-office (tooling/office-chunks.ts).
              codeSplitting: {
                groups: [
                  { name: 'theme', test: /\/(theme|browser-storage)\.ts$/ },
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                  { name: officeChunk, includeDependenciesRecursively: false },
                ],
              },
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
