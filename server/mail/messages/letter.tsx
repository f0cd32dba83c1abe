import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import type { MailPayload, PayloadOf } from '#shared/mail/payload.ts'
import { color, darkStyles, style } from './look.ts'

const { street, city, region, postalCode } = brand.address

/** What a message is made of: its content, and the site it leads to. */
export type MessageProps<Kind extends MailPayload['kind']> = {
  payload: PayloadOf<Kind>
  siteUrl: string
}

type LetterProps = {
  /** The line a list of mails shows after the subject. */
  preview: string
  heading: string
  siteUrl: string
  /** Why the reader gets this, as a sentence. */
  reason: string
  children: ReactNode
}

/** The frame of every message. No pictures: it reads the same where they are not loaded. */
export const Letter = ({ preview, heading, siteUrl, reason, children }: LetterProps) => (
  <Html lang="en" dir="ltr">
    <Head>
      <title>{heading}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body style={style.body}>
      <Section className="m-page" style={style.page}>
        <Container style={style.container}>
          <Text className="m-ink" style={style.brand}>
            {brand.name}
          </Text>
          <Section className="m-card" style={style.card}>
            <Heading as="h1" className="m-ink" style={style.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Section style={{ padding: '20px 0 8px' }}>
            <Text className="m-soft" style={style.footer}>
              {reason}
            </Text>
            <Text className="m-soft" style={style.footer}>
              {brand.legalName}, {street}, {city}, {region} {postalCode} ·{' '}
              <Link href={siteUrl} className="m-link" style={{ ...style.link, color: color.faint }}>
                {siteUrl}
              </Link>
            </Text>
          </Section>
        </Container>
      </Section>
    </Body>
  </Html>
)

type ParagraphProps = {
  /** Close to what follows. */
  tight?: boolean
  children: ReactNode
}

export const Paragraph = ({ tight = false, children }: ParagraphProps) => (
  <Text className="m-ink" style={tight ? { ...style.text, margin: '0 0 2px' } : style.text}>
    {children}
  </Text>
)

/** A part of a longer message, under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section style={{ paddingTop: '8px' }}>
    <Heading as="h2" className="m-ink" style={style.subheading}>
      {title}
    </Heading>
    {children}
  </Section>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <Text className="m-soft" style={style.small}>
    {children}
  </Text>
)

/** What somebody wrote, with its own line breaks. */
export const Quote = ({ children }: { children: string }) => (
  <Text className="m-quote" style={style.quote}>
    {children.split('\n').map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may be the same.
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </Text>
)

/** The one thing to do next. */
export const Action = ({ href, children }: { href: string; children: string }) => (
  <Section style={{ padding: '8px 0 20px' }}>
    <Button href={href} style={style.button}>
      {children}
    </Button>
  </Section>
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
  <Hr
    className="m-rule"
    style={{ margin: '8px 0 20px', border: 0, borderTop: `1px solid ${color.edge}` }}
  />
)

/** Facts as pairs; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
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
