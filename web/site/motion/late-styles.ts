/**
 * Takes up styles that come with the code of what only a press shows, as the plain way, a stylesheet
 * in the page, costs every visitor: the popup of a platform is 0.4 KB of the home page's 20 (brotli).
 * The page's policy refuses style elements that it does not name, and lets in a constructed sheet.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Takes up a stylesheet of this site's own, for what is too much to stand in a module.
 * @throws where it can not be had.
 */
export async function fetchStyles(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No styles at ${path}.`)
  adoptStyles(await answer.text())
}
