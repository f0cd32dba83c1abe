import { ArrowLeft, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EditDialog } from '../records/edit-dialog.tsx'
import { NeighbourButtons, type Neighbours } from '../records/record-details.tsx'
import type { Editable, Fields, RecordForm } from '../records/record-form.tsx'

/** How one gets from the page of a record to its list, and to the records beside it there. */
export type WayOn<Row extends { id: string }> = {
  back: { to: string; label: string; className?: string }
  neighbours: Neighbours<Row>
}

type RecordHeadProps<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
> = WayOn<Row> & {
  /** Absent while nothing is known of it. */
  title: string | undefined
  /** Stands before the title. */
  mark?: ReactNode
  form: RecordForm<Name, Row, Form, State>
  /** What can be edited: nothing of one that could not be read. */
  record: Row | undefined
  children?: ReactNode
}

/** The head of a person's or a company's page: the way back and on, what it is called, and Edit. */
export function RecordHead<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
>(props: RecordHeadProps<Name, Row, Form, State>) {
  const { back, neighbours, title, mark, form, record, children } = props
  const [editing, setEditing] = useState({ key: 0, open: false })
  return (
    <div className="relative">
      <Link
        to={back.to}
        className={cx(
          'mb-2 inline-flex min-h-8 items-center gap-1.5 text-ink-soft text-xs hover:text-ink',
          back.className,
        )}
      >
        <ArrowLeft size={15} />
        {back.label}
      </Link>
      {title !== undefined && (
        <header className="flex items-start gap-3 pb-4">
          {mark}
          <div className="min-w-0 flex-1">
            <div className="flex items-start gap-3">
              <h1 className="wrap-anywhere min-w-0 flex-1 font-semibold text-xl leading-8">
                {title}
              </h1>
              <p role="status" className="sr-only">
                {title}
              </p>
              {/* On a phone over the title, which has the whole line to itself. */}
              <div className="flex items-center gap-1 max-sm:absolute max-sm:top-0 max-sm:right-0">
                {neighbours && (
                  <NeighbourButtons neighbours={neighbours} noun={form.noun} ownLayers={0} />
                )}
                {record && (
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => setEditing(({ key }) => ({ key: key + 1, open: true }))}
                  >
                    <Pencil size={15} />
                    Edit
                  </Button>
                )}
              </div>
            </div>
            {children}
          </div>
        </header>
      )}
      {record && editing.key > 0 && (
        <EditDialog
          key={`${record.id} ${editing.key}`}
          form={form}
          record={record}
          open={editing.open}
          onClose={() => setEditing(({ key }) => ({ key, open: false }))}
          returnFocus={() => null}
        />
      )}
    </div>
  )
}

type RecordHeadShapeProps = {
  /** The classes of the sizes of its mark, and of the line under its name. */
  mark: string
  line: string
}

/** The head while what it tells is on its way. */
export const RecordHeadShape = ({ mark, line }: RecordHeadShapeProps) => (
  <div className="flex gap-3 pb-4">
    <Skeleton className={cx('shrink-0', mark)} />
    <div className="min-w-0 flex-1">
      <Skeleton className="my-1.5 h-5 w-48 max-w-full" />
      <Skeleton className={cx('mt-3', line)} />
    </div>
  </div>
)
