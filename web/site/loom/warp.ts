/** How far from the pointer threads still give way, in pixels; and their spring. */
const reach = 90
const stiffness = 170
const damping = 7

/** The threads of the warp, that give way to the pointer and swing back like strings. */
export function createWarp(count: number, pitch: number) {
  const shifts = new Float32Array(count)
  const speeds = new Float32Array(count)
  return {
    shifts,
    /** Moves every thread on by `seconds`; `pointer` is null where there is none. */
    step(seconds: number, pointer: { x: number } | null) {
      for (let index = 0; index < count; index += 1) {
        const away = pointer ? (index + 0.5) * pitch - pointer.x : reach
        const wanted =
          Math.abs(away) < reach ? Math.sign(away) * (reach - Math.abs(away)) * 0.45 : 0
        const shift = shifts[index] ?? 0
        const speed =
          (speeds[index] ?? 0) +
          ((wanted - shift) * stiffness - (speeds[index] ?? 0) * damping) * seconds
        speeds[index] = speed
        shifts[index] = shift + speed * seconds
      }
    },
  }
}
