import { expect, test } from 'vitest'
import { companyOfAddress, isFreeMail } from './company-of-address.ts'
import { freeMailDomains } from './free-mail-domains.ts'

test.each([
  ['jane@acme.com', 'Acme'],
  ['jane@mail.acme-tools.co.uk', 'Acme Tools'],
  ['jane@eu.acme.io', 'Acme'],
  ['jane@ACME.com.au', 'Acme'],
  ['jane@studio.co', 'Studio'],
  ['jane@klinikum.or.at', 'Klinikum'],
  ['jane@brightforge.example', 'Brightforge'],
  // What only looks like a provider or a relay.
  ['jane@apple.com', 'Apple'],
  ['jane@appleid-tools.example', 'Appleid Tools'],
  ['jane@mozmail.example', 'Mozmail'],
  ['jane@notduck.com', 'Notduck'],
  ['jane@firefox-fans.example', 'Firefox Fans'],
  ['jane@github.com', 'Github'],
  ['jane@booking.com', 'Booking'],
])('%s works for %s', (address, company) => {
  expect(companyOfAddress(address)).toBe(company)
})

test.each([
  'a@gmail.com',
  'a@GMail.com',
  'a@outlook.com',
  'a@yahoo.co.uk',
  'a@mail.yahoo.co.jp',
  'a@gmx.de',
  'a@web.de',
  'a@proton.me',
  'a@icloud.com',
  'a@qq.com',
  'a@163.com',
  'a@naver.com',
  'a@mail.ru',
  'a@yandex.ru',
  'a@orange.fr',
  'a@libero.it',
  'a@uol.com.br',
  'a@rediffmail.com',
  'a@wp.pl',
  'a@seznam.cz',
  'a@hotmail.es',
  'a@t-online.de',
  'a@bigpond.com',
  'a@btinternet.com',
  'k7x2p9qd4m@privaterelay.appleid.com',
  'a@PrivateRelay.AppleID.com',
  'a@mozmail.com',
  'a@name.mozmail.com',
  'a@relay.firefox.com',
  'a@passmail.net',
  'a@passinbox.com',
  'a@duck.com',
  'a@simplelogin.com',
  'a@aleeas.com',
  'a@name.anonaddy.com',
  'a@anonaddy.me',
  'a@name.addy.io',
  'a@name.33mail.com',
  'a@sub.fastmail.com',
  'a@name.fastmail.fm',
  'a@mail.internode.on.net',
  'a@users.noreply.github.com',
  'a@guest.booking.com',
  'a@poczta.onet.pl',
])('%s tells of no company', (address) => {
  expect(isFreeMail(address)).toBe(true)
  expect(companyOfAddress(address)).toBeNull()
})

test('the list holds some hundred domains in lower case, none longer than is looked for', () => {
  expect(freeMailDomains.size).toBeGreaterThan(300)
  for (const domain of freeMailDomains) {
    expect(domain).toMatch(/^[a-z\d.-]+\.[a-z]+$/)
    expect(domain.split('.').length).toBeLessThanOrEqual(4)
  }
})
