import { describe, expect, it, test } from 'vitest'
import type { JsonObject } from '../../../platform/values/json.ts'
import { contactDetails } from './contact-details.ts'

const of = (details: JsonObject) => contactDetails(details, new Set(['title', 'country', 'twitter_url']))

describe('a personal email address', () => {
  test.each([
    ['personal_email'],
    ['Personal Email'],
    ['Email 2'],
    ['secondaryEmail'],
    ['Private E-Mail'],
    ['contact'],
    ['Privat'],
    ['Notes'],
  ])('in the column %s is separated', name => {
    expect(of({ [name]: 'dana@home.example' })).toEqual({ personalEmails: ['dana@home.example'], phones: [], rest: {} })
  })

  it('is found in a text, a list and an object', () => {
    const { personalEmails, rest } = of({
      Notes: 'Write to dana@home.example or d@x.example.',
      others: ['a@x.example', 'chess'],
      contact: { emails: [{ address: 'b@x.example', kind: 'main' }] },
    })
    expect(personalEmails).toEqual(['dana@home.example', 'd@x.example', 'a@x.example', 'b@x.example'])
    expect(rest).toEqual({ others: ['chess'], contact: { emails: [{}] } })
  })

  it('is found in a name', () => {
    const { personalEmails, rest } = of({ verified: { 'dana@home.example': true, other: 1 }, 'd@x.example': 'yes' })
    expect(personalEmails).toEqual(['dana@home.example', 'd@x.example'])
    expect(rest).toEqual({ verified: { other: 1 } })
  })

  it('is not that of the employer', () => {
    const details = { 'Work Email': 'dana@northwind.example', email_opt_in: true }
    expect(of(details)).toEqual({ personalEmails: [], phones: [], rest: details })
  })
})

describe('a phone number', () => {
  test.each([
    ['Mobile Phone', '+1 555 0100'],
    ['mobilePhone', '555-0100-22'],
    ['Cell', '555 0100 22'],
    ['Direct Dial', '555 0100 22'],
    ['Téléphone', '01 02 03 04 05'],
    ['Handy', '0151 000000'],
    ['reach', '+49 (151) 000 000'],
    ['Direct line', '555 0100 22'],
    ['Contact No.', '5550100 22'],
    ['Rufnummer', '0151 000000'],
    ['Handynummer', '0151 000000'],
    ['Tlf.', '22 00 00 00'],
    ['Мобильный', '8 912 000-00-00'],
    ['手机号', '139 0000 0000'],
    ['other', '(555) 555-0100'],
    ['other', '555-555-0100'],
    ['other', '0049 151 000000'],
  ])('in the column %s is separated', (name, value) => {
    expect(of({ [name]: value })).toEqual({ personalEmails: [], phones: [value], rest: {} })
  })

  it('is found in a text', () => {
    const { phones, rest } = of({
      Notes: 'Call +1 555 0177 after six, or (555) 555-0178.',
      url: 'tel:+15550179',
      wide: '＋1 555 0180',
    })
    expect(phones).toEqual(['+1 555 0177', '(555) 555-0178', '+15550179', '+1 555 0180'])
    expect(rest).toEqual({})
  })

  it('is listed once, after those that are named', () => {
    const { phones } = of({
      phone_numbers: ['+1 555 0100', { raw_number: '1' }],
      mobile: '+1 555 0100',
      fax: '5550101',
    })
    expect(phones).toEqual(['+1 555 0100', { raw_number: '1' }, '5550101'])
  })
})

it('what is personal by its name is in no result', () => {
  expect(of({ 'Home Address': '1 Elm St', 'Date of Birth': '1990-01-01' }).rest).toEqual({})
})

it('other fields stay as they are', () => {
  const details = {
    title: 'Head',
    country: 'US',
    twitter_url: 'x',
    score: 42,
    'Customer Id': '12345678',
    'Contacted at': '2026-11-20',
    'Contact notes': 'Met twice',
    growth: '+12% of 2,000,000',
    version: '2026.11.20-1234',
    iban_end: '1234 5678 9012',
    tags: [],
    a: null,
  }
  expect(of(details)).toEqual({ personalEmails: [], phones: [], rest: details })
})
