/** Whether the visitor asked for less motion. */
export const wantsLessMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
