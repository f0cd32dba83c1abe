import { rotateStats } from './rotate-stats.ts'

const strip = document.querySelector<HTMLElement>('[data-stats]')
if (strip) rotateStats(strip)
