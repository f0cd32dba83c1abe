import { crossings, threadPath } from '#web/site/threads/weave.ts'

type Preview = { font: Buffer; mark: string; name: string; headline: string }

/** The page that is photographed as the picture of shared links, 1200 × 630. */
export function previewPage({ font, mark, name, headline }: Preview): string {
  const warp = Array.from({ length: 12 }, (_, index) => 780 + index * 28)
  const from = { x: 640, y: 150 }
  const to = { x: 1200, y: 480 }
  const thread = threadPath(from, to)
  return `<style>
    @font-face { font-family: Brand; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 400 700 }
    * { margin: 0 }
    body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #fbf7f0; color: #151c26; font-family: Brand }
    svg.cloth { position: absolute; inset: 0 }
    header { position: absolute; left: 72px; top: 64px; display: flex; gap: 16px; align-items: center; font: 700 44px/1 Brand; letter-spacing: -0.03em }
    header svg { width: 60px; height: 60px }
    h1 { position: absolute; left: 72px; bottom: 72px; width: 660px; font: 700 82px/1 Brand; letter-spacing: -0.035em; text-wrap: balance }
  </style>
  <svg class="cloth" width="1200" height="630" fill="none">
    ${warp.map((x) => `<path d="M${x} 0V630" stroke="#5f6b78" stroke-width="1.5"/>`).join('')}
    <path d="${thread}" stroke="#fbf7f0" stroke-width="26"/><path d="${thread}" stroke="#c2340f" stroke-width="12" stroke-linecap="round"/>
    ${crossings(from, to, warp, 0)
      .map(
        ({ x, y }) =>
          `<path d="M${x} ${y - 20}v40" stroke="#fbf7f0" stroke-width="12"/><path d="M${x} ${y - 24}v48" stroke="#5f6b78" stroke-width="1.5"/>`,
      )
      .join('')}
  </svg>
  <header>${mark}${name}</header><h1>${headline}</h1>`
}
