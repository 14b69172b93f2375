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
  ])('in the column %s is separated', (name, value) => {
    expect(of({ [name]: value })).toEqual({ personalEmails: [], phones: [value], rest: {} })
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
    tags: [],
    a: null,
  }
  expect(of(details)).toEqual({ personalEmails: [], phones: [], rest: details })
})
