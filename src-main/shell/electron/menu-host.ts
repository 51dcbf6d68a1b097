import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { WindowAction } from '../../../src-shared/actions'
import { menuBar, type MenuFacts, type MenuLine } from '../menu/menu-bar'
import { acceleratorOf } from '../menu/accelerator'

export interface MenuActs {
  readonly command: (id: string) => void
  readonly window: (action: WindowAction) => void
}

let drawn = ''

/** Only draws the menu bar if it changed, because drawing closes an open menu. */
export function showMenuBar(facts: MenuFacts, acts: MenuActs): void {
  const bar = menuBar(facts)
  const words = JSON.stringify(bar)
  if (words === drawn) return
  drawn = words
  const isMac = process.platform === 'darwin'
  const template = bar.map(line => itemOf(line, acts, isMac))
  Menu.setApplicationMenu(Menu.buildFromTemplate(isMac ? [{ role: 'appMenu' }, ...template] : template))
}

function itemOf(line: MenuLine, acts: MenuActs, isMac: boolean): MenuItemConstructorOptions {
  if (line === 'separator') return { type: 'separator' }
  const { label } = line
  if ('lines' in line) return { label, submenu: line.lines.map(one => itemOf(one, acts, isMac)) }
  if ('role' in line) return { label, role: line.role }
  const { act, keys } = line
  const accelerator = keys === undefined ? null : acceleratorOf(keys, isMac)
  return {
    label,
    id: typeof act === 'string' ? act : act.command,
    ...(accelerator === null ? {} : { accelerator }),
    // Only shows the shortcut. The page and `takeKeys` handle the key.
    registerAccelerator: false,
    click: () => (typeof act === 'string' ? acts.window(act) : acts.command(act.command))
  }
}
