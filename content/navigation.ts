import { type IndustrySlug, page, type ServiceSlug } from '#shared/routes.ts'
import { findIndustry } from './industries/list.ts'
import { findService } from './services/list.ts'

export type NavLink = { label: string; href: string; description?: string }
export type NavSection = { title: string; links: readonly NavLink[] }
export type NavMenu = {
  id: 'services' | 'industries'
  label: string
  lead: string
  /** The page of all of them. */
  all: NavLink
  sections: readonly NavSection[]
}

const service = (slug: ServiceSlug, description: string): NavLink => ({
  label: findService(slug)?.title ?? slug,
  href: page.service(slug),
  description,
})

const industry = (slug: IndustrySlug, description: string): NavLink => ({
  label: findIndustry(slug)?.name ?? slug,
  href: page.industry(slug),
  description,
})

/** The two mega-menus of the header (public-site.md §2, Header). */
export const menus: readonly NavMenu[] = [
  {
    id: 'services',
    label: 'Services',
    lead: 'What we connect, and what we hand over when it runs.',
    all: { label: 'All services', href: page.services },
    sections: [
      {
        title: 'Automation Solutions',
        links: [
          service('workflow-automation', 'Approvals, hand-offs and follow-ups that run themselves'),
          service('ai-chatbots', 'First answers day and night, people for the rest'),
          service('data-integration', 'One customer record, the same in every tool'),
          service('marketing-automation', 'Campaigns that react to what people do'),
        ],
      },
      {
        title: 'Implementation',
        links: [
          service('ecommerce-automation', 'From order to parcel to books, untouched'),
          service('crm-automation', 'A pipeline that fills and tidies itself'),
          service('financial-automation', 'Invoices in, matched, approved and posted'),
          service('hr-automation', 'Hiring, first days and leave without the paper'),
        ],
      },
    ],
  },
  {
    id: 'industries',
    label: 'Industries',
    lead: 'The same threads, tied to how your trade works.',
    all: { label: 'All industries', href: page.industries },
    sections: [
      {
        title: 'Business Sectors',
        links: [
          industry('healthcare', 'Intake, reminders and claims'),
          industry('ecommerce', 'Orders, stock and returns'),
          industry('manufacturing', 'Quality, maintenance and supply'),
          industry('finance', 'Onboarding, checks and reporting'),
        ],
      },
      {
        title: 'Specialized Markets',
        links: [
          industry('real-estate', 'Leads, viewings and contracts'),
          industry('education', 'Enrollment, records and support'),
          industry('logistics', 'Dispatch, tracking and billing'),
          industry('professional-services', 'Proposals, time and invoices'),
        ],
      },
    ],
  },
]

/** The plain links of the header. */
export const plainLinks: readonly NavLink[] = [
  { label: 'Resources', href: page.resources },
  { label: 'About', href: page.about },
  { label: 'Pricing', href: page.pricing },
  { label: 'Case Studies', href: page.caseStudies },
]

/** The footer (public-site.md §2, Footer). */
export const footerSections: readonly NavSection[] = [
  {
    title: 'Services',
    links: [
      { label: 'Workflow Automation', href: page.service('workflow-automation') },
      { label: 'Customer Service AI', href: page.service('customer-service-ai') },
      { label: 'Data Processing', href: page.service('data-processing') },
      { label: 'AI Chatbots', href: page.service('ai-chatbots') },
      { label: 'View All Services', href: page.services },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: page.about },
      { label: 'Case Studies', href: page.caseStudies },
      { label: 'Resources', href: page.resources },
      { label: 'Pricing', href: page.pricing },
      { label: 'Industries', href: page.industries },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Contact Us', href: page.contact },
      { label: 'Schedule Consultation', href: page.contact },
      { label: 'Get Started', href: page.contact },
      { label: 'Help Center', href: page.resources },
    ],
  },
]

export const legalLinks: readonly NavLink[] = [
  { label: 'Terms', href: page.terms },
  { label: 'Privacy', href: page.privacy },
]
