import { brand } from '#content/brand.ts'
import { houseCloth } from '#content/cloths.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { ClothPatterns } from '#web/ui/cloth.tsx'
import '#web/ui/cloth.css'

const cell = 14

/** The house's own cloth, dark at any time: beside the form on wide screens, a band over it on phones. */
export const WovenWall = () => (
  <div
    aria-hidden="true"
    className="ink-ground relative h-36 overflow-hidden lg:sticky lg:top-0 lg:h-dvh"
  >
    <svg aria-hidden="true" width="100%" height="100%">
      <ClothPatterns id="wall" cloth={weave(brand.name, houseCloth)} cell={cell} pick={6} />
      <rect width="100%" height="100%" fill="url(#wall)" />
      <rect y={6 * cell} width="100%" height={cell} fill="url(#wall-red)" />
    </svg>
    <p className="absolute top-4 right-6 border-thread border-x-2 border-dashed bg-card px-4 py-2.5 text-2xs lg:top-auto lg:right-auto lg:bottom-12 lg:left-12">
      <span className="block font-semibold">{brand.name}</span>
      <span className="text-ink-soft">{brand.tagline}</span>
    </p>
  </div>
)
