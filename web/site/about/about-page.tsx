import { aboutClosing, aboutPage } from '#content/about/page.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { Cloth } from './cloth.tsx'
import { Partners } from './partners.tsx'
import { Purpose } from './purpose.tsx'
import { StatsStrip } from './stats-strip.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

/** Who the firm is (public-site.md §2, /about). */
export function AboutPage() {
  const { title, text, primary, secondary } = aboutClosing
  return (
    <>
      <PageHead
        heading={aboutPage.heading}
        lead={aboutPage.introduction}
        drawing={<Cloth className="h-auto w-full" />}
      />
      <Story />
      <StatsStrip />
      <Values />
      <Purpose />
      <Partners />
      <div className="border-paper-edge border-t">
        <ClosingCall title={title} text={text} actions={[primary, secondary]} />
      </div>
    </>
  )
}
