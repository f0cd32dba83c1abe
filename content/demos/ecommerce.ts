import type { DemoScenario } from '../types/demo.ts'

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
      details: [
        'Payment captured by the marketplace',
        'Apartment number missing: found from a past order, confirmed by text',
        'Risk low: known customer, usual basket',
      ],
      icon: 'ShieldCheck',
      color: 'blue',
    },
    {
      id: 'stock',
      title: 'Stock reserved',
      description: 'The last tent is taken off sale everywhere before anyone else can buy it.',
      details: [
        'Reserved at bin C-14-2 and B-03-1',
        'Listing paused on three other channels',
        'Reorder proposed: 24 units, 11 days of cover left across the line',
      ],
      icon: 'Boxes',
      color: 'violet',
    },
    {
      id: 'pack',
      title: 'Sent to the bench',
      description: 'Pick list, label and customs facts are printed in walking order.',
      details: [
        'Two cartons, carrier chosen by promise and price',
        'Fuel canister excluded from air: ground label printed',
        'Pick list added to the 2:30 pm wave',
      ],
      icon: 'Package',
      color: 'thread',
    },
    {
      id: 'book',
      title: 'Announced and booked',
      description: 'The customer gets a date, the books get an entry with every fee.',
      details: [
        'Confirmation with delivery on Thursday',
        'Revenue, marketplace fee, shipping and tax booked',
        'Margin of the order: 31.4%',
      ],
      icon: 'Receipt',
      color: 'green',
    },
  ],
  results: [
    { action: 'Order released', detail: 'Address completed, risk checked, payment matched' },
    { action: 'Stock protected', detail: 'Last tent off sale on every channel' },
    { action: 'Label printed', detail: 'Right carrier for fuel, in the 2:30 wave' },
    { action: 'Books updated', detail: 'Fees and tax on the order, margin known' },
  ],
  metrics: { manual: '25+ minutes', automated: '12 seconds', improvement: '99.2%' },
} as const satisfies DemoScenario
