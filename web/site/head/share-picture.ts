/** The picture that link previews show of a page (public-site.md §2, Page metadata). */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Where the picture of the page at `path` stands; drawn at build by tooling/share-pictures.ts. */
export const sharePicturePath = (path: string): string =>
  `/share${path === '/' ? '/home' : path}.png`
