import { expect, test } from 'vitest'
import { addressesOf, hasMachineChanged, checkEveryMs, type MachineSnapshot } from './machine-snapshot'
import { hour } from '../../../src-shared/time'

const before: MachineSnapshot = { online: true, addresses: '192.0.2.2', at: 1_000_000, zone: 'UTC' }
const after = (part: Partial<MachineSnapshot> = {}, ms = checkEveryMs): MachineSnapshot => ({
  ...before,
  at: before.at + ms,
  ...part
})

test.each<[string, MachineSnapshot, MachineSnapshot, boolean]>([
  ['nothing', before, after(), false],
  ['a check that ran a little late', before, after({}, 20_000), false],
  ['a switched VPN', before, after({ addresses: '10.8.0.2,192.0.2.2' }), true],
  ['a network that went offline', before, after({ online: false, addresses: '' }), false],
  ['a network that is still offline', { ...before, online: false }, after({ online: false }), false],
  ['a network that came back with the same address', { ...before, online: false }, after(), true],
  ['sleep that nobody announced', before, after({}, 8 * hour), true],
  ['the same without a network', before, after({ online: false }, 8 * hour), true],
  ['another time zone', before, after({ zone: 'Asia/Tokyo' }), true],
  ['a clock set back by an hour', before, after({}, -hour), true],
  ['a clock set forward by an hour', before, after({}, hour), true]
])('decides whether the computer changed after %s', (_, one, other, expected) => {
  expect(hasMachineChanged(one, other)).toBe(expected)
})

test('compares only external addresses, in any order', () => {
  const of = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => [
    { address, family, internal }
  ]
  const wired = of('192.0.2.2')
  const vpn = of('10.8.0.2')
  expect(addressesOf({ eth0: wired, tun0: vpn })).toBe(addressesOf({ tun0: vpn, eth0: wired }))
  expect(addressesOf({ lo: of('127.0.0.1', 'IPv4', true), eth0: [...wired, ...of('fd00::2', 'IPv6')] })).toBe(
    '192.0.2.2'
  )
  expect(addressesOf({ gone: undefined })).toBe('')
})
