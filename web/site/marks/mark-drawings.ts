import type { icons } from 'lucide-react'
import {
  siGoogle,
  siHubspot,
  siMailchimp,
  siMake,
  siPostgresql,
  siQuickbooks,
  siShopify,
  siStripe,
  siZapier,
  siZendesk,
} from 'simple-icons'

/** The marks that simple-icons has, by the id of the name they stand for (mark.tsx). */
export const logos = {
  google: siGoogle,
  'google-workspace': siGoogle,
  hubspot: siHubspot,
  mailchimp: siMailchimp,
  make: siMake,
  postgresql: siPostgresql,
  quickbooks: siQuickbooks,
  shopify: siShopify,
  stripe: siStripe,
  zapier: siZapier,
  zendesk: siZendesk,
} as const

/** Platforms whose owners keep their marks to themselves: letters, and the color they are known by. */
export const letters = {
  docusign: { text: 'Ds', hex: '4C00FF' },
  microsoft: { text: 'Ms', hex: '0067B8' },
  'microsoft-365': { text: '365', hex: 'D83B01' },
  openai: { text: 'Oa', hex: '0F8F6F' },
  salesforce: { text: 'Sf', hex: '00A1E0' },
  shipstation: { text: 'Ss', hex: '3A8F2D' },
  slack: { text: 'Sk', hex: '611F69' },
} as const

/** What is no product but a kind of tool: a drawing that means nothing else on the site. */
export const kinds = {
  'campaign-report': 'ChartPie',
  'city-permit-system-file-import': 'Stamp',
  'distribution-erp': 'Blocks',
  'eligibility-clearinghouse': 'IdCard',
  erp: 'Blocks',
  'field-service-app': 'HardHat',
  'language-model': 'Sparkles',
  'practice-management-system': 'Hospital',
  'stock-ledger': 'Warehouse',
  'student-information-system': 'School',
  'text-messaging-gateway': 'Smartphone',
  'website-form': 'TextCursorInput',
} as const satisfies Record<string, keyof typeof icons>
