import type { Industry } from '../types/industry.ts'

export const ecommerce = {
  id: 'ecommerce',
  name: 'E-commerce',
  summary:
    'Orders, stock, returns and customer questions kept in step across shop, marketplaces, warehouse and books.',
  icon: 'ShoppingCart',
  title: 'Automation for E-commerce & Retail',
  subtitle: 'Orders that pack themselves into the right queue, stock that tells the truth',
  description: [
    'Growing shops break in the same places: stock that is right in one channel and wrong in two, address errors found by the carrier, and an inbox of packages and returns that takes the best person’s whole morning. None of it needs a larger team. It needs the systems to talk in the right order.',
    'We start with the order path because it touches everything, then returns, then product data. We never change live order flows in the last two weeks before a peak.',
  ],
  metrics: { timeSaved: '22 hours', costReduction: '28%', efficiency: '52%' },
  features: [
    'One stock figure across every channel and the till',
    'Fraud, address and stock checks before the pick list',
    'Carrier choice by promise, zone and price',
    'Tracking messages before the customer asks',
    'Returns with reason codes and instant labels',
    'Product data published from one table to all channels',
    'Reorder points by days of cover and lead time',
    'Payouts reconciled per order, fees and shipping included',
  ],
  benefits: [
    {
      icon: 'PackageCheck',
      title: 'Out the door the same day',
      description:
        'Orders reach the bench checked and labelled, so the cut-off can move from noon to three.',
    },
    {
      icon: 'RefreshCw',
      title: 'Returns that do not eat the morning',
      description:
        'Rules approve the plain cases and refund on the first scan; people see only worn, late and costly ones.',
    },
    {
      icon: 'ChartLine',
      title: 'Profit per order',
      description:
        'Advertising, fees, shipping and returns booked to the order show which products only look successful.',
    },
  ],
  useCases: [
    'Marketplace and shop orders in one picking queue',
    'Oversell protection on the fastest lines',
    'Where-is-my-order questions answered from the carrier’s scan',
    'Returns and exchanges from request to refund',
    'Purchase orders proposed from sales and lead times',
    'Product launches published to four channels at one time',
    'Wholesale orders from email to draft order',
    'Review requests timed from delivery, not from dispatch',
  ],
  caseStudy: {
    company: 'Fernvale Outdoor Goods',
    challenge:
      'Selling in its own shop, two marketplaces and one store, the firm cancelled about 90 orders a month for stock that was not there and spent 30 hours a week on delivery questions.',
    solution:
      'A stock ledger fed by every sale and receipt, orders checked and labelled before they reach the bench, carrier events turned into messages, and returns decided by rule under 80 dollars.',
    results: [
      {
        text: 'Cancelled orders down from 90 to 4 a month',
        drawn: { thread: 'One thread, one order', before: 90, after: 4 },
      },
      {
        text: 'Same-day dispatch up from 61% to 94%',
        drawn: { thread: 'One thread, one order of 100', of: 100, before: 61, after: 94 },
      },
      {
        text: 'Delivery questions down by 63%',
        drawn: { thread: 'One thread, one question of 100', before: 100, after: 37 },
      },
      { text: '26 hours a week saved in customer service' },
    ],
  },
  meta: {
    title: 'E-commerce & Retail Automation',
    description:
      'One stock figure across channels, orders checked and labelled in seconds, returns by rule and profit booked per order.',
    keywords: ['e-commerce automation', 'retail automation', 'returns automation'],
  },
} as const satisfies Industry
