import type { Service } from '../types/service.ts'

export const aiIntegration = {
  id: 'ai-integration',
  title: 'AI Integration',
  subtitle: 'Language models inside the software you already use, measured before they are trusted',
  summary:
    'Reading, sorting, drafting and checking by language models, placed inside your existing tools, tested on your own cases and kept within limits you set.',
  description: [
    'Models are good at a short list of office tasks: reading messy text, sorting it, drafting a reply, comparing two documents, finding what is missing. We put them exactly there, inside your ticket system, CRM or document store, with a rule-based check before and after.',
    'Each use starts with a test set: two to five hundred of your own cases with the right answer written by your people. We report accuracy, cost per case and the kinds of mistakes, and agree on the threshold below which a person decides. When a provider updates a model, the same test runs again before you do.',
  ],
  icon: 'BrainCircuit',
  features: [
    'A test set built from your own cases, rerun on every change',
    'Accuracy, refusals and cost per case reported separately',
    'Personal data removed or masked before it leaves your systems',
    'Confidence thresholds that send doubtful cases to people',
    'Choice of provider or self-hosted model, replaceable later',
    'Prompts and versions kept under change control',
    'Spending caps per day and per use',
  ],
  benefits: [
    {
      title: 'Judged on your work',
      description:
        'You decide from figures on your own cases, not from a demonstration on somebody else’s.',
    },
    {
      title: 'Cost known per case',
      description:
        'Sorting a ticket costs about a third of a cent; checking a lease costs about forty. You see both before you start.',
    },
    {
      title: 'No lock-in to a model',
      description:
        'The interface between your tools and the model is yours, so changing provider is a configuration and a test run.',
    },
  ],
  useCases: [
    'Inbound email sorted by intent, urgency and account',
    'Tender documents checked for requirements you cannot meet',
    'Service notes turned into a customer-readable report',
    'Product descriptions drafted from supplier sheets in your tone',
    'Contracts compared with your standard, differences listed',
    'Meeting recordings summarized into decisions and tasks',
  ],
  faqs: [
    {
      question: 'Is our data used to train models?',
      answer:
        'Not under the business terms we contract with, and we check them each quarter. For data that may not leave at all, we run open models on hardware you control.',
    },
    {
      question: 'What if the model is wrong?',
      answer:
        'It will be, at a rate we have measured. That is why each use has a threshold, a check and a person behind it, and why we do not place models where a single error is unacceptable.',
    },
    {
      question: 'Do we need our own data scientists?',
      answer:
        'No. You need one person who knows the work well enough to say which answers are right. We bring the rest and leave you the test set.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'AI Integration Services',
    description:
      'Language models placed inside your existing tools, tested on your own cases, with confidence limits, masking and spending caps.',
    keywords: ['AI integration', 'language models for business', 'LLM evaluation'],
  },
} as const satisfies Service
