import { aboutClosing, aboutPage } from '#content/about/page.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { Cloth } from './cloth.tsx'
import { Story } from './story.tsx'

/** Who the firm is (public-site.md §2, /about): what it says of itself first. */
export function AboutOpening() {
  return (
    <>
      <PageHead
        heading={aboutPage.heading}
        lead={aboutPage.introduction}
        drawing={<Cloth className="h-auto w-full" />}
      />
      <Story />
    </>
  )
}

export function AboutClosing() {
  const { title, text, primary, secondary } = aboutClosing
  return (
    <div className="border-paper-edge border-t">
      <ClosingCall title={title} text={text} actions={[primary, secondary]} />
    </div>
  )
}
