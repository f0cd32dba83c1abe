import { type CsvTable, readCsv } from '#shared/booking-reader/csv/read-csv.ts'

/** A CSV file by its text. @throws when it can not be read, with the reason. */
export function csvTable(text: string): CsvTable {
  const read = readCsv(new TextEncoder().encode(text))
  if ('problem' in read) throw new Error(read.problem)
  return read
}
