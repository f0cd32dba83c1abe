import { expect, test } from 'vitest'
import { guessMapping, mappingProblem } from './columns.ts'

const exports: [string, string, Record<string, string>][] = [
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Contact owner,Lead Status,Associated Company,Create Date',
    {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      phone: 'Phone Number',
      owner: 'Contact owner',
      company: 'Associated Company',
    },
  ],
  [
    'Pipedrive',
    'Person - ID,Person - Name,Person - Label,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Phone - Mobile,Person - Owner,Person - Open deals',
    {
      name: 'Person - Name',
      tags: 'Person - Label',
      company: 'Person - Organization',
      email: 'Person - Email - Work',
      phone: 'Person - Phone - Work',
      owner: 'Person - Owner',
    },
  ],
  [
    'Twenty',
    'Id,Name / First Name,Name / Last Name,Emails / Primary Email,Emails / Additional Emails,Phones / Primary Phone Number,Phones / Primary Phone Calling Code,Company / Name,City,Job Title',
    {
      firstName: 'Name / First Name',
      lastName: 'Name / Last Name',
      email: 'Emails / Primary Email',
      phone: 'Phones / Primary Phone Number',
      company: 'Company / Name',
    },
  ],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,LAST_CHANGED,TAGS',
    {
      email: 'Email Address',
      firstName: 'First Name',
      lastName: 'Last Name',
      phone: 'Phone Number',
      tags: 'TAGS',
    },
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value',
    {
      firstName: 'First Name',
      lastName: 'Last Name',
      company: 'Organization Name',
      tags: 'Labels',
      email: 'E-mail 1 - Value',
      phone: 'Phone 1 - Value',
    },
  ],
  [
    'Google Contacts of before',
    'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name',
    {
      name: 'Name',
      firstName: 'Given Name',
      lastName: 'Family Name',
      tags: 'Group Membership',
      email: 'E-mail 1 - Value',
      phone: 'Phone 1 - Value',
      company: 'Organization 1 - Name',
    },
  ],
  [
    'a Spanish list',
    'Nombre,Apellidos,Correo electrónico,Teléfono,Empresa,Etiquetas',
    {
      name: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      company: 'Empresa',
      tags: 'Etiquetas',
    },
  ],
  [
    'a Polish list',
    'Imię,Nazwisko,Adres e-mail,Telefon,Firma',
    {
      firstName: 'Imię',
      lastName: 'Nazwisko',
      email: 'Adres e-mail',
      phone: 'Telefon',
      company: 'Firma',
    },
  ],
  [
    'a list of one’s own',
    ' NAME , e-mail,Telefon,Firma,Something else',
    { name: ' NAME ', email: ' e-mail', phone: 'Telefon', company: 'Firma' },
  ],
]

test.each(exports)('the columns of an export of %s', (_tool, head, wanted) => {
  const header = head.split(',')
  const mapping = guessMapping(header)
  const found = mapping.flatMap((field, index) => (field ? [[field, header[index]]] : []))
  expect(Object.fromEntries(found)).toEqual(wanted)
  expect(mappingProblem(mapping)).toBeNull()
})

test.each([
  [['name', null], /has the email address/],
  [['email', 'email'], /^Two columns are chosen as email/],
  [[], /has the email address/],
] as const)('the mapping %j will not do', (mapping, sentence) => {
  expect(mappingProblem(mapping)).toMatch(sentence)
})
