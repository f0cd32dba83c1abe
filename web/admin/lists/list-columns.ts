import {
  createColumnHelper,
  type Header,
  type ReactTable,
  rowSortingFeature,
  type TableOptions,
  type Row as TableRow,
  tableFeatures,
} from '@tanstack/react-table'
import type { ListRecord } from './list-kind.ts'

export const listFeatures = tableFeatures({ rowSortingFeature })
type Features = typeof listFeatures

export type ListColumns<Row extends ListRecord> = TableOptions<Features, Row>['columns']
export type ListTableModel<Row extends ListRecord> = ReactTable<Features, Row>
export type ListTableRow<Row extends ListRecord> = TableRow<Features, Row>
export type ListHeader<Row extends ListRecord> = Header<Features, Row, unknown>

/** The maker of a list's columns; their ids are the areas of the row in the list's style sheet. */
export const listColumns = <Row extends ListRecord>() => createColumnHelper<Features, Row>()
