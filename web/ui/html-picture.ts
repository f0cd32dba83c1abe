/**
 * HTML as an SVG document of its own, as wide as the `<img>` around it and in its scheme, light or dark
 * (docs/decisions/031). `html` is one XHTML element with its namespace; `styles` travel in the file.
 */
export const htmlPicture = (html: string, styles: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><style><![CDATA[${styles}]]></style><foreignObject width="100%" height="100%">${html}</foreignObject></svg>\n`

/** The brand's font for such a picture, from its data URL. */
export const pictureFont = (font: string): string =>
  `@font-face{font-family:"Bricolage";src:url("${font}");font-weight:400 700}`
