import { segment } from '../routes.ts'

/** Calls of outside booking tools, and about them; apart from the routes of every public page. */
export const webhookCalls = {
  /** Where the tool sends its events: the address to paste there. */
  receive: { calendly: '/api/webhooks/calendly', calcom: '/api/webhooks/calcom' },
  admin: {
    webhooks: '/api/admin/webhooks',
    webhook: (source: string) => `/api/admin/webhooks/${segment(source)}`,
  },
} as const
