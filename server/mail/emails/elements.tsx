import type { CSSProperties, ReactNode } from 'react'

type Props = { className?: string; style?: CSSProperties; children: ReactNode }

/** A table is the one box that all mail programs lay out alike. */
const box = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: 'presentation',
} as const

/** A box as wide as what it stands in. */
export const Box = ({ className, style, children }: Props) => (
  <table {...box} className={className} style={style}>
    <tbody>
      <tr>
        <td>{children}</td>
      </tr>
    </tbody>
  </table>
)

type PageProps = Props & {
  head: ReactNode
  /** The line a list of mails shows after the subject. */
  preview: string
}

/** The whole document; programs that drop the body keep the style of its cell. */
export const Page = ({ head, preview, style, children }: PageProps) => (
  <html lang="en" dir="ltr">
    <head>
      <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
      <meta name="x-apple-disable-message-reformatting" />
      {head}
    </head>
    <body style={{ backgroundColor: style?.backgroundColor, margin: 0, padding: 0 }}>
      <Preview>{preview}</Preview>
      <table {...box}>
        <tbody>
          <tr>
            <td style={style}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

/** Characters of a preview that lists of mails show at most. */
const previewLength = 150
/** Nothing to see: keeps the beginning of the e-mail out of the rest of the preview. */
const filler = '\xa0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** Not shown in the e-mail, nor in its plain text. */
const Preview = ({ children }: { children: string }) => {
  const text = children.slice(0, previewLength)
  return (
    <div
      data-skip-in-text
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {text}
      <div>{filler.repeat(previewLength - text.length)}</div>
    </div>
  )
}

export const Link = ({ href, ...props }: Props & { href: string }) => (
  <a href={href} target="_blank" rel="noopener" {...props} />
)

/** Outlook knows no padding of a link: it alone reads this, spaces as wide and as high. */
const OutlookSpace = ({ style, characters }: { style: string; characters: string }) => (
  <span
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments; both words are ours.
    dangerouslySetInnerHTML={{
      __html: `<!--[if mso]><i style="${style}" hidden>${characters}</i><![endif]-->`,
    }}
  />
)

const noOutlookPadding = { msoPaddingAlt: '0px' }

/** A link that looks like a button, with 12 pixels of padding above and below and 22 beside. */
export const Button = ({ href, style, children }: Props & { href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    style={{ maxWidth: '100%', ...noOutlookPadding, ...style, padding: '12px 22px' }}
  >
    <OutlookSpace style="mso-font-width:367%;mso-text-raise:18" characters={'&#8202;'.repeat(3)} />
    <span
      style={{
        maxWidth: '100%',
        display: 'inline-block',
        lineHeight: '120%',
        ...noOutlookPadding,
        ...{ msoTextRaise: '9px' },
      }}
    >
      {children}
    </span>
    <OutlookSpace style="mso-font-width:367%" characters={`${'&#8202;'.repeat(3)}&#8203;`} />
  </a>
)
