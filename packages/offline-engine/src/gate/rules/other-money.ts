import { isCurrency, isMoneyName, mayMean, unitOf } from '@keepsake/english/units'
import type { Place } from '../place.ts'
import { isNumber } from './rule.ts'

// Is it in the money of the property? The reader of numbers looks at the words beside one; a label or a bracket may say it too.

/** "Fee in Swiss francs: 900", "Fee (CHF): 900" */
const BEFORE = /(?:\bin |\((?:in )?)((?!in )[\p{L}.$€£]+(?: \p{L}+)?)\)?,?\s*(?:[:=]|\bis\b|\bare\b|\bwas\b)\W*$/u
/** "900 (Swiss francs)" */
const BEHIND = /^ ?(?:\(|in )(?:in |all in )?([\p{L}.$€£]+(?: \p{L}+)?)/u

/** Whether a text says that an amount is in another currency than that of its property. */
export function isOtherMoney(place: Place): boolean {
  const own = unitOf(place.definition.unit)
  if (!isNumber(place) || own === undefined || !isCurrency(own)) return false
  if ((place.said.match(/[\p{L}$€£]+/gu) ?? []).some(word => isMoneyName(unitOf(word) ?? ''))) return false
  const [before, behind] = [BEFORE.exec(place.left)?.[1], BEHIND.exec(place.right)?.[1]]
  return [before, behind].some(name => {
    const unit = unitOf(name) ?? unitOf(name?.split(' ')[0])
    return unit !== undefined && unit !== own && isMoneyName(unit) && !mayMean(unit, own)
  })
}
