import { describe, expect, test } from 'vitest'
import { findTimes } from './find-times.ts'

const languages =
  `ar bg ca cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv mk ms nb nl
  nn pl pt pt-PT ro ru sk sl sq sr sv th tr uk vi zh zh-Hant af lb en-GB en-CA es-MX fr-CA`.split(
    /\s+/,
  )

const read = (text: string) => findTimes(text).map(({ hour, minute }) => `${hour}:${minute}`)

describe('AM and PM as the CLDR of this engine writes them', () => {
  test.each(languages)('%s', (language) => {
    const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: 'UTC',
    })
    for (const hour of [0, 2, 10, 12, 14, 22]) {
      const written = clock.format(Date.UTC(2026, 11, 3, hour, 30)).replace('.30', ':30')
      if (/\d h \d/.test(written)) continue
      expect(read(written), written).toEqual([`${hour}:30`])
    }
  })
})

test.each([
  ['下午 02:30', '14:30'],
  ['02:30 下午', '14:30'],
  ['上午9:15', '9:15'],
  ['中午12:30', '12:30'],
  ['晚上8:00', '20:0'],
  ['午後2:30', '14:30'],
  ['午前0:30', '0:30'],
  ['오후 2:30', '14:30'],
  ['오전 11:30', '11:30'],
  ['2:30 μ.μ.', '14:30'],
  ['2:30 μμ', '14:30'],
  ['9:30 π.μ.', '9:30'],
  ['02:30 م', '14:30'],
  ['09:30 ص', '9:30'],
  ['2:30 ب.ظ', '14:30'],
  ['du. 2:30', '14:30'],
  ['2:30 du.', '14:30'],
  ['de. 9:30', '9:30'],
  ['2:30 nachm.', '14:30'],
  ['9:30 vorm.', '9:30'],
  ['2:30 CH', '14:30'],
  ['9:30 SA', '9:30'],
  ['2:30 p. m.', '14:30'],
  ['PM 2:30', '14:30'],
  ['ÖS 02:30', '14:30'],
  ['14:30 odp.', '14:30'],
  ['2:30 de la tarde', '14:30'],
  ['8:30 du soir', '20:30'],
  ['12:30 Uhr mittags', '12:30'],
  ['٢:٣٠ م', '14:30'],
])('%s', (text, time) => {
  expect(read(text)).toEqual([time])
})
