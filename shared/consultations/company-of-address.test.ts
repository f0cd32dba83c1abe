import { expect, test } from 'vitest'
import { companyOfAddress, isFreeMail, registeredDomain } from './company-of-address.ts'
import { freeMailDomains } from './free-mail-domains.ts'

test.each([
  ['jane@acme.com', 'Acme'],
  ['jane@mail.acme-tools.co.uk', 'Acme Tools'],
  ['jane@eu.acme.io', 'Acme'],
  ['jane@ACME.com.au', 'Acme'],
  ['jane@studio.co', 'Studio'],
  ['jane@klinikum.or.at', 'Klinikum'],
  ['jane@brightforge.example', 'Brightforge'],
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
])('%s tells of no company', (address) => {
  expect(isFreeMail(address)).toBe(true)
  expect(companyOfAddress(address)).toBeNull()
})

test('the list holds some hundred registered domains in lower case', () => {
  expect(freeMailDomains.size).toBeGreaterThan(300)
  for (const domain of freeMailDomains) {
    expect(domain).toMatch(/^[a-z\d.-]+\.[a-z]+$/)
    expect([domain, registeredDomain(`mail.${domain}`)]).toContain(domain)
  }
})
