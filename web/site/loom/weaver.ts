import { loomRecords } from '#content/home/loom.ts'
import { abovePhones, crossingRatio, picksPerPass, repeat, weftOver } from '#shared/loom/draft.ts'
import { passAt } from '#shared/loom/pass.ts'
import { adoptStyles } from '../motion/late-styles.ts'
import styles from './loom.css?inline'
import type { LoomAnswer, LoomTask } from './loom.worker.ts'
import { createWarp } from './warp.ts'

adoptStyles(styles)

export type LoomParts = {
  canvas: HTMLCanvasElement
  /** The cloth of the page, whose place the canvas takes. */
  cloth: Element
  /** Rides on the shuttle. */
  label: HTMLElement
  /** The first frame is drawn, or the loom has given up. */
  onState: (state: 'weaving' | 'still') => void
}

/** How far above the cloth the shuttle flies. */
const shed = 22
/** So many rows are woven before the page is seen; the draft and the dyes begin anew there. */
const wovenBefore = repeat.picks * loomRecords.length * picksPerPass
/** How long frames are watched together, and how long one may take: else fewer points, then none. */
const sample = 700
const slow = { fine: 30, coarse: 75 } as const

/** The fewest points a pixel: a phone's threads would be blurred by half of them, a wide cloth's are not. */
const fewest = (width: number) => (width < 640 ? 1 : 0.5)

/**
 * Weaves on from the cloth that the page shows: a pass for each record. A worker draws; the page says
 * what, and moves the label. Where frames take too long they have fewer points, and then it gives up.
 * Returns null where the browser can not.
 */
