import { brand } from '../brand.ts'
import { quillhaven } from '../case-studies/quillhaven.ts'
import { renquist } from '../case-studies/renquist.ts'
import type { Testimonial } from '../types/home.ts'

export const testimonialsSection = { title: 'What clients say' } as const

/** Fictional people of fictional firms, as the whole sample brand is. */
export const testimonials = [
  {
    name: 'Marisela Oduya',
    title: 'Operations Director, Fernvale Outdoor Goods',
    quote:
      'The stock figure is right. I know how that sounds, but for six years it was not. We packed our last peak weekend with the usual crew and went home at five on Saturday.',
    metric: '26 hours a week saved',
    initials: 'MO',
    client: { id: 'fernvale-outdoor-goods', trade: 'ecommerce' },
  },
  {
    name: 'Tobias Renquist',
    title: 'Owner, Renquist Heating & Air',
    quote: `They spent the first day in our dispatch room writing down what we actually do. Then they told us which half not to automate. Quotes go out the same day now, and my estimator coaches hockey again.`,
    metric: 'Quote time: 4\u00a0days to 5\u00a0hours',
    initials: 'TR',
    client: { id: renquist.id, trade: renquist.trade },
  },
  {
    name: 'Dr. Imani Castellane',
    title: 'Clinical Director, Quillhaven Dental Group',
    quote: `My compliance officer said no to three vendors before ${brand.name} arrived with a list of every field each workflow would touch. She signed it in one meeting. No-\u2060shows have halved.`,
    metric: 'No-shows: 14% to 6.5%',
    initials: 'IC',
    client: { id: quillhaven.id, trade: quillhaven.trade },
  },
] as const satisfies readonly Testimonial[]
