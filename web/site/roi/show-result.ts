import { compactDollars } from '#shared/dollars.ts'
import type { RoiView } from './roi-view.ts'

/** Writes a result into a calculator's elements; `spoken` is left to the caller, who waits. */
export function showResult(root: HTMLElement, view: RoiView): void {
  const part = (name: string) => root.querySelector(`[data-roi="${name}"]`)
  const write = (name: string, text: string) => {
    const element = part(name)
    if (element && element.textContent !== text) element.textContent = text
  }
  root.toggleAttribute('data-empty', !view.complete)
  for (const [name, text] of Object.entries(view.figures)) write(name, text)
  write('payback', view.payback)
  for (const { month, savings } of view.quarters) write(`savings-${month}`, savings)

  const { chart } = view
  for (const [index, dollars] of chart.scale.entries())
    write(`scale-${index}`, compactDollars(dollars))
  part('area')?.setAttribute('d', chart.area)
  part('savings')?.setAttribute('d', chart.savings)
  part('cost')?.setAttribute('d', `M0 ${chart.cost}H100`)
  const crossing = part('crossing')
  if (!(crossing instanceof HTMLElement)) return
  crossing.hidden = chart.crossing === null
  if (!chart.crossing) return
  crossing.style.left = `${chart.crossing.x}%`
  crossing.style.top = `${chart.crossing.y}%`
}
