import type { Service } from '../types/service.ts'

export const ecommerceAutomation = {
  id: 'ecommerce-automation',
  title: 'E-commerce Automation',
  subtitle: 'From paid to packed to posted, with the right stock figure everywhere',
  summary:
    'Orders, stock, returns and product data kept in step across your shop, marketplaces, warehouse and books, so a busy weekend is just a busy weekend.',
  description: [
    'A shop that sells in three places has three stock figures, and the customer finds out which one was wrong. We connect shop, marketplaces, warehouse and accounting so that a sale anywhere lowers the figure everywhere within seconds, and an order reaches the packing bench with its address checked and its label ready.',
    'The work that remains is the work that needs eyes: an address that does not exist, an order that looks like fraud, a return that came back worn. Those arrive as a queue with everything needed to decide.',
  ],
  icon: 'Store',
  features: [
    'One stock figure across shop, marketplaces and point of sale',
    'Address check and carrier choice by weight, zone and promise',
    'Labels and packing slips printed in pick order',
    'Fraud signals gathered into one pass, hold or cancel decision',
    'Returns from request to refund, with reasons recorded',
    'Product data and images published to every channel from one table',
    'Daily payout reconciliation per channel, fees included',
  ],
  benefits: [
    {
      title: 'No overselling',
      description:
        'Stock moves in seconds, with a safety margin on your fastest lines. Cancelled orders for missing stock fall to a handful a month.',
    },
    {
      title: 'Peak without temps at keyboards',
      description: 'Ten times the orders means ten times the packages, not ten times the typing.',
    },
    {
      title: 'Margins you can see',
      description:
        'Fees, shipping and returns are booked per order, so a product that sells well and earns nothing shows itself.',
    },
  ],
  useCases: [
    'Marketplace order to warehouse pick list in under fifteen seconds',
    'Pre-orders released automatically when the container is received',
    'Damaged-item claims with photos, decided in one click',
    'Wholesale orders by email turned into draft orders',
    'Low-stock alerts by days of cover instead of a fixed number',
    'Gift-card and loyalty balances kept in step with the till',
  ],
  faqs: [
    {
      question: 'Which platforms do you connect?',
      answer:
        'Shopify, WooCommerce, BigCommerce and Adobe Commerce on the shop side; Amazon, eBay, Etsy and Walmart as marketplaces; most warehouse and shipping tools with an API.',
    },
    {
      question: 'Can you do this before our peak season?',
      answer:
        'If we start eight weeks ahead, yes. Closer than that we do stock sync and labels only, and leave returns for January. We do not change live order flows in the last two weeks before a peak.',
    },
    {
      question: 'What happens if the marketplace is down?',
      answer:
        'Orders and stock changes wait in a queue and are sent in order when it is back. Nothing is dropped, and you see how many are waiting.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'E-commerce Automation Services',
    description:
      'One stock figure across shop and marketplaces, orders to the packing bench in seconds, returns and payouts reconciled per order.',
    keywords: ['e-commerce automation', 'inventory sync', 'order processing automation'],
  },
} as const satisfies Service
