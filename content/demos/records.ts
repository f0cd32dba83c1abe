import type { JobRecord, ScenarioId } from '../types/demo.ts'
import { ecommerceRecord } from './ecommerce.ts'
import { financeRecord } from './finance.ts'
import { healthcareRecord } from './healthcare.ts'
import { salesRecord } from './sales.ts'

/** What the runs of the industry demo write, by scenario. */
export const jobRecords: Readonly<Record<ScenarioId, JobRecord>> = {
  sales: salesRecord,
  ecommerce: ecommerceRecord,
  healthcare: healthcareRecord,
  finance: financeRecord,
}
