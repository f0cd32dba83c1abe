import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#content/brand.ts'
import { checklist } from '#content/checklist/list.ts'
import { ecommerceOrderProcessing } from '#content/templates/ecommerce-order-processing.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { templateGuideHtml } from '#shared/templates/guide.ts'
import { guideStyles } from '#shared/templates/guide-styles.ts'
import { htmlPicture, pictureFont } from '#web/ui/html-picture.ts'
import { ChecklistCategorySection } from '../checklist/checklist-category.tsx'
import { ChecklistProgress } from '../checklist/checklist-progress.tsx'

const [business] = checklist
const ticked = new Set(['processes-listed', 'process-written-down', 'time-measured'])
const nothing = () => undefined
/** Nobody presses anything in a picture. */
const still = { onClear: nothing, onToggle: nothing, boxRef: () => nothing }

/** The checklist as it is on a narrow screen, with three points ticked. */
function ChecklistFragment() {
  return (
    <div className="px-[5vw] pt-2">
      <ChecklistProgress score={scoreChecklist(checklist, ticked)} {...still} />
      <div className="mt-4">
        <ChecklistCategorySection category={business} checked={ticked} {...still} />
      </div>
    </div>
  )
}

/** The page that 'Get Template' saves, by the function that writes it, from where its steps begin. */
function guideBody(): string {
  const { name, email, colors } = brand
  const html = templateGuideHtml(ecommerceOrderProcessing, {
    name,
    email,
    colors,
    siteUrl: '',
    contactUrl: '',
  })
  return html.slice(html.indexOf('</header>') + '</header>'.length, html.indexOf('<footer>'))
}

/** By day and by night, and in the font of its PDF: the page itself is in the reader's own. */
const guideLook = (font: string) =>
  `${pictureFont(font)}${guideStyles(brand.colors)}@media(prefers-color-scheme:dark){${guideStyles(brand.nightColors)}}body{font-family:"Bricolage"}main{padding-top:0}`

const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"'

/** What a visitor can take away, as files: their names and what is in them; `font` is a data URL. */
export const resourceFiles = (styles: string, font: string) => [
  {
    name: 'checklist',
    svg: htmlPicture(
      `<div ${xhtml} class="checklist-fragment">${renderToStaticMarkup(<ChecklistFragment />)}</div>`,
      pictureFont(font) + styles,
    ),
  },
  {
    name: 'template',
    svg: htmlPicture(`<body ${xhtml}><main>${guideBody()}</main></body>`, guideLook(font)),
  },
]
