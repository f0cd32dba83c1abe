import hydrate from '@astrojs/react/client.js'
import { Component, type ComponentType, type ReactNode } from 'react'
import { fieldsIn, refill } from './early-fields.ts'

type BoundaryProps = { island: HTMLElement; children: ReactNode }

/**
 * Around every island. When what it contains throws, React takes all of it out of the page; here the very
 * elements are put back, with what was typed into them, and serve as they do without script.
 */
class IslandBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  readonly #fields = fieldsIn(this.props.island)
  #drawn: Node[] = []
  #focused: Element | null = null

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    // React draws before it changes the page: everything is still in it.
    this.#focused = document.activeElement
    if (!this.state.failed) return this.props.children
    this.#drawn = [...this.props.island.childNodes]
    return null
  }

  override componentDidMount() {
    // Once what the fields' own components found in them is drawn.
    queueMicrotask(() => refill(this.props.island, this.#fields, this.#focused))
  }

  override componentDidCatch() {
    const { island } = this.props
    island.append(...this.#drawn)
    island.dataset.failed = ''
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
    if (this.#focused instanceof HTMLElement && island.contains(this.#focused)) {
      this.#focused.focus({ preventScroll: true })
    }
  }
}

/**
 * What the browser starts an island with: Astro's own way, within a boundary. `astro.config.ts` names it,
 * so that no island can be without.
 */
// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default (island: HTMLElement) => {
  const start = hydrate(island)
  return (Island: ComponentType<object>, ...rest: Rest) =>
    start(
      (props: object) => (
        <IslandBoundary island={island}>
          <Island {...props} />
        </IslandBoundary>
      ),
      ...rest,
    )
}

/** The island's properties, its slots, and how it starts. */
type Rest =
  ReturnType<typeof hydrate> extends (island: never, ...rest: infer Rest) => void ? Rest : never
