/** Where menus and tooltips are drawn: inside the page's main landmark, as all content should be. */
export const mainLandmark = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.querySelector('main')
