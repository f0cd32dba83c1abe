import { brand } from '#content/brand.ts'

const { paper, card, paperEdge, paperDeep, ink, inkSoft, inkFaint, thread, onThread } = brand.colors
const night = brand.nightColors

/** The firm's colours, spelled out: what reads mail knows neither variables nor stylesheets. */
export const color = {
  paper,
  card,
  edge: paperEdge,
  deep: paperDeep,
  ink,
  soft: inkSoft,
  faint: inkFaint,
  thread,
} as const

const font = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'

export const style = {
  body: { margin: 0, padding: 0, backgroundColor: color.paper, fontFamily: font },
  page: { padding: '24px 12px', backgroundColor: color.paper, fontFamily: font },
  container: { maxWidth: '600px', margin: '0 auto' },
  brand: {
    margin: '0 0 16px',
    padding: '0 4px',
    fontSize: '17px',
    fontWeight: 700,
    lineHeight: '24px',
    color: color.ink,
  },
  card: {
    padding: '28px 28px 24px',
    backgroundColor: color.card,
    border: `1px solid ${color.edge}`,
    borderTop: 0,
    borderRadius: '0 0 8px 8px',
  },
  heading: {
    margin: '0 0 16px',
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: color.ink,
  },
  subheading: {
    margin: '0 0 12px',
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 700,
    color: color.ink,
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: color.ink },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '22px', color: color.soft },
  link: { color: color.thread, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    backgroundColor: color.thread,
    borderRadius: '8px',
    color: onThread,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    textDecoration: 'none',
  },
  term: {
    padding: '6px 16px 6px 0',
    fontSize: '14px',
    lineHeight: '22px',
    color: color.faint,
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  value: {
    padding: '6px 0',
    fontSize: '15px',
    lineHeight: '22px',
    color: color.ink,
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    backgroundColor: color.deep,
    borderLeft: `3px solid ${color.edge}`,
    borderRadius: '4px',
    fontSize: '15px',
    lineHeight: '24px',
    color: color.ink,
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  footer: {
    margin: '0 0 4px',
    padding: '0 4px',
    fontSize: '13px',
    lineHeight: '20px',
    color: color.faint,
  },
} as const

/**
 * For readers that follow the system into the dark and know media queries; those that turn colours
 * round by themselves find nothing here that breaks. The classes are set beside each style.
 */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .m-page { background-color: ${night.paperDeep} !important; }
  .m-card { background-color: ${night.paper} !important; border-color: ${night.paperEdge} !important; }
  .m-ink { color: ${night.ink} !important; }
  .m-soft { color: ${night.inkSoft} !important; }
  .m-link { color: ${night.thread} !important; }
  .m-quote { background-color: ${night.card} !important; border-left-color: ${night.control} !important; color: ${night.ink} !important; }
  .m-rule { border-top-color: ${night.paperEdge} !important; }
}
@media (max-width: 480px) {
  .m-card { padding: 22px 18px 18px !important; }
}`
