import { Text, View } from '@react-pdf/renderer'
import { brand } from '#content/brand.ts'
import { tradeOfIndustry } from '#content/cloths.ts'
import { templatePdf } from '#content/documents.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { page } from '#shared/routes.ts'
import {
  fieldColumns,
  type GuideFact,
  guideClosing,
  guideFacts,
  guideHeadings,
} from '#shared/templates/guide-words.ts'
import type { FieldMapping, GuideStep, Template } from '#shared/templates/template.ts'
import type { TemplateGuidePayload } from '../document-request.ts'
import { Section, TickBox, WebLink } from '../pdf-layout/elements.tsx'
import { PdfDocument, PdfPage, Title } from '../pdf-layout/page.tsx'
import { color, styles } from '../pdf-layout/theme.ts'
import { Bullets, Thread, Tools } from './points.tsx'

type TemplateGuideProps = { payload: TemplateGuidePayload; paper: Paper }

/** A template's guide, part by part the same as the page that downloads on the site. */
export function TemplateGuide({ payload: { template, siteUrl }, paper }: TemplateGuideProps) {
  return (
    <PdfDocument title={`${template.title} | ${brand.name}`}>
      <PdfPage paper={paper}>
        <Title
          title={template.title}
          line={template.description}
          kind={templatePdf.kind}
          trade={tradeOfIndustry[template.industry]}
        />
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
        <View wrap={false} style={[styles.panel, { marginTop: 20, paddingVertical: 13 }]}>
          <Text style={[styles.bold, { fontSize: 12, marginBottom: 3 }]}>{guideClosing}</Text>
          <WebLink label={templatePdf.talk} url={siteUrl + page.contact} />
          <WebLink label={templatePdf.more} url={siteUrl + page.templates} />
        </View>
      </PdfPage>
    </PdfDocument>
  )
}

/** Whose workflow it is and what it brings, at a glance. */
function Facts({ template }: { template: Pick<Template, GuideFact> }) {
  return (
    <View style={[styles.panel, { flexDirection: 'row', gap: 14, marginTop: 20 }]} wrap={false}>
      {Object.entries(guideFacts).map(([id, term]) => (
        <View key={id} style={{ flex: 1 }}>
          <Text style={styles.small}>{term}</Text>
          <Text style={{ fontSize: 12, fontWeight: 700, lineHeight: 1.3 }}>
            {template[id as GuideFact]}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** What is to be done, each with a box to tick when it is. */
function Setup({ steps }: { steps: readonly GuideStep[] }) {
  return steps.map(({ title, description }) => (
    <View
      key={title}
      wrap={false}
      style={[styles.rule, { flexDirection: 'row', gap: 11, paddingVertical: 5.5 }]}
    >
      <View style={{ paddingTop: 1.2 }}>
        <TickBox />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 10.5, fontWeight: 700 }}>{title}</Text>
        <Text style={[styles.soft, { marginTop: 1 }]}>{description}</Text>
      </View>
    </View>
  ))
}

type Column = keyof FieldMapping

/** Parts of the width that each column has. */
const widths: Record<Column, number> = { field: 24, from: 18, to: 20, rule: 38 }
const columns = Object.keys(fieldColumns) as Column[]

/** Which field goes where, by which rule. */
function FieldTable({ fields }: { fields: readonly FieldMapping[] }) {
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      <View style={{ flexDirection: 'row', gap: 12, paddingBottom: 4 }}>
        {columns.map((column) => (
          <Text key={column} style={[styles.small, { flexGrow: widths[column], flexBasis: 0 }]}>
            {fieldColumns[column]}
          </Text>
        ))}
      </View>
      {fields.map((mapping) => (
        <View
          key={mapping.field}
          wrap={false}
          style={[styles.rule, { flexDirection: 'row', gap: 12, paddingVertical: 5 }]}
        >
          {columns.map((column) => (
            <Text
              key={column}
              style={[
                { flexGrow: widths[column], flexBasis: 0, fontSize: 9.2, lineHeight: 1.4 },
                column === 'field' ? styles.bold : {},
              ]}
            >
              {mapping[column]}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}
