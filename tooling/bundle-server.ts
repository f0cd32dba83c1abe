import { type BuildOptions, build, type Plugin } from 'esbuild'

/** The programs of the server: the name of each one's file, and what it is made from. */
const entryPoints = {
  main: 'server/main.ts',
  demo: 'server/demo/main.ts',
  restore: 'server/backups/restore/main.ts',
  'recover-account': 'server/accounts/recover-account.ts',
  'read-embedded': 'server/backups/read-embedded.ts',
  'documents-worker': 'server/documents/worker.ts',
  'mail-worker': 'server/mail/worker.ts',
  'feeds-worker': 'server/booking/feeds/worker.ts',
}

/** Packages of hundreds of small modules, which are read quicker as part of the bundle (decision 018). */
const bundledPackages = /^(?:drizzle-orm)(?:\/|$)/

/** Every other package stays where npm put it: native code, WebAssembly and CommonJS among them. */
const packagesStay: Plugin = {
  name: 'packages-stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundledPackages.test(path) ? undefined : { path, external: true },
    )
  },
}

/** How the server of the project in `root` is bundled into the folder `outdir`. */
export const serverBundle = (root: string, outdir: string): BuildOptions => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node26',
  jsx: 'automatic',
  sourcemap: 'linked',
  sourcesContent: false,
  plugins: [packagesStay],
  logLevel: 'warning',
})

/** Bundles the server. @throws when it can not be; what is wrong is printed. */
export async function bundleServer(root: string, outdir: string): Promise<void> {
  await build(serverBundle(root, outdir))
}
