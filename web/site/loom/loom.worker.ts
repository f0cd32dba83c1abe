import { createGl, type LoomDraft, type LoomFrame, type LoomPaint } from './gl.ts'

/** First `canvas` and `draft`, then `paint` before the first `frame`. */
export type LoomTask =
  | { canvas: OffscreenCanvas; draft: LoomDraft }
  | { paint: LoomPaint }
  | { frame: LoomFrame }

/** That the next frame can be drawn, or that none can be (any more). */
export type LoomAnswer = 'ready' | 'lost'

const answer = (state: LoomAnswer) => postMessage(state)
let gl: ReturnType<typeof createGl> = null

/*
 * Draws apart from the page: without a graphics card the processor draws, and the page would not
 * answer a tap before it is done.
 */
addEventListener('message', ({ data }: MessageEvent<LoomTask>) => {
  if ('canvas' in data) {
    gl = createGl(data.canvas, data.draft)
    data.canvas.addEventListener('webglcontextlost', () => answer('lost'))
    answer(gl ? 'ready' : 'lost')
  } else if ('paint' in data) {
    gl?.paint(data.paint)
  } else {
    gl?.draw(data.frame)
    answer('ready')
  }
})
