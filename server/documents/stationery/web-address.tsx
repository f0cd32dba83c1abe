import { Link, Text } from '@react-pdf/renderer'
import { color } from './look.ts'

type WebAddressProps = {
  /** What is found there. */
  label: string
  /** Whole, so that it can be typed from paper. */
  address: string
}

/** An address to follow on a screen and to read on paper. */
export function WebAddress({ label, address }: WebAddressProps) {
  return (
    <Text>
      {label}:{' '}
      <Link src={address} style={{ color: color.thread }}>
        {address}
      </Link>
    </Text>
  )
}
