import { Fragment } from 'react'

/** An e-mail address, which breaks after its @ or a dot where it is too long for a line; a name stays as it is. */
export function Address({ email }: { email: string }) {
  if (!email.includes('@')) return email
  return email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
