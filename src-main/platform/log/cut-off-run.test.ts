import { expect, test } from 'vitest'
import { cutOffRun } from './cut-off-run'

const at = (minute: number, what: string): string => `2026-11-26T10:0${minute}:00.000Z ${what}`
const started = at(1, 'info start: 0.1.0, Electron 45')

test.each<[string, readonly string[], string | null]>([
  ['ended', [started, at(2, 'info end: with 0')], null],
  ['was cut off', [started], '2026-11-26T10:01:00.000Z'],
  [
    'was cut off after other entries',
    [started, at(3, 'warn disk: full'), '    at x'],
    '2026-11-26T10:03:00.000Z'
  ],
  ['came after one that was cut off', [started, started, at(2, 'info end: with 0')], null],
  ['is beyond these lines', [at(2, 'warn disk: info start: 1')], null],
  ['does not exist', [], null]
])('finds the start of a run that was cut off: the run %s', (_, lines, time) => {
  expect(cutOffRun(lines)).toBe(time)
})
