import type { TemplateGuide } from '#shared/templates/template.ts'

export const ecommerceOrderProcessing = {
  id: 'ecommerce-order-processing',
  title: 'E-commerce Order Processing',
  industry: 'E-commerce',
  description:
    'From a paid order to a packed box and a booked sale: address and risk checks, stock reserved on every channel, label chosen, customer told, books updated.',
  timeSaved: '18 hours a week',
  roiIncrease: '280%',
  complexity: 'Medium',
  integrations: ['Shopify', 'Stripe', 'ShipStation', 'QuickBooks', 'Slack'],
  processes: [
    'Order intake from all channels',
    'Address, payment and risk checks',
    'Stock reservation and channel update',
    'Carrier choice and label printing',
    'Customer messages',
    'Booking of sale, fees and tax',
  ],
  benefits: [
    'Same-day dispatch for orders before 2 pm',
    'No sale of stock that is already promised',
    'Margin known per order, fees included',
    'A short list of doubtful orders instead of a long inbox',
  ],
  steps: [
    {
      title: 'Take the order',
      description:
        'A paid order on any channel starts the run. The channel’s order number becomes the key; a second message with the same key is ignored.',
    },
    {
      title: 'Check address and risk',
      description:
        'The address is validated and completed. Risk signals from the payment provider and the order are added up: clear, look or stop.',
    },
    {
      title: 'Reserve stock',
      description:
        'Quantities move from free to reserved, and the new free stock is published to every channel at once.',
    },
    {
      title: 'Choose carrier and print',
      description:
        'Weight, zone, promised date and restrictions decide the carrier. Label and pick list print in walking order.',
    },
    {
      title: 'Tell the customer',
      description:
        'A confirmation with a delivery date now, tracking on the first carrier scan, and a message if the package stands still for two days.',
    },
    {
      title: 'Book it',
      description:
        'Sale, shipping, channel fee, payment fee and tax are booked per order. The payout is matched when it arrives.',
    },
  ],
  setup: [
    {
      title: 'List your channels and their order events',
      description:
        'Note for each how it tells of a paid order (webhook or polling) and what its order number looks like.',
    },
    {
      title: 'Choose the stock ledger',
      description:
        'One system must own the free quantity. For most shops that is the shop itself or the warehouse tool; a spreadsheet will not do once two people edit it.',
    },
    {
      title: 'Clean SKUs',
      description:
        'Each article needs one SKU, spelled alike on every channel. Make a mapping table for those you cannot rename.',
    },
    {
      title: 'Set risk limits',
      description:
        'Take the last 200 orders and the ten that went bad. Choose limits that would have caught eight of them and stopped fewer than five good ones.',
    },
    {
      title: 'Enter weights and restrictions',
      description:
        'Shipping weight with packaging, and a flag for batteries, liquids and fuel. Missing weights should stop the label, not guess.',
    },
    {
      title: 'Write the three messages',
      description:
        'Confirmed, shipped, delayed. Two or three sentences each, with the order number and a way to reach a person.',
    },
    {
      title: 'Map accounts with your bookkeeper',
      description:
        'Sales by tax rate, shipping income, channel fees, payment fees, refunds. Book a week by hand in parallel and compare.',
    },
    {
      title: 'Run beside the old way',
      description:
        'Three days in which the workflow prepares and people confirm. Count every correction and turn it into a rule.',
    },
    {
      title: 'Switch on by channel',
      description:
        'Smallest first, at the beginning of a week, never in the two weeks before a peak.',
    },
  ],
  fields: [
    {
      field: 'Order number',
      from: 'Channel',
      to: 'All systems',
      rule: 'Prefix with the channel, such as AM- or WEB-',
    },
    {
      field: 'SKU and quantity',
      from: 'Order lines',
      to: 'Stock ledger',
      rule: 'Via mapping table; unknown SKU stops the run',
    },
    {
      field: 'Ship-to address',
      from: 'Order',
      to: 'Shipping tool',
      rule: 'Validated; the original is kept beside it',
    },
    {
      field: 'Payment fee',
      from: 'Payment provider',
      to: 'Accounting',
      rule: 'Per order, not per payout',
    },
    {
      field: 'Tracking number',
      from: 'Shipping tool',
      to: 'Channel and customer',
      rule: 'Written back within one hour of the label',
    },
  ],
  watchOuts: [
    'Marketplaces resend events. Without a check on the order number you will ship twice.',
    'Partial refunds and partial shipments are where most templates break. Test one of each before going live.',
    'Channel time stamps differ in zone. Convert to UTC on arrival, or your cut-off moves by hours.',
    'Do not publish the last unit on every channel. Keep a safety margin of one or two on fast lines.',
  ],
} as const satisfies TemplateGuide
