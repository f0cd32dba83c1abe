import { useEffect, useRef, useState } from 'react'
import { useInView } from '../motion/hooks.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'
import type { startWeaver } from './weaver.ts'

type Weaver = NonNullable<ReturnType<typeof startWeaver>>
type Connection = { saveData?: boolean }

/** Whether the browser is asked to load little (`Save-Data`); TypeScript's DOM does not know it yet. */
const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true

/**
 * The cloth under the headline, and the loom that weaves on: a module after the page is idle, only
 * while it is seen, not for those who want less motion or less data. What it draws stands still in
 * the page before, and stays where it can not run. While it is `held`, for what is read over it, it
 * stands still and needs no button.
 */
export function Loom({ held }: { held: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const cloth = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const [weaver, setWeaver] = useState<Weaver | null>(null)
  const [state, setState] = useState<'still' | 'weaving'>('still')
  const [paused, setPaused] = useState(false)
  const seen = useInView(cloth, '-10% 0px')
  const [begun, setBegun] = useState(false)

  useEffect(() => {
    if (seen && !wantsLessMotion() && !savesData()) setBegun(true)
  }, [seen])

  useEffect(() => {
    if (!begun) return
    let ended = false
    let running: Weaver | null = null
    const load = async () => {
      const { startWeaver } = await import('./weaver.ts')
      if (ended || !canvas.current || !cloth.current || !label.current) return
      running = startWeaver({
        canvas: canvas.current,
        cloth: cloth.current,
        label: label.current,
        onState: setState,
      })
      setWeaver(running)
    }
    const idle = setTimeout(load, 1_200)
    return () => {
      ended = true
      clearTimeout(idle)
      running?.end()
    }
  }, [begun])

  useEffect(() => {
    const turn = () => weaver?.run(seen && !paused && !held && !document.hidden)
    turn()
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [weaver, seen, paused, held])

  return (
    <>
      {begun && (
        <>
          <canvas
            ref={canvas}
            data-weaving={state === 'weaving' || undefined}
            className="loom-canvas"
          />
          <span
            ref={label}
            aria-hidden="true"
            hidden={state === 'still' || held}
            className="loom-label"
          />
          {state === 'weaving' && !held && (
            <button
              type="button"
              aria-label={paused ? 'Play the loom' : 'Pause the loom'}
              onClick={() => setPaused(!paused)}
              className="loom-pause"
            >
              {paused ? 'Play' : 'Pause'}
            </button>
          )}
        </>
      )}
      <div ref={cloth} aria-hidden="true" className="loom-cloth">
        <i />
      </div>
    </>
  )
}
