import type { AuditReportPayload } from './audit-report/payload.ts'

/** What can be drawn, each from a plain payload that holds all it shows. */
export type DocumentOrder = { readonly kind: 'audit-report'; readonly payload: AuditReportPayload }

/** What the worker says about one order. */
export type DocumentAnswer =
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly failure: string }
