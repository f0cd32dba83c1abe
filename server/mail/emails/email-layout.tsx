import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { EmailPayload, PayloadOf } from '#shared/mail/payload.ts'
import { Box, Button, Link, Page } from './elements.tsx'
import { color, darkStyles, style } from './theme.ts'

const { street, city, region, postalCode } = brand.address

/** What an e-mail is made of: its content, and the site it leads to. */
export type EmailProps<Kind extends EmailPayload['kind']> = {
  payload: PayloadOf<Kind>
  siteUrl: string
}

type EmailLayoutProps = {
  /** The line a list of mails shows after the subject. */
  preview: string
  heading: string
  siteUrl: string
  /** Why the reader gets this, as a sentence. */
  reason: string
  children: ReactNode
}

/** The frame of every e-mail. No pictures: it reads the same where they are not loaded. */
export const EmailLayout = ({ preview, heading, siteUrl, reason, children }: EmailLayoutProps) => (
  <Page
    preview={preview}
    style={style.body}
    head={
      <>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </>
    }
  >
    <Box className="m-page" style={style.page}>
      <Box style={style.container}>
        <p className="m-ink" style={style.brand}>
          {brand.name}
        </p>
        <Selvedge />
        <Box className="m-card" style={style.card}>
          <h1 className="m-ink" style={style.heading}>
            {heading}
          </h1>
          {children}
        </Box>
        <Box style={{ padding: '20px 0 8px' }}>
          <p className="m-soft" style={style.footer}>
            {reason}
          </p>
          <p className="m-soft" style={style.footer}>
            {brand.legalName}, {street}, {city}, {region} {postalCode} ·{' '}
            <Link href={siteUrl} className="m-link" style={{ ...style.link, color: color.faint }}>
              {siteUrl}
            </Link>
          </p>
        </Box>
      </Box>
    </Box>
  </Page>
)

/** Where the warp lies over the weft, and where the red thread over the warp. */
const selvedge = ['#.#.#.#.#.#.#.#.#.#.#.#.', '.o.o.o.o.o.o.o.o.o.o.o.o']
const yarn: Record<string, string> = { '#': color.ink, '.': color.edge, o: color.thread }

/** The edge of a cloth along the card, out of cells: pictures might not be loaded. */
const Selvedge = () => (
  <table
    className="m-selvedge"
    width="100%"
    border={0}
    cellPadding={0}
    cellSpacing={0}
    role="presentation"
    aria-hidden="true"
  >
    <tbody>
      {selvedge.map((row) => (
        <tr key={row}>
          {[...row].map((crossing, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: crossings never move.
              key={index}
              height={4}
              style={{ height: '4px', fontSize: 0, lineHeight: 0, backgroundColor: yarn[crossing] }}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

type ParagraphProps = {
  /** Close to what follows. */
  tight?: boolean
  children: ReactNode
}

export const Paragraph = ({ tight = false, children }: ParagraphProps) => (
  <p className="m-ink" style={tight ? { ...style.text, margin: '0 0 2px' } : style.text}>
    {children}
  </p>
)

/** A part of a longer e-mail, under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box style={{ paddingTop: '8px' }}>
    <h2 className="m-ink" style={style.subheading}>
      {title}
    </h2>
    {children}
  </Box>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <p className="m-soft" style={style.small}>
    {children}
  </p>
)

/** What somebody wrote, with its own line breaks. */
export const Quote = ({ children }: { children: string }) => (
  <p className="m-quote" style={style.quote}>
    {children.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may be the same.
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </p>
)

/** The one thing to do next. */
export const Action = ({ href, children }: { href: string; children: string }) => (
  <Box style={{ padding: '8px 0 20px' }}>
    <Button href={href} style={style.button}>
      {children}
    </Button>
  </Box>
)

/** An address to follow or copy, for readers whose button does not work. */
export const PlainLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <Link
    href={href}
    className="m-link"
    style={children ? style.link : { ...style.link, wordBreak: 'break-all' }}
  >
    {children ?? href}
  </Link>
)

export const Rule = () => (
  <hr
    className="m-rule"
    style={{ width: '100%', margin: '8px 0 20px', border: 0, borderTop: `1px solid ${color.edge}` }}
  />
)

/** Pairs of a term and what it is; those without a value are left out. */
export const DescriptionList = ({
  facts,
}: {
  facts: readonly (readonly [string, ReactNode])[]
}) => (
  <table
    className="m-facts"
    role="presentation"
    cellPadding={0}
    cellSpacing={0}
    style={{ margin: '0 0 16px', width: '100%' }}
  >
    <tbody>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([term, value]) => (
          <tr key={term}>
            <td className="m-soft" style={{ ...style.term, width: '1%' }}>
              {term}
            </td>
            <td className="m-ink" style={style.value}>
              {value}
            </td>
          </tr>
        ))}
    </tbody>
  </table>
)
