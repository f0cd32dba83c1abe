import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A plain table of few rows. Long lists draw their own virtual rows with {@link headCellClass}. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={cx('w-full border-collapse text-sm', className)} />
}

export const headCellClass =
  'h-9 whitespace-nowrap px-3 text-left font-medium text-2xs text-ink-faint'

export function TableHeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={cx(headCellClass, className)} />
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={cx('border-paper-edge/70 border-t transition-colors hover:bg-paper', className)}
    />
  )
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cx('h-11 px-3', className)} />
}
