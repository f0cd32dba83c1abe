import { expect, test } from 'vitest'
import { meetingPlace } from './meeting-place.ts'

test.each([
  ['https://meet.example/abc?pwd=1', 'https://meet.example/abc?pwd=1'],
  ['+1 (312) 555-0142', 'tel:+13125550142'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['\u202a+49 30 1234567\u202c', 'tel:+49301234567'],
  ['214 West Kinzie Street, Chicago', null],
  ['https://meet.example/abc, or by phone', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (place, href) => {
  expect(meetingPlace(` ${place} `)).toEqual({ text: place, href })
})

test.each([null, '', '  '])('%j is no place', (place) => {
  expect(meetingPlace(place)).toBeNull()
})
