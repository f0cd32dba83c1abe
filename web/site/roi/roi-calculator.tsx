import { roiCopy } from '#content/pricing/roi.ts'
import { RoiChart } from './roi-chart.tsx'
import { RoiFields } from './roi-fields.tsx'
import { RoiFigures } from './roi-figures.tsx'
import { RoiShare } from './roi-share.tsx'
import { emptyRoiView } from './roi-view.ts'

/**
 * The ROI calculator of /pricing and /roi-calculator (public-site.md §5, §9), as it stands before
 * anything is typed. calculate-in-place.ts writes each result into the elements marked `data-roi`;
 * a page that shows this must start it.
 */
export function RoiCalculator() {
  return (
    <div data-roi-calculator="" data-empty="" className="group/roi">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4 [@media(scripting:none)]:hidden">
          <RoiFields />
        </div>
        <div className="rounded-lg border border-paper-edge bg-card p-5 sm:p-8 lg:col-span-8 lg:row-span-2 [@media(scripting:none)]:hidden">
          <RoiFigures figures={emptyRoiView.figures} />
          <RoiChart view={emptyRoiView} />
          <RoiShare />
          <p role="status" data-roi="spoken" className="sr-only" />
        </div>
        <div className="max-w-prose text-ink-faint text-sm lg:col-span-4">
          <noscript>
            <p className="font-medium">{roiCopy.noScript}</p>
          </noscript>
          <p>{roiCopy.method}</p>
        </div>
      </div>
    </div>
  )
}
