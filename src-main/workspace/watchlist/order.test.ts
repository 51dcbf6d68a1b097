import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, withAdded } from './order'

const coins = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'))

test('moves a coin without changing the order of the others', () => {
  fc.assert(
    fc.property(coins, fc.constantFrom('A', 'B', 'C'), fc.nat(9), (list, coin, to) => {
      const after = moved(list, coin, to)
      expect(after.toSorted()).toEqual(list.toSorted())
      expect(after.filter(other => other !== coin)).toEqual(list.filter(other => other !== coin))
      if (list.includes(coin)) expect(after.indexOf(coin)).toBe(Math.min(to, list.length - 1))
      else expect(after).toBe(list)
    })
  )
})

test('appends new coins without duplicates', () => {
  fc.assert(
    fc.property(coins, coins, (list, added) => {
      const after = withAdded(list, [...added, ...added])
      expect(after.slice(0, list.length)).toEqual(list)
      expect(after.slice(list.length)).toEqual(added.filter(coin => !list.includes(coin)))
    })
  )
})
