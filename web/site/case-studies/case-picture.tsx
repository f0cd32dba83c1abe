import type { CaseStudy } from '#content/types/case-study.ts'
import { pictureFiles, pictureSize } from './picture-file.ts'

type CasePictureProps = Pick<CaseStudy, 'image' | 'imageAlt'> & {
  /** Whether it stands in the first view of the page. */
  first: boolean
}

/** The drawn picture of a success story. */
export function CasePicture({ image, imageAlt, first }: CasePictureProps) {
  return (
    <img
      src={pictureFiles.get(image)?.path}
      alt={imageAlt}
      {...pictureSize}
      loading={first ? 'eager' : 'lazy'}
      className="h-auto w-full rounded-lg bg-paper-deep"
    />
  )
}
