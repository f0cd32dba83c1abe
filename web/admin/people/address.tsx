import { Fragment } from 'react'

/** An e-mail address, which breaks after its @ or one of its dots where it is too long for a line. */
export function Address({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
