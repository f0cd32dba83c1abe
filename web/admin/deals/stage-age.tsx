import type { Deal } from '#shared/deals/schema.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'

/** How long ago a deal came to its stage. */
export const StageAge = ({ deal: { stageAt, createdAt } }: { deal: Deal }) => (
  <>
    {stageAt === createdAt ? 'opened' : 'moved here'} <RelativeTime at={stageAt} />
  </>
)
