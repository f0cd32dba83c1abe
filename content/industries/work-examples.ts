import type { IndustrySlug } from '#shared/routes.ts'
import type { WorkExample } from '../types/work-example.ts'

/** A paper of each trade, and what was read from it before anybody had opened it. */
export const tradeExamples: Record<IndustrySlug, WorkExample> = {
  healthcare: {
    kind: 'document',
    title: 'A referral, read before the phone rings',
    paper: [
      '[Lakeside Family Practice]',
      'Referral to physical therapy · [Nov\u00a04,\u00a02025]',
      'Patient [Renata Cole], born [Mar 12, 1968]',
      'Diagnosis [M54.16]',
      'Visits asked for … [12]',
      'Insurance … [Evergreen PPO]',
      'Please call her [after 4 pm].',
    ],
    fields: [
      { name: 'Patient', value: 'Renata Cole, not seen before', sure: '98 %' },
      { name: 'Insurance', value: 'Evergreen PPO, active, $30 a visit', sure: 'asked at 8:02' },
      { name: 'Visits', value: '12 asked for, 8 covered', sure: 'front desk', doubtful: true },
      { name: 'Call back', value: 'today at 4:10 pm', sure: 'from line 7' },
    ],
  },
  ecommerce: {
    kind: 'document',
    title: 'A return slip, read at the packing table',
    paper: [
      'Return for order [55087]',
      '[1 × lamp Ostra, brass] … $64.20',
      'What is wrong: [a dent in the shade]',
      'Photo: [attached]',
      'I would like: [a new one]',
    ],
    fields: [
      { name: 'Order', value: '55087, delivered on Monday', sure: '99 %' },
      { name: 'Stock', value: '2 left, one held for it', sure: 'all shops told' },
      { name: 'Carrier', value: 'claim filed with the photo', sure: 'by rule 7' },
      { name: 'Dents', value: 'third this month, same box', sure: 'asks Ruth', doubtful: true },
    ],
  },
  manufacturing: {
    kind: 'document',
    title: 'A drawing that came with an order',
    paper: [
      'Drawing [4417-B], revision [D]',
      'Bracket, left · [6061-T6]',
      'Bore … [8.00 +0.02]',
      'Surface … [anodized, black]',
      'Your order [PO 20931] … [400 pieces]',
    ],
    fields: [
      { name: 'Part', value: '4417-B, made six times', sure: '99 %' },
      { name: 'Material', value: '6061-T6, on the shelf for 520', sure: '99 %' },
      { name: 'Revision', value: 'D; ours is C', sure: 'engineer', doubtful: true },
      { name: 'What changed', value: 'bore 8.00, was 7.95', sure: '97 %', doubtful: true },
    ],
  },
  finance: {
    kind: 'document',
    title: 'A statement, read into the client’s file',
    paper: [
      '[Harbor Street Capital]',
      'Statement · [September 30, 2025]',
      'Account [4410-77], [Adler Trust]',
      'Opening value … [$412,900.00]',
      'Advisory fee … [$1,032.25]',
      'Closing value … [$418,274.11]',
    ],
    fields: [
      { name: 'Client', value: 'Adler Trust, reviewed in March', sure: '99 %' },
      { name: 'Values', value: 'both in the file, to the cent', sure: '99 %' },
      { name: 'Fee', value: '0.25 %, agreed 0.20 %', sure: 'adviser', doubtful: true },
      { name: 'Source', value: 'page 2, kept with the figure', sure: 'for the auditor' },
    ],
  },
  'real-estate': {
    kind: 'document',
    title: 'An inquiry at 10:40 at night',
    paper: [
      'From: [Jonas Weld], [(614) 555-0138]',
      'Unit: [Maple Court 3B]',
      'Hi, is the [two-bedroom] still free?',
      'We could move in [around January 1].',
      'There is [a dog], not a big one.',
    ],
    fields: [
      { name: 'Unit', value: '3B, free from December 15', sure: '99 %' },
      { name: 'Moves in', value: 'January 1, fits', sure: '96 %' },
      { name: 'Viewing', value: 'Thursday 5:30 pm, offered at 10:41', sure: 'answered' },
      { name: 'Dog', value: 'up to 25 lb allowed', sure: 'asks Jonas', doubtful: true },
    ],
  },
  education: {
    kind: 'document',
    title: 'A transcript, read in the hour it came',
    paper: [
      '[Marlow County High School]',
      'Official transcript · [June 6, 2025]',
      'Student [Amara Diallo]',
      'Algebra II … [B+]',
      'Chemistry … [A-]',
      'Grade average … [3.62]',
    ],
    fields: [
      { name: 'Applicant', value: 'Amara Diallo, file 20418', sure: '99 %' },
      { name: 'Average', value: '3.62, asked for 3.20', sure: '99 %' },
      { name: 'Still missing', value: 'immunization, asked by text', sure: 'sent 9:14' },
      { name: 'Sender', value: 'not a school we know', sure: 'admissions', doubtful: true },
    ],
  },
  logistics: {
    kind: 'document',
    title: 'A proof of delivery, from a photo in the cab',
    paper: [
      'Bill of lading [88214]',
      'Shipper [Norden Foods], dock [7]',
      '[22 pallets] … [31,400 lb]',
      'In [6:52] · out [11:20]',
      'Received … [21 pallets]',
      'Signed [R. Ortega], [Nov 5]',
    ],
    fields: [
      { name: 'Load', value: '88214, delivered on Nov 5', sure: '99 %' },
      { name: 'Detention', value: '2 h 28 min beyond two, claimed', sure: 'from line 4' },
      { name: 'Pallets', value: '22 loaded, 21 signed for', sure: 'dispatch', doubtful: true },
      { name: 'Invoice', value: 'ready, waits for the pallet', sure: 'by rule 3' },
    ],
  },
  'professional-services': {
    kind: 'document',
    title: 'Tax papers, sorted before anybody opened them',
    paper: [
      'From: [Lena Hofmann]',
      'More papers for [2024]',
      '[W-2, Carver Tools] … [$71,480.00]',
      '[1099-INT, First Lake Bank] … [$212.44]',
      '[Childcare], 14 pages … [$6,140.00]',
      'The dentist ones are [still somewhere].',
    ],
    fields: [
      { name: 'Client', value: 'Hofmann, return of 2024', sure: '99 %' },
      { name: 'W-2', value: 'filed, a year before $68,900', sure: '99 %' },
      { name: '1099-INT', value: 'filed, last year there were two', sure: 'Lena', doubtful: true },
      { name: 'Dentist', value: 'asked for again on Friday', sure: 'from line 6' },
    ],
  },
}
