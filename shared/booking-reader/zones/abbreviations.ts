/**
 * Short names of clocks. People write EST in July and mean the clock of New York, so a short name
 * stands for the place; `offset` is what it says by the book, in minutes from UTC.
 */
export type Abbreviation = {
  zone: string
  offset: number | null
  /** Where this clock runs all year: meant when `zone` keeps another time on the day. */
  elsewhere?: string
  /** Other places that use the same letters. */
  also?: readonly string[]
}

export const abbreviations: Readonly<Record<string, Abbreviation>> = {
  UTC: { zone: 'UTC', offset: 0 },
  GMT: { zone: 'UTC', offset: 0 },
  ET: { zone: 'America/New_York', offset: null },
  EST: { zone: 'America/New_York', offset: -300 },
  EDT: { zone: 'America/New_York', offset: -240 },
  CT: { zone: 'America/Chicago', offset: null },
  CST: { zone: 'America/Chicago', offset: -360, also: ['Asia/Shanghai', 'America/Havana'] },
  CDT: { zone: 'America/Chicago', offset: -300 },
  MT: { zone: 'America/Denver', offset: null },
  MST: { zone: 'America/Denver', offset: -420, elsewhere: 'America/Phoenix' },
  MDT: { zone: 'America/Denver', offset: -360 },
  PT: { zone: 'America/Los_Angeles', offset: null },
  PST: { zone: 'America/Los_Angeles', offset: -480 },
  PDT: { zone: 'America/Los_Angeles', offset: -420 },
  AKST: { zone: 'America/Anchorage', offset: -540 },
  AKDT: { zone: 'America/Anchorage', offset: -480 },
  HST: { zone: 'Pacific/Honolulu', offset: -600 },
  AST: {
    zone: 'America/Halifax',
    offset: -240,
    elsewhere: 'America/Puerto_Rico',
    also: ['Asia/Riyadh'],
  },
  ADT: { zone: 'America/Halifax', offset: -180 },
  NST: { zone: 'America/St_Johns', offset: -210 },
  NDT: { zone: 'America/St_Johns', offset: -150 },
  BRT: { zone: 'America/Sao_Paulo', offset: -180 },
  ART: { zone: 'America/Argentina/Buenos_Aires', offset: -180 },
  CLT: { zone: 'America/Santiago', offset: -240 },
  CLST: { zone: 'America/Santiago', offset: -180 },
  COT: { zone: 'America/Bogota', offset: -300 },
  PET: { zone: 'America/Lima', offset: -300 },
  BST: { zone: 'Europe/London', offset: 60, also: ['Asia/Dhaka'] },
  WET: { zone: 'Europe/Lisbon', offset: 0 },
  WEST: { zone: 'Europe/Lisbon', offset: 60 },
  CET: { zone: 'Europe/Paris', offset: 60 },
  CEST: { zone: 'Europe/Paris', offset: 120 },
  MEZ: { zone: 'Europe/Berlin', offset: 60 },
  MESZ: { zone: 'Europe/Berlin', offset: 120 },
  EET: { zone: 'Europe/Athens', offset: 120 },
  EEST: { zone: 'Europe/Athens', offset: 180 },
  MSK: { zone: 'Europe/Moscow', offset: 180 },
  TRT: { zone: 'Europe/Istanbul', offset: 180 },
  WAT: { zone: 'Africa/Lagos', offset: 60 },
  CAT: { zone: 'Africa/Maputo', offset: 120 },
  SAST: { zone: 'Africa/Johannesburg', offset: 120 },
  EAT: { zone: 'Africa/Nairobi', offset: 180 },
  IDT: { zone: 'Asia/Jerusalem', offset: 180 },
  GST: { zone: 'Asia/Dubai', offset: 240 },
  PKT: { zone: 'Asia/Karachi', offset: 300 },
  IST: { zone: 'Asia/Kolkata', offset: 330, also: ['Europe/Dublin', 'Asia/Jerusalem'] },
  NPT: { zone: 'Asia/Kathmandu', offset: 345 },
  ICT: { zone: 'Asia/Bangkok', offset: 420 },
  WIB: { zone: 'Asia/Jakarta', offset: 420 },
  SGT: { zone: 'Asia/Singapore', offset: 480 },
  HKT: { zone: 'Asia/Hong_Kong', offset: 480 },
  PHT: { zone: 'Asia/Manila', offset: 480 },
  AWST: { zone: 'Australia/Perth', offset: 480 },
  JST: { zone: 'Asia/Tokyo', offset: 540 },
  KST: { zone: 'Asia/Seoul', offset: 540 },
  ACST: { zone: 'Australia/Adelaide', offset: 570, elsewhere: 'Australia/Darwin' },
  ACDT: { zone: 'Australia/Adelaide', offset: 630 },
  AET: { zone: 'Australia/Sydney', offset: null },
  AEST: { zone: 'Australia/Sydney', offset: 600, elsewhere: 'Australia/Brisbane' },
  AEDT: { zone: 'Australia/Sydney', offset: 660 },
  NZST: { zone: 'Pacific/Auckland', offset: 720 },
  NZDT: { zone: 'Pacific/Auckland', offset: 780 },
}
