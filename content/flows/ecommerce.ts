import type { IntegrationFlow } from '../types/flow.ts'

export const ecommerceFlow = {
  id: 'ecommerce',
  name: 'E-commerce',
  description: 'An order from the basket to the doorstep to the books.',
  color: 'green',
  tools: [
    {
      id: 'shopify',
      name: 'Shopify',
      category: 'Online shop',
      action: 'Takes the order',
      description:
        'The order arrives with basket, promise and channel. Its number follows it through every later step, so anyone can look it up by either end.',
      dataFlow: {
        receives: ['Basket and address', 'Chosen delivery'],
        sends: ['Order', 'Customer and consent'],
        triggers: ['Payment and risk check'],
      },
      integrations: ['Stripe', 'ShipStation', 'HubSpot'],
    },
    {
      id: 'stripe',
      name: 'Stripe',
      category: 'Payments',
      action: 'Captures the payment',
      description:
        'Card checks and order facts are read together. Clear orders are captured, doubtful ones wait for a person, and nothing doubtful is packed.',
      dataFlow: {
        receives: ['Amount and method', 'Risk signals'],
        sends: ['Captured payment', 'Fee and payout date'],
        triggers: ['Hold above the risk limit', 'Release to the warehouse'],
      },
      integrations: ['Shopify', 'QuickBooks'],
    },
    {
      id: 'stock',
      name: 'Stock ledger',
      category: 'Inventory',
      action: 'Reserves and publishes stock',
      description:
        'One ledger counts every sale and receipt. The reserved unit disappears from all channels before the next customer sees it.',
      dataFlow: {
        receives: ['Paid orders', 'Receipts and counts'],
        sends: ['Free stock per channel', 'Reorder proposals'],
        triggers: ['Listing paused at zero', 'Supplier order at 14 days of cover'],
      },
      integrations: ['Shopify', 'Make', 'Google Workspace'],
    },
    {
      id: 'shipping',
      name: 'ShipStation',
      category: 'Shipping',
      action: 'Prints label and pick list',
      description:
        'The carrier is chosen by promise, zone and price, and labels print in walking order. Dangerous goods never get an air label.',
      dataFlow: {
        receives: ['Reserved order', 'Weights and sizes'],
        sends: ['Label and tracking', 'Cost of shipment'],
        triggers: ['Customer told on first scan', 'Alert when a package stands still'],
      },
      integrations: ['Shopify', 'Zendesk'],
    },
    {
      id: 'quickbooks',
      name: 'QuickBooks',
      category: 'Accounting',
      action: 'Books sale, fee and tax',
      description:
        'Each order is booked with its fees, shipping and tax, and payouts are matched to the cent. Margin per order is known the same evening.',
      dataFlow: {
        receives: ['Orders, fees, refunds', 'Payouts'],
        sends: ['Margin per order', 'Differences to look at'],
        triggers: ['Report when a payout does not match'],
      },
      integrations: ['Shopify', 'Stripe'],
    },
  ],
} as const satisfies IntegrationFlow
