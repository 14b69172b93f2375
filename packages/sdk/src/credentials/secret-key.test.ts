import { expect, test } from 'vitest'
import { isUnset, refusalOf } from './secret-key.ts'

const key = (random: string): string => `sk_live_${random}_${'0'.repeat(43)}`

test.each([key('my3k9PqZ'), key('Your1234'), key('todoTODO'), key('changeXY'), key('xxxxxxxx')])(
  'a complete key is set, whatever its random characters spell: %s',
  value => {
    expect(isUnset(value)).toBe(false)
    expect(refusalOf(value, 'the environment')).toBeUndefined()
  },
)

test.each([
  '',
  ' ',
  '<your key>',
  'sk_live_...',
  'sk_live_your_key_here',
  'sk_test_xxxx',
  '$KEEPSAKE_API_KEY',
  'changeme',
])('a template placeholder counts as unset: %j', value => expect(isUnset(value)).toBe(true))
