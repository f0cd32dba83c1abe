import { fragmentPath } from '#shared/routes.ts'

type FragmentImageProps = { name: string; alt: string; className: string }

/** A piece of the product as a picture, which follows day and night by itself (decision 031); it comes when it is near. */
export function FragmentImage({ name, alt, className }: FragmentImageProps) {
  return (
    <img src={fragmentPath(name)} alt={alt} loading="lazy" decoding="async" className={className} />
  )
}