export function startWeaver({ canvas, cloth, label, onState }: LoomParts) {
  if (!('transferControlToOffscreen' in canvas)) return null
  const worker = new Worker(new URL('./loom.worker.ts', import.meta.url), { type: 'module' })
  const ask = (task: LoomTask, given: Transferable[] = []) => worker.postMessage(task, given)
  /** What the worker has not answered yet, and how much it has. */
  let asked = 1
  let answered = 0
  /** Puts the label where the shuttle of the last frame is. */
  let placeLabel = () => {}
  let ratio = Math.min(devicePixelRatio, 1.5)
  let ended = false
  let frame = 0
  let last = 0
  let elapsed = 0
  let frames = { count: 0, took: 0 }
  /** The width of a crossing, an em of the page's cloth (home.css). */
  let pitch = 8
  let warp = createWarp(0, pitch)
  /** The canvas, where in it the cloth begins, and its first thread, which is left of the window. */
  let view = { width: 0, height: 0, fell: 0, left: 0 }
  let pointer: { x: number; y: number } | null = null
  let shownLabel = -1

  const measure = () => {
    const [box, below] = [canvas.getBoundingClientRect(), cloth.getBoundingClientRect()]
    const { width, height } = box
    view = { width, height, fell: below.top - box.top, left: below.left - box.left }
    const size = [Math.round(width * ratio), Math.round(height * ratio)] as const
    pitch = Number.parseFloat(getComputedStyle(cloth).fontSize)
    warp = createWarp(repeat.ends, pitch)
    ask({ paint: { size, ...colorsOf(canvas) } })
    // It is drawn again, or a new size would leave nothing until the next frame, which may not come.
    if (last > 0) render(0)
  }
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect()
    pointer = pointerType === 'mouse' ? { x: clientX - left, y: clientY - top } : null
  }
  const resizes = new ResizeObserver(measure)
  const theme = new MutationObserver(measure)
  const night = window.matchMedia('(prefers-color-scheme: dark)')

  /** Watches the frames of 0.7 s together, the first two apart; returns whether to go on. */
  const keepUp = (took: number) => {
    frames = { count: frames.count + 1, took: frames.took + (frames.count < 2 ? 0 : took) }
    if (frames.took < sample) return true
    const each = frames.took / (frames.count - 2)
    frames = { count: 0, took: 0 }
    const coarse = fewest(view.width)
    if (ratio <= coarse) return each < slow.coarse
    if (each > slow.fine) {
      ratio = coarse
      measure()
    }
    return true
  }

  const draw = (now: number) => {
    frame = requestAnimationFrame(draw)
    if (asked > 0) return
    const took = Math.min(now - last, 250)
    last = now
    if (keepUp(took)) render(took)
    else giveUp()
  }

  /** Draws the cloth as it is `took` milliseconds on. */
  const render = (took: number) => {
    elapsed += took
    const seconds = Math.min(took, 33) / 1000
    warp.step(seconds, pointer && { x: pointer.x - view.left })
    const { width, height, fell, left } = view
    const isPhone = width < 640
    const pass = passAt(elapsed, wovenBefore + (isPhone ? abovePhones : 0))
    const direction = pass.index % 2 ? -1 : 1
    const way = width + 120
    const shuttle = direction > 0 ? pass.flown * way - 60 : width + 60 - pass.flown * way
    const row = fell - shed + pass.beaten * (shed + pitch * crossingRatio)
    ask({
      frame: {
        view: [width, height],
        warp: [pitch, pointer?.y ?? 0, fell, left],
        shifts: warp.shifts,
        thin: Math.max(0.15 * pitch, 0.8 / ratio),
        cell: [pitch, pitch * crossingRatio, left],
        rows: [pass.picks, pass.beaten * picksPerPass],
        fell,
        flight: [row, shuttle, direction],
        current: pass.picks / picksPerPass,
      },
    })
    asked += 1
    placeLabel = () => {
      if (shownLabel !== pass.index) {
        shownLabel = pass.index
        const record = loomRecords[pass.index % loomRecords.length] ?? loomRecords[0]
        label.textContent = record.label
        label.dataset.dye = record.dye
      }
      // Pinned to the shuttle; below it where words stand close above, as on phones (home.css).
      const labelTop = isPhone ? 9 : -9 - label.offsetHeight
      label.style.translate = `${shuttle - label.offsetWidth / 2}px ${row + labelTop}px`
      label.style.opacity = pass.flown > 0.04 && pass.flown < 0.97 ? '1' : '0'
    }
  }

  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  const end = () => {
    ended = true
    stop()
    worker.terminate()
    resizes.disconnect()
    theme.disconnect()
    night.removeEventListener('change', measure)
    window.removeEventListener('pointermove', follow)
  }
  const giveUp = () => {
    end()
    onState('still')
  }
  const hear = ({ data }: MessageEvent<LoomAnswer>) => {
    if (data === 'lost') return giveUp()
    asked -= 1
    answered += 1
    placeLabel()
    // That it has begun, and a frame; that one is seen when the next is drawn.
    if (answered === 3) onState('weaving')
  }
  worker.addEventListener('message', hear)
  worker.addEventListener('error', giveUp)
  const offscreen = canvas.transferControlToOffscreen()
  ask({ canvas: offscreen, draft: drawdown() }, [offscreen])
  measure()
  resizes.observe(canvas)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  night.addEventListener('change', measure)
  window.addEventListener('pointermove', follow, { passive: true })

  return {
    /** Weaves, or stands still as it is. */
    run(on: boolean) {
      if (!on || ended) return stop()
      if (frame) return
      last = performance.now()
      frame = requestAnimationFrame(draw)
    },
    end,
  }
}

/** The draft as a texture: 255 where the weft is over. */
function drawdown() {
  const points = new Uint8Array(repeat.ends * repeat.picks)
  for (let pick = 0; pick < repeat.picks; pick += 1) {
    for (let end = 0; end < repeat.ends; end += 1) {
      points[pick * repeat.ends + end] = weftOver(end, pick) ? 255 : 0
    }
  }
  return { points, width: repeat.ends, height: repeat.picks }
}

/** The tokens' colors as they are here, by day or by night. */
function colorsOf(canvas: HTMLCanvasElement) {
  const color = (token: string) => {
    canvas.style.color = `var(--color-${token})`
    const [, r, g, b] = /(\d+)\D+(\d+)\D+(\d+)/.exec(getComputedStyle(canvas).color) ?? []
    return [Number(r) / 255, Number(g) / 255, Number(b) / 255] as const
  }
  return {
    warp: color('paper-edge'),
    ground: color('paper-deep'),
    boat: color('ink'),
    dyes: loomRecords.flatMap(({ dye }) => color(dye)),
  }
}
