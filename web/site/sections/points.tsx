import { ArrowRight } from 'lucide-react'
import type { Benefit } from '#content/types/common.ts'
import type { IconName } from '#content/types/icon.ts'
import { cx } from '#web/ui/cx.ts'
import { CopyIcon } from './copy-icon.tsx'

type Point = { text: string; note?: string; href?: string }
export type PointList = { title: string; items: readonly Point[] }

/** A ruled list under a stitched title; entries with an address are links. */
export function Points({ list, className }: { list: PointList; className?: string }) {
  return (
    <section className={cx('stitched', className)}>
      <h2 className="pt-4 pb-3 font-semibold text-lg">{list.title}</h2>
      <ul className="divide-y divide-paper-edge border-paper-edge border-y">
        {list.items.map((item) => (
          <li key={item.text}>
            {item.href ? <PointLink {...item} href={item.href} /> : <PointText {...item} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PointText({ text, note }: Point) {
  return (
    <div className="py-4">
      <p className="font-medium">{text}</p>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </div>
  )
}

function PointLink({ text, note, href }: Point & { href: string }) {
  return (
    <a
      href={href}
      className="group flex items-center justify-between gap-6 rounded-sm py-4 transition-colors hover:text-thread active:text-thread-deep"
    >
      <span>
        <span className="block font-medium">{text}</span>
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-thread transition-[translate] group-hover:translate-x-1"
      />
    </a>
  )
}

type BenefitColumnsProps = {
  heading: string
  benefits: readonly (Benefit & { icon?: IconName })[]
}

/** Three benefits side by side, on the deeper paper. */
export function BenefitColumns({ heading, benefits }: BenefitColumnsProps) {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.025em]">{heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 md:grid-cols-3">
          {benefits.map(({ title, description, icon }) => (
            <li key={title} className="border-ink border-t pt-4">
              {icon && (
                <CopyIcon name={icon} strokeWidth={1.5} className="mt-2 mb-5 size-8 text-thread" />
              )}
              <h3 className="font-semibold text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
