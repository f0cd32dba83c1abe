import { ArrowRight } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

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
