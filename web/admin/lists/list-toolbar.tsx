import { useMutation } from '@tanstack/react-query'
import { Download, RefreshCw, ShieldQuestion, X } from 'lucide-react'
import { type ChangeEvent, type ReactNode, use } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Choice, choicesOf, Field, NativeSelect } from '#web/ui/field.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { saveAnswer } from '../http/call.ts'
import { AsSetFilters, FoldedFilters, type Folding, InFilterPanel } from './folded-filters.tsx'
import { ListSearch } from './list-search.tsx'
import { focusList, focusListSearch } from './row-focus.ts'
import { useRowLayout } from './row-layout.ts'

/** Whether the list is being read, and whether it should be. */
type RefreshModel = { onRefresh: () => void; refreshing: boolean; outdated: boolean }

type ListToolbarProps<Sort extends string> = {
  search: { label: string; placeholder: string; q: string; onSearch: (q: string) => void }
  order: { sort: Sort; options: Choice<Sort>[]; onSort: (sort: Sort) => void }
  /** The list's own filter. */
  filter: ReactNode
  /** The choice between views of the same records, where there are several. */
  views?: ReactNode
  /** It stands at the end, where the other views have it. */
  viewsLast?: boolean | undefined
  folding: Folding
  /** The filters are too many for one line where the rows are no table: one button stands for them there. */
  foldsEarly?: boolean | undefined
  /** Buttons before the two that every list has. */
  extra?: ReactNode
  exported?: { path: string; fileName: string } | undefined
  refresh: RefreshModel
}

/**
 * Search, filter and order, export and refresh. A second line comes before a word would be cut; beside
 * the details of a record, where no row may move as they open, the filters are behind one button. A phone
 * has everything but search, views and refresh there.
 */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { search, order, filter, views, viewsLast, folding, foldsEarly, extra, exported, refresh } =
    props
  const orderChoice = (
    <ChoiceSelect
      label="Order"
      value={order.sort}
      options={order.options}
      onChoose={order.onSort}
      className="xl:hidden"
    />
  )
  if (useRowLayout() === 'cards') {
    return (
      <search className="flex flex-wrap items-center gap-2 pb-2">
        <ListSearch {...search} onLeave={focusList} />
        <FoldedFilters {...folding}>
          {filter}
          {orderChoice}
          <div className="col-span-2 flex flex-wrap items-center gap-2 border-paper-edge border-t pt-3 empty:hidden">
            {extra}
            {exported && <ExportButton {...exported} />}
          </div>
        </FoldedFilters>
        {views}
        <RefreshButton {...refresh} iconOnly />
      </search>
    )
  }
  return (
    <search className="list-bar flex flex-wrap items-center gap-2 pb-3">
      <ListSearch {...search} onLeave={focusList} />
      <div className={cx('contents @max-[60rem]/beside:hidden', foldsEarly && 'max-xl:hidden')}>
        {filter}
      </div>
      <div className={cx('hidden @max-[60rem]/beside:block', foldsEarly && 'max-xl:block')}>
        <FoldedFilters {...folding}>{filter}</FoldedFilters>
      </div>
      {orderChoice}
      <div className="flex grow items-center gap-2">
        <div className="flex items-center gap-1 empty:hidden">
          {!viewsLast && views}
          {extra}
        </div>
        <div className="ml-auto flex items-center gap-1">
          {exported && <ExportButton {...exported} />}
          <RefreshButton {...refresh} />
          {viewsLast && views}
        </div>
      </div>
    </search>
  )
}

type ChoiceSelectProps<Value extends string> = {
  label: string
  value: Value
  options: Choice<Value>[]
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** One choice in the bar over a list, a filter or an order; in the panel of a phone under its name. */
function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChoose, className } = props
  const choice = {
    value,
    options,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const chosen = options.find((option) => option.value === event.target.value)
      if (chosen) onChoose(chosen.value)
    },
  }
  if (use(InFilterPanel)) {
    return (
      <Field label={label}>
        <NativeSelect {...choice} />
      </Field>
    )
  }
  return (
    <NativeSelect
      {...choice}
      aria-label={label}
      compact
      // As wide as the word that is chosen; where a browser can not, as the longest one.
      className={cx('*:field-sizing-content max-w-60 flex-[1_0_auto] sm:flex-none', className)}
    />
  )
}

type FilterSelectProps<Word extends string> = {
  label: string
  /** How it is called that nothing is filtered. */
  all: string
  value: Word | 'all'
  /** The choices; one that is not among them is named when a link has set it. */
  words: readonly Word[]
  labels: Record<Word, string>
  onChoose: (value: Word | 'all') => void
  className?: string | undefined
}

