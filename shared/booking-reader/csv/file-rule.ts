/** What some systems call a .csv where a spreadsheet program has claimed it, or nothing knows it. */
const otherNames = ['application/vnd.ms-excel', '']

/**
 * Whether a chosen file may be read (admin-back-office.md §5: type `text/csv`). A file that ends in
 * .csv counts as well where the system gives it the spreadsheet program's type, or none.
 */
export const isCsvFile = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'text/csv' || (/\.csv$/i.test(name) && otherNames.includes(type))
