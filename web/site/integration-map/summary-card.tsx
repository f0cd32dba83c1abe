import { type HTMLAttributes, type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import { platformName } from '#content/integration-map.ts'
import type { PlatformNode } from '#content/types/integration-map.ts'
import { popupBottom } from '#shared/integration-map/popup-place.ts'
import { CloseButton } from '../demos/close-button.tsx'
import { Mark } from '../marks/mark.tsx'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { sideOf } from './map-node.tsx'
import { FlowLabel } from './map-threads.tsx'

type SummaryCardProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> & {
  ref: RefObject<HTMLElement | null>
  node: PlatformNode
  /** The height of the click, in pixels of the page. */
  at: number
  /** Whether it is a detail popup as well, which has the focus when it opens. */
  popup: boolean
  onClose: () => void
  /** What the popup tells besides. */
  children: ReactNode
}

/**
 * The card of a selected platform (public-site.md §4): beside it, at the height of the click, inside the
 * window and the hero; on phones below the map, which stays in sight.
 */
export function SummaryCard(props: SummaryCardProps) {
  const { ref, node, at, popup, onClose, children, ...handlers } = props
  const { id, name, role, description, connections } = node
  const nameId = useId()
  const isWhole = Boolean(children)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when it has all of its height.
  useLayoutEffect(() => {
    const place = () => {
      const card = ref.current
      const hero = card?.offsetParent
      if (!card || !hero) return
      const end = { window: innerHeight, hero: hero.getBoundingClientRect().bottom }
      const bottom = popupBottom(at - scrollY, card.offsetHeight, end)
      card.style.setProperty('--bottom', `${bottom}px`)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [ref, at, isWhole])
  useLayoutEffect(() => {
    if (popup) ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [ref, popup])
  // biome-ignore lint/correctness/useExhaustiveDependencies: then, too.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({
      block: 'nearest',
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
    })
  }, [ref, isWhole])

  return (
    <section
      ref={ref}
      role={popup ? 'dialog' : undefined}
      aria-labelledby={nameId}
      data-node={id}
      data-side={sideOf(node)}
      className="map-card rounded-md bg-card text-ink-soft text-xs"
      {...handlers}
    >
      <Mark name={name} className="h-12 w-full border border-paper-edge" />
      <h2 id={nameId} className="font-bold text-ink text-lg">
        {name}
      </h2>
      <CloseButton onClick={onClose} />
      <p>{role}</p>
      <p className="mt-2">{description}</p>
      {children || (
        <div className="mt-3 border-paper-edge border-t pt-3">
          <p>
            Connected to {connections.length} platforms here:{' '}
            {connections.map(platformName).join(', ')}.
          </p>
          <FlowLabel node={node} />
        </div>
      )}
    </section>
  )
}
