import { describe, expect, test } from 'vitest'
import { partnerRow } from '#content/about/page.ts'
import { caseStudies } from '#content/case-studies/list.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { integrationTools } from '#content/home/integrations.ts'
import { loomRecords } from '#content/home/loom.ts'
import { platformNodes } from '#content/integration-map.ts'
import { templates } from '#content/templates/list.ts'
import { iconNames } from '#content/types/icon.ts'
import { markId } from './mark.tsx'
import { kinds } from './mark-drawings.ts'
import { markSprite } from './mark-sprite.ts'

const tools = integrationFlows.flatMap((flow) => flow.tools)
const named = new Set([
  ...platformNodes.map(({ name }) => name),
  ...integrationTools.map(({ name }) => name),
  ...partnerRow.partners.map(({ name }) => name),
  ...loomRecords.map(({ label }) => label.split(' → ')[1] ?? label),
  ...tools.flatMap(({ name, integrations }) => [name, ...integrations]),
  ...templates.flatMap(({ integrations }) => integrations),
  ...caseStudies.flatMap((study) => study.tools),
])
const symbols = [...markSprite.svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test.each([
  ['Make', 'make'],
  ['Google Workspace', 'google-workspace'],
  ['Microsoft 365', 'microsoft-365'],
  ['City permit system (file import)', 'city-permit-system-file-import'],
])('the label of %s is %s', (name, id) => {
  expect(markId(name)).toBe(id)
})

describe('the sprite of labels', () => {
  test.each([...named])('has that of %s', (name) => {
    expect(symbols).toContain(markId(name))
  })

  test('has no other, and none twice', () => {
    expect(symbols.toSorted()).toEqual([...new Set([...named].map(markId))].toSorted())
  })

  test('fetches nothing, and needs no style or script', () => {
    expect(markSprite.svg).not.toMatch(/\shref=|url\(|style|<script|on\w+=/)
  })

  test('draws kinds of tools by what stands for nothing else', () => {
    const copyIcons: readonly string[] = iconNames
    expect(Object.values(kinds).filter((icon) => copyIcons.includes(icon))).toEqual([])
  })
})
