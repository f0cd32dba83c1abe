import type { GuideFirm } from './template.ts'

/** The style sheet inside a downloaded guide: warm paper on screen, plain on paper. */
export const guideStyles = ({ ink, inkSoft, paperEdge, thread, paper }: GuideFirm['colors']) =>
  `
:root { --ink: ${ink}; --soft: ${inkSoft}; --edge: ${paperEdge}; --thread: ${thread}; --paper: ${paper} }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: .25rem 0 .75rem; font-size: 2.25rem; line-height: 1.12; text-wrap: balance }
h2 { margin: 2.75rem 0 .75rem; font-size: 1.4rem; line-height: 1.25 }
h3 { margin: 0; font-size: 1.0625rem }
p { margin: 0 }
a { color: var(--thread) }
.from { color: var(--soft); font-weight: 600 }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem;
  margin: 1.75rem 0 0; padding: 1rem 0; border-block: 1px solid var(--edge) }
.facts dt { color: var(--soft); font-size: .875rem }
.facts dd { margin: 0; font-weight: 650 }
ul { margin: 0; padding-left: 1.2rem }
li + li { margin-top: .3rem }
.tools { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
.tools li { margin: 0; padding: .2rem .75rem; border: 1px solid var(--edge); border-radius: 999px }
.thread { margin: 0; padding: 0; list-style: none; counter-reset: step }
.thread li { position: relative; margin: 0; padding: 0 0 1.4rem 3rem; counter-increment: step }
.thread li::before { content: counter(step); position: absolute; left: 0; top: 0; z-index: 1;
  width: 2rem; height: 2rem; border: 2px solid var(--thread); border-radius: 50%;
  background: var(--paper); color: var(--thread); font-weight: 700; line-height: 1.75rem;
  text-align: center }
.thread li:not(:last-child)::after { content: ''; position: absolute; left: calc(1rem - 1px);
  top: 2rem; bottom: 0; width: 2px; background: var(--thread) }
.setup { margin: 0; padding: 0; list-style: none }
.setup li { margin: 0; padding: .9rem 0 .9rem 2.5rem; border-top: 1px solid var(--edge);
  position: relative }
.setup li::before { content: ''; position: absolute; left: .2rem; top: 1.2rem; width: 1.1rem;
  height: 1.1rem; border: 2px solid var(--soft); border-radius: 4px }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .55rem .9rem .55rem 0; border-top: 1px solid var(--edge); text-align: left;
  vertical-align: top }
thead th { border: 0; color: var(--soft); font-weight: 500 }
tbody th { font-weight: 650 }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--edge);
  color: var(--soft) }
@page { margin: 18mm }
@media print {
  body { background: none; font-size: 10.5pt }
  main { max-width: none; padding: 0 }
  .thread li::before { background: #fff }
  li, tr, h2 { break-inside: avoid }
  h2, h3 { break-after: avoid }
}
`.trim()
