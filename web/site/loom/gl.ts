import { clothFragment, clothVertex, warpFragment, warpVertex } from './shaders.ts'

// biome-ignore-start lint/correctness/useHookAtTopLevel: WebGL's useProgram is no hook.

type Color = readonly [number, number, number]
/** The canvas's points, and what is drawn in which color. */
export type LoomPaint = {
  size: readonly [width: number, height: number]
  warp: Color
  ground: Color
  boat: Color
  dyes: readonly number[]
}
/** The draft as a texture: 255 where the weft is over. */
export type LoomDraft = { points: Uint8Array; width: number; height: number }

/** One frame, in window pixels; the shaders say what each is. */
export type LoomFrame = {
  view: readonly [number, number]
  warp: readonly [number, number, number, number]
  shifts: Float32Array
  /** Half of how wide a thread is drawn, its soft edges with it. */
  thin: number
  cell: readonly [number, number, number]
  rows: readonly [number, number]
  fell: number
  flight: readonly [number, number, number]
  current: number
}

/** The two programs of the loom on this canvas; null where WebGL 2 is missing or a shader fails. */
export function createGl(canvas: OffscreenCanvas, draft: LoomDraft) {
  const gl = canvas.getContext('webgl2', { antialias: false, powerPreference: 'low-power' })
  if (!gl) return null
  const warp = program(gl, warpVertex, warpFragment)
  const cloth = program(gl, clothVertex, clothFragment)
  if (!warp || !cloth) return null

  const shifts = gl.createBuffer()
  const shift = gl.getAttribLocation(warp.id, 'shift')
  gl.bindBuffer(gl.ARRAY_BUFFER, shifts)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  const { width, height, points } = draft
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, points)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  return {
    paint({ size, warp: yarn, ground, boat, dyes }: LoomPaint) {
      canvas.width = size[0]
      canvas.height = size[1]
      gl.viewport(0, 0, ...size)
      gl.useProgram(warp.id)
      gl.uniform3fv(warp.at('yarn'), yarn)
      gl.useProgram(cloth.id)
      gl.uniform3fv(cloth.at('warp'), yarn)
      gl.uniform3fv(cloth.at('ground'), ground)
      gl.uniform3fv(cloth.at('boat'), boat)
      gl.uniform3fv(cloth.at('dyes'), dyes)
    },
    draw(frame: LoomFrame) {
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.useProgram(warp.id)
      gl.enableVertexAttribArray(shift)
      gl.bufferData(gl.ARRAY_BUFFER, frame.shifts, gl.DYNAMIC_DRAW)
      gl.vertexAttribPointer(shift, 1, gl.FLOAT, false, 0, 0)
      gl.vertexAttribDivisor(shift, 1)
      gl.uniform2fv(warp.at('view'), frame.view)
      gl.uniform4fv(warp.at('warp'), frame.warp)
      gl.uniform1f(warp.at('thin'), frame.thin)
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 50, frame.shifts.length)
      gl.disableVertexAttribArray(shift)

      gl.useProgram(cloth.id)
      gl.uniform2fv(cloth.at('view'), frame.view)
      gl.uniform2f(cloth.at('span'), frame.fell - 40, frame.view[1])
      gl.uniform3fv(cloth.at('cell'), frame.cell)
      gl.uniform2fv(cloth.at('rows'), frame.rows)
      gl.uniform1f(cloth.at('fell'), frame.fell)
      gl.uniform3fv(cloth.at('flight'), frame.flight)
      gl.uniform1f(cloth.at('current'), frame.current)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
  }
}

/** A linked program with its uniforms by name. */
function program(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const id = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(id, shader)
  }
  gl.linkProgram(id)
  if (!gl.getProgramParameter(id, gl.LINK_STATUS)) return null
  const places = new Map<string, WebGLUniformLocation | null>()
  const at = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(id, name))
    return places.get(name) ?? null
  }
  return { id, at }
}
// biome-ignore-end lint/correctness/useHookAtTopLevel: WebGL's useProgram is no hook.
