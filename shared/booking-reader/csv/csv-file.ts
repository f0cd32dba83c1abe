/** What is read: comma, semicolon or tab separated values, named so. */
const csvName = /\.(?:csv|tsv|tab)$/i
/** What a file is called by its type, where its name does not tell: `export`. */
const csvTypes = [
  'text/csv',
  'text/comma-separated-values',
  'text/tab-separated-values',
  'text/x-csv',
  'application/csv',
  'application/x-csv',
]
/** Types that nobody gives a table by mistake, as Android and Excel give many. */
const otherTypes = /^(?:image|audio|video|font)\/|^application\/pdf$/

/** What a file chooser offers: the names, and the types that phones have for them. */
export const csvAccept = [
  '.csv',
  '.tsv',
  ...csvTypes,
  // Excel claims .csv for itself, and Android knows some as plain text.
  'application/vnd.ms-excel',
  'text/plain',
].join()

/**
 * Whether a chosen file may be read (admin-back-office.md §5: type `text/csv`): by its name, since
 * systems give a .csv a dozen types or none; by its type where the name says nothing.
 */
export const isCsvFile = ({ name, type }: { name: string; type: string }): boolean =>
  csvName.test(name)
    ? !otherTypes.test(type)
    : csvTypes.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')
