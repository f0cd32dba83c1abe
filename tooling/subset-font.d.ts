declare module 'subset-font' {
  type Range = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    keepFeatures?: string[]
    dropTables?: string[]
    variationAxes?: Record<string, Range>
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>
}