/** A filter: one word of a vocabulary, or all. */
export function FilterSelect<Word extends string>(props: FilterSelectProps<Word>) {
  const { label, all, value, words, labels, onChoose, className } = props
  if (use(AsSetFilters)) {
    if (value === 'all') return null
    return (
      <SetFilter label={label} onRemove={() => onChoose('all')}>
        {labels[value]}
      </SetFilter>
    )
  }
  const offered = value === 'all' || words.includes(value) ? words : [...words, value]
  const options = [{ value: 'all' as const, label: all }, ...choicesOf(offered, labels)]
  return <ChoiceSelect {...{ label, value, options, onChoose, className }} />
}

type SetFilterProps = { label: string; onRemove: () => void; children: string }

/** A filter that is set, in words; pressing it takes it off, and with it goes the button. */
export function SetFilter({ label, onRemove, children }: SetFilterProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-w-full bg-paper-deep"
      onClick={() => {
        onRemove()
        focusListSearch()
      }}
    >
      <span className="truncate">
        <span className="sr-only">Remove </span>
        {label} <span className="text-ink">{children}</span>
      </span>
      <X size={14} aria-hidden="true" />
    </Button>
  )
}

type BarSwitchProps = {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  children: ReactNode
}

/** A switch in the bar over a list. */
export function BarSwitch({ pressed, onPressedChange, children }: BarSwitchProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="aria-pressed:bg-paper-deep aria-pressed:text-ink"
    >
      {children}
    </Button>
  )
}

type QuarantineSwitchProps = Omit<BarSwitchProps, 'children'> & {
  /** How many were set aside; not known until they are counted. */
  count: number | undefined
}

/** Shows what was set aside as possible spam; absent while there is none. */
export function QuarantineSwitch({ count, ...rest }: QuarantineSwitchProps) {
  if (!count && !rest.pressed) return <SwitchRoom>Set aside</SwitchRoom>
  return (
    <BarSwitch {...rest}>
      <ShieldQuestion size={16} />
      <span className="bar-word">Set aside</span>
      <span className="text-ink-faint tabular-nums">{count?.toLocaleString('en')}</span>
    </BarSwitch>
  )
}

/**
 * The room of a switch that has an icon and a figure, while there is nothing to show: the bar would
 * else need another line once there is. A phone has it in a dialog of its own, where nothing jumps.
 */
export function SwitchRoom({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        buttonClass({ variant: 'quiet', size: 'sm' }),
        'bar-room invisible pl-9 max-sm:hidden',
      )}
    >
      {children}
      <span className="tabular-nums">000</span>
    </span>
  )
}

type RefreshButtonProps = {
  iconOnly?: boolean
  onRefresh: () => void
  refreshing: boolean
  /** Others have changed records since the list was read. */
  outdated: boolean
}

/** Reads the list again; says so when it no longer shows how things stand, in red where it has no words. */
function RefreshButton({ onRefresh, refreshing, outdated, iconOnly }: RefreshButtonProps) {
  if (outdated && !iconOnly) {
    return (
      <Button variant="secondary" size="sm" busy={refreshing} onClick={onRefresh}>
        <RefreshCw size={15} className={cx(refreshing && 'animate-spin')} />
        <span className="bar-word">Show changes</span>
      </Button>
    )
  }
  return (
    <Tooltip content={outdated ? 'Show changes' : 'Read the list again'}>
      <Button
        variant={outdated ? 'primary' : 'quiet'}
        size="icon"
        aria-label={outdated ? 'Show changes' : 'Refresh'}
        busy={refreshing}
        onClick={onRefresh}
      >
        <RefreshCw size={16} className={cx(refreshing && 'animate-spin')} />
      </Button>
    </Tooltip>
  )
}

type ExportButtonProps = {
  /** The call that answers with the file: every row of the list as it is filtered and sorted. */
  path: string
  fileName: string
}

/** Saves every row of the list as CSV; in words where nothing can be pointed at. */
function ExportButton({ path, fileName }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: () => saveAnswer(path, fileName),
    meta: {
      failure: () => ({
        title: 'Export failed',
        description: 'Failed to export the list. Please try again.',
      }),
    },
  })
  const press = { busy: download.isPending, onClick: () => download.mutate() }
  const icon = <Download size={16} className={download.isPending ? 'animate-pulse' : undefined} />
  if (use(InFilterPanel)) {
    return (
      <Button variant="secondary" size="sm" {...press}>
        {icon}
        Export as CSV
      </Button>
    )
  }
  return (
    <Tooltip content="Save all rows of this list as CSV">
      <Button variant="quiet" size="icon" aria-label="Export" {...press}>
        {icon}
      </Button>
    </Tooltip>
  )
}
