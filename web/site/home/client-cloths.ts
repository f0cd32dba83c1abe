import { testimonials } from '#content/home/testimonials.ts'
import type { Client } from '#content/types/home.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern, yarnStyles } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** A crossing in pixels: finer than on the covers of the case studies, as a strip shows few rows. */
const cell = 5

const clients = testimonials.map(({ client }) => client)
const patterns = clients.map(({ id, trade }) => clothPattern(trade, cell, id))
/** Which of them a picture shows is said behind its `#`. */
const strips = clients.map(
  ({ id }, index) =>
    `<rect id="${index}" width="100%" height="100%" stroke="none" fill="url(#${id})"/>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round" stroke-width="${threadShare.width * cell}">${yarnStyles}<style>rect:not(:target,.gap){display:none}</style><rect width="100%" height="100%" class="gap"/>${patterns.join('')}${strips.join('')}</svg>\n`

/** The cloths of those who speak on the home page, each to fill a strip of any size. */
export const clientClothsFile = {
  path: `/assets/pictures/clients.${checksum(svg)}.svg`,
  svg,
} as const

/** The picture of a client's cloth. */
export const clientCloth = (client: Client) =>
  `${clientClothsFile.path}#${clients.findIndex(({ id }) => id === client.id)}`
