import type { DemoScenario, JobRecord } from '../types/demo.ts'

export const ecommerceDemo = {
  id: 'ecommerce',
  title: 'E-commerce',
  description: 'A marketplace order is checked, packed, announced and booked.',
  scenario:
    'An order for two tents and a stove arrives from a marketplace. One tent is the last in stock, the address lacks an apartment number, and the shop sells the same tent on three other channels.',
  steps: [
    {
      id: 'check',
      title: 'Order checked',
      description: 'Payment, address and risk are looked at together.',
      icon: 'ShieldCheck',
      artefact: 'Marketplace order',
      color: 'blue',
    },
    {
      id: 'stock',
      title: 'Stock reserved',
      description: 'The last tent is taken off sale everywhere before anyone else can buy it.',
      icon: 'Boxes',
      artefact: 'Stock record',
      color: 'violet',
    },
    {
      id: 'pack',
      title: 'Sent to the bench',
      description: 'Pick list, label and customs facts are printed in walking order.',
      icon: 'Package',
      artefact: 'Shipping label',
      color: 'thread',
    },
    {
      id: 'book',
      title: 'Announced and booked',
      description: 'The customer gets a date, the books get an entry with every fee.',
      icon: 'Receipt',
      artefact: 'Ledger entry',
      color: 'green',
    },
  ],
  metrics: { manual: '25+ minutes', automated: '12 seconds', improvement: '99.2%' },
} as const satisfies DemoScenario

/** What its artefacts hold once their step has passed, and what came of it. */
export const ecommerceRecord = {
  artefacts: [
    {
      kind: 'form',
      note: '2 tents, 1 stove',
      lines: [
        { label: 'Payment', value: 'Captured', detail: 'Payment captured by the marketplace' },
        {
          label: 'Ship to',
          value: '118 Birch Street, Apt 4B',
          detail: 'Apartment number missing: found from a past order, confirmed by text',
        },
        { label: 'Risk', value: 'Low', detail: 'Risk low: known customer, usual basket' },
      ],
    },
    {
      kind: 'record',
      note: 'Tent, last one',
      lines: [
        {
          label: 'On hand',
          value: '1 reserved, 0 free',
          detail: 'Reserved at bin C-14-2 and B-03-1',
        },
        {
          label: 'Channels',
          value: '3 of 3 paused',
          detail: 'Listing paused on three other channels',
        },
        {
          label: 'Reorder',
          value: '24 units',
          detail: 'Reorder proposed: 24 units, 11 days of cover left across the line',
        },
      ],
    },
    {
      kind: 'label',
      note: 'Carton 1 of 2',
      lines: [
        {
          label: 'Cartons',
          value: '2',
          detail: 'Two cartons, carrier chosen by promise and price',
        },
        {
          label: 'Service',
          value: 'Ground only',
          detail: 'Fuel canister excluded from air: ground label printed',
        },
        { label: 'Wave', value: '2:30 pm', detail: 'Pick list added to the 2:30 pm wave' },
      ],
    },
    {
      kind: 'paper',
      note: 'Same minute',
      lines: [
        {
          label: 'Customer',
          value: 'Told: Thursday',
          detail: 'Confirmation with delivery on Thursday',
        },
        {
          label: 'Entries',
          value: '4 booked',
          detail: 'Revenue, marketplace fee, shipping and tax booked',
        },
        { label: 'Margin', value: '31.4%', detail: 'Margin of the order: 31.4%' },
      ],
    },
  ],
  results: [
    { action: 'Order released', detail: 'Address completed, risk checked, payment matched' },
    { action: 'Stock protected', detail: 'Last tent off sale on every channel' },
    { action: 'Label printed', detail: 'Right carrier for fuel, in the 2:30 wave' },
    { action: 'Books updated', detail: 'Fees and tax on the order, margin known' },
  ],
} as const satisfies JobRecord
