import type { AuditIndustry } from '#shared/audit/vocabulary.ts'
import type { IndustrySlug, ServiceSlug } from '#shared/routes.ts'
import type { Template } from '#shared/templates/template.ts'
import type { ClothKind, Yarn } from '#shared/weaving/cloth.ts'
import { brand } from './brand.ts'

/** The cloth of a trade, and what weavers call it. */
export type TradeCloth = ClothKind & { name: string }

/** What has a cloth. */
export type Trade = IndustrySlug | ServiceSlug

/** What each trade wears, or what its work looks like when it's woven. */
export const tradeCloths: Record<Trade, TradeCloth> = {
  // The sectors: what their people have worn for a hundred years.
  healthcare: {
    name: 'Herringbone',
    structure: 'herringbone',
    coloring: 'solid',
    yarns: ['slate', 'chalk', 'chalk'],
  },
  ecommerce: {
    name: 'Houndstooth',
    structure: 'twill',
    coloring: 'hound',
    yarns: ['ink', 'chalk', 'chalk'],
  },
  manufacturing: {
    name: 'Workwear drill',
    structure: 'drill',
    coloring: 'solid',
    yarns: ['indigo', 'chalk', 'chalk'],
  },
  finance: {
    name: 'Shepherd’s check',
    structure: 'twill',
    coloring: 'check',
    yarns: ['ink', 'flax', 'flax'],
  },
  'real-estate': {
    name: 'Basket weave',
    structure: 'basket',
    coloring: 'solid',
    yarns: ['weld', 'flax', 'flax'],
  },
  education: {
    name: 'School tartan',
    structure: 'twill',
    coloring: 'tartan',
    yarns: ['indigo', 'ink', 'weld'],
  },
  logistics: {
    name: 'Canvas twill',
    structure: 'twill',
    coloring: 'solid',
    yarns: ['flax', 'slate', 'slate'],
  },
  'professional-services': {
    name: 'Pinstripe',
    structure: 'twill',
    coloring: 'pinstripe',
    yarns: ['ink', 'slate', 'chalk'],
  },
  // The services: what the thread does in them.
  'workflow-automation': {
    name: 'Log cabin',
    structure: 'plain',
    coloring: 'log-cabin',
    yarns: ['ink', 'chalk', 'chalk'],
  },
  'ai-chatbots': {
    name: 'Birdseye',
    structure: 'birdseye',
    coloring: 'solid',
    yarns: ['indigo', 'chalk', 'chalk'],
  },
  'data-integration': {
    name: 'Gingham',
    structure: 'plain',
    coloring: 'check',
    yarns: ['indigo', 'chalk', 'chalk'],
  },
  'marketing-automation': {
    name: 'Diamond twill',
    structure: 'diamond',
    coloring: 'solid',
    yarns: ['weld', 'chalk', 'chalk'],
  },
  'sales-automation': {
    name: 'Houndstooth',
    structure: 'twill',
    coloring: 'hound',
    yarns: ['indigo', 'flax', 'flax'],
  },
  'document-automation': {
    name: 'Graph check',
    structure: 'plain',
    coloring: 'windowpane',
    yarns: ['chalk', 'chalk', 'indigo'],
  },
  'financial-automation': {
    name: 'Windowpane',
    structure: 'twill',
    coloring: 'windowpane',
    yarns: ['slate', 'slate', 'chalk'],
  },
  'hr-automation': {
    name: 'Herringbone',
    structure: 'herringbone',
    coloring: 'solid',
    yarns: ['weld', 'ink', 'ink'],
  },
  'ecommerce-automation': {
    name: 'Hopsack check',
    structure: 'basket',
    coloring: 'hound',
    yarns: ['ink', 'weld', 'weld'],
  },
  'crm-automation': {
    name: 'Tartan',
    structure: 'twill',
    coloring: 'tartan',
    yarns: ['slate', 'flax', 'ink'],
  },
  'ai-integration': {
    name: 'Satin',
    structure: 'satin',
    coloring: 'solid',
    yarns: ['indigo', 'flax', 'flax'],
  },
  'data-pipeline': {
    name: 'Striped drill',
    structure: 'drill',
    coloring: 'pinstripe',
    yarns: ['slate', 'chalk', 'weld'],
  },
  'customer-service-ai': {
    name: 'Birdseye',
    structure: 'birdseye',
    coloring: 'solid',
    yarns: ['weld', 'ink', 'ink'],
  },
  'data-processing': {
    name: 'Diamond twill',
    structure: 'diamond',
    coloring: 'solid',
    yarns: ['ink', 'flax', 'flax'],
  },
}

/** The trade of an industry, as audits and templates name it; none of the firms that are of no other. */
export const tradeOfIndustry: Record<AuditIndustry | Template['industry'], IndustrySlug | null> = {
  'E-commerce & Retail': 'ecommerce',
  'E-commerce': 'ecommerce',
  Healthcare: 'healthcare',
  Manufacturing: 'manufacturing',
  'Financial Services': 'finance',
  'Real Estate': 'real-estate',
  Education: 'education',
  'Professional Services': 'professional-services',
  Logistics: 'logistics',
  Other: null,
}

const { ink, inkSoft, paperEdge, card } = brand.colors

/** The yarns by day, for what knows no stylesheet; the dyes are those of web/ui/tokens.css. */
export const yarnColors: Record<Yarn, string> = {
  ink,
  slate: inkSoft,
  flax: paperEdge,
  chalk: card,
  indigo: '#2b4a8b',
  weld: '#a87408',
}

/** The yarns by night, as web/ui/cloth.css has them. */
export const nightYarnColors: Record<Yarn, string> = {
  ink: brand.grounds.night,
  slate: brand.nightColors.paperEdge,
  flax: '#b3a58b',
  chalk: '#acaaa5',
  indigo: '#36549f',
  weld: '#8d6815',
}

/** The firm's own: on its documents, and where a page is of no trade. */
export const houseCloth: ClothKind = {
  structure: 'herringbone',
  coloring: 'solid',
  yarns: ['slate', 'ink', 'ink'],
}
