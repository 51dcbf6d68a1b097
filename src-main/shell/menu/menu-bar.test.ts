import { expect, test } from 'vitest'
import {
  actions,
  indicatorActions,
  intervalActions,
  scaleActions,
  styleActions,
  windowActions
} from '../../../src-shared/actions'
import { m } from '../../../src-shared/messages/m'
import { usualShortcuts } from '../../../src-shared/shortcuts'
import { acceleratorOf } from './accelerator'
import { menuBar, type MenuLine } from './menu-bar'

const labelOf = (line: MenuLine): string => (line === 'separator' ? '' : line.label)

function idsIn(lines: readonly MenuLine[]): readonly string[] {
  return lines.flatMap(line => {
    if (line === 'separator') return []
    if ('lines' in line) return idsIn(line.lines)
    if ('role' in line) return [line.role]
    return [typeof line.act === 'string' ? line.act : line.act.command]
  })
}

test('the menu bar has the usual menus of desktop programs in their usual order', () => {
  expect(menuBar({ isPaused: false, ...usualShortcuts }).map(labelOf)).toEqual([
    ...[m.menu.file(), m.menu.edit(), m.menu.view(), m.common.chart(), m.menu.go(), m.menu.help()]
  ])
})

test('the menu bar has an item for every action', () => {
  const all = [
    ...Object.keys({ ...actions, ...windowActions }),
    ...[intervalActions, indicatorActions, styleActions, scaleActions].flat().map(({ id }) => id)
  ]
  const shown = new Set([true, false].flatMap(isPaused => idsIn(menuBar({ isPaused, ...usualShortcuts }))))
  expect(all.filter(id => !shown.has(id))).toEqual([])
})

test('offers to resume only while updates are paused', () => {
  const idsWhile = (isPaused: boolean): readonly string[] =>
    idsIn(menuBar({ isPaused, ...usualShortcuts })).filter(id => /^(pause|resume)/.test(id))
  expect(idsWhile(false)).toEqual(['pause:hour', 'pause'])
  expect(idsWhile(true)).toEqual(['resume'])
})

test("shows the user's own shortcuts", () => {
  const shown = menuBar({ isPaused: false, singleKeys: false, shortcuts: { palette: ['Ctrl+P'] } })
  expect(JSON.stringify(shown)).toContain('"keys":"Ctrl+P","act":{"command":"palette"}')
  expect(JSON.stringify(shown)).not.toContain('"keys":"/"')
})

test.each([
  ['Ctrl+1', 'CommandOrControl+1'],
  ['Alt+←', 'Alt+Left'],
  ['Ctrl+−', 'CommandOrControl+-'],
  ['Ctrl++', 'CommandOrControl+Plus'],
  ['+', 'Plus'],
  ['Alt+Enter', 'Alt+Enter'],
  ['?', '?']
])('writes the shortcut %s as the accelerator %s', (keys, accelerator) =>
  expect(acceleratorOf(keys, false)).toBe(accelerator)
)

test('leaves single keys to text fields on macOS', () => {
  expect(['T', '/', '+'].map(keys => acceleratorOf(keys, true))).toEqual([null, null, null])
  expect(['F11', 'Ctrl+K'].map(keys => acceleratorOf(keys, true))).toEqual(['F11', 'CommandOrControl+K'])
})
