import { Text, View } from '@react-pdf/renderer'
import { brand } from '#content/brand.ts'
import { templatePdf } from '#content/templates/pdf.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { page } from '#shared/routes.ts'
import { guideClosing, guideHeadings } from '#shared/templates/guide-words.ts'
import { look } from '../stationery/look.ts'
import { Section } from '../stationery/section.tsx'
import { Bound, Sheet } from '../stationery/sheet.tsx'
import { Title } from '../stationery/title.tsx'
import { WebAddress } from '../stationery/web-address.tsx'
import { Bullets } from './bullets.tsx'
import { Facts } from './facts.tsx'
import { FieldTable } from './field-table.tsx'
import type { TemplateGuidePayload } from './payload.ts'
import { Setup } from './setup.tsx'
import { Thread } from './thread.tsx'
import { Tools } from './tools.tsx'

type TemplateGuideProps = { payload: TemplateGuidePayload; paper: Paper }

/** A template's guide, part by part the same as the page that downloads on the site. */
export function TemplateGuide({ payload: { template, siteUrl }, paper }: TemplateGuideProps) {
  return (
    <Bound title={`${template.title} | ${brand.name}`}>
      <Sheet paper={paper}>
        <Title title={template.title} line={template.description} kind={templatePdf.kind} />
        <Facts template={template} />
        <Section heading={guideHeadings.steps}>
          <Thread steps={template.steps} />
        </Section>
        <Section heading={guideHeadings.integrations} whole>
          <Tools names={template.integrations} />
        </Section>
        <Section heading={guideHeadings.processes} whole>
          <Bullets items={template.processes} short />
        </Section>
        <Section heading={guideHeadings.setup}>
          <Setup steps={template.setup} />
        </Section>
        <Section heading={guideHeadings.fields} whole>
          <FieldTable fields={template.fields} />
        </Section>
        <Section heading={guideHeadings.watchOuts} whole>
          <Bullets items={template.watchOuts} />
        </Section>
        <Section heading={guideHeadings.benefits} whole>
          <Bullets items={template.benefits} short />
        </Section>
        <View wrap={false} style={[look.panel, { marginTop: 20, paddingVertical: 13 }]}>
          <Text style={[look.bold, { fontSize: 12, marginBottom: 3 }]}>{guideClosing}</Text>
          <WebAddress label={templatePdf.talk} address={siteUrl + page.contact} />
          <WebAddress label={templatePdf.more} address={siteUrl + page.templates} />
        </View>
      </Sheet>
    </Bound>
  )
}
