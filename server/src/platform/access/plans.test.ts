import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../contract/operations.ts'
import { FEATURES } from './permissions.gen.ts'
import { PLAN_NAMES } from './plan-names.ts'
import { PLANS, requireFeature } from './plans.ts'

const areas = [...new Set(OPERATIONS.map(({ area }) => area))]

it('every area is a feature, except those that every plan needs', () => {
  expect(areas.filter(area => !Object.hasOwn(FEATURES, area)).sort()).toEqual(['analytics', 'health', 'organizations'])
  expect(Object.keys(FEATURES).filter(feature => !areas.some(area => area === feature))).toEqual([])
})

describe('a plan', () => {
  it('includes all features of the smaller ones', () => {
    for (const [n, name] of PLAN_NAMES.entries())
      for (const smaller of PLAN_NAMES.slice(0, n))
        expect(PLANS[name].features).toEqual(expect.arrayContaining([...PLANS[smaller].features]))
    expect(PLANS.free.features).toEqual(['memory', 'collections', 'events', 'notifications', 'gateway'])
    expect(PLANS.scale.features).toEqual(Object.keys(FEATURES))
    expect(PLANS.unlimited.features).toEqual(Object.keys(FEATURES))
  })

  it.each(PLAN_NAMES)('%s admits the operations of its features, and names the plan that others need', name => {
    for (const area of areas) {
      const call = () => requireFeature(name, area)
      if (!Object.hasOwn(FEATURES, area) || PLANS[name].features.includes(area)) expect(call).not.toThrow()
      else
        expect(call).toThrow(
          `${area} needs the plan ${FEATURES[area]} or a larger one; this organization has the plan ${name}.`,
        )
    }
  })
})
