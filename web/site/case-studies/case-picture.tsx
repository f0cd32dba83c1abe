import type { ComponentType } from 'react'
import type { CaseStudy, CaseStudyImage } from '#content/types/case-study.ts'
import { DentalFrontDesk } from './pictures/dental-front-desk.tsx'
import { PartsWarehouse } from './pictures/parts-warehouse.tsx'
import { PermitCounter } from './pictures/permit-counter.tsx'
import { VanFleet } from './pictures/van-fleet.tsx'

const pictures: Record<CaseStudyImage, ComponentType> = {
  'permit-counter': PermitCounter,
  'dental-front-desk': DentalFrontDesk,
  'parts-warehouse': PartsWarehouse,
  'van-fleet': VanFleet,
}

type CasePictureProps = Pick<CaseStudy, 'image' | 'imageAlt'>

/** The drawn picture of a success story. */
export function CasePicture({ image, imageAlt }: CasePictureProps) {
  const Picture = pictures[image]
  return (
    <svg
      viewBox="0 0 560 420"
      role="img"
      aria-label={imageAlt}
      fill="none"
      className="h-auto w-full rounded-lg bg-paper-deep"
    >
      <Picture />
    </svg>
  )
}
