import { describe, expect, it } from 'vitest'
import { Settings } from '../../src-shared/contract/settings'
import { controlOf, isDeclared, sectionIds, settingsOf } from './setting-words'

const accepts = (id: keyof Settings, value: unknown): boolean => Settings.shape[id].safeParse(value).success

describe('the control of a setting', () => {
  it.each(sectionIds.flatMap(settingsOf).filter(isDeclared))(
    'offers exactly the values of %s that the contract accepts',
    id => {
      const control = controlOf(id)
      if (control.kind === 'switch') expect([true, false].every(value => accepts(id, value))).toBe(true)
      else if (control.kind === 'number') {
        const { min, max, mayBeEmpty } = control
        expect([min - 1, min, max, max + 1].map(value => accepts(id, value))).toEqual([
          false,
          true,
          true,
          false
        ])
        expect(accepts(id, null)).toBe(mayBeEmpty === true)
      } else expect(control.options().every(({ value }) => accepts(id, value))).toBe(true)
    }
  )
})
