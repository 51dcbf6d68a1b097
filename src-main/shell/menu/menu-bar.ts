import {
  actions,
  indicatorActions,
  intervalActions,
  scaleActions,
  styleActions,
  toolActionNames,
  windowActions,
  type Action,
  type ActionName,
  type WindowAction
} from '../../../src-shared/actions'
import { m } from '../../../src-shared/messages/m'
import { keysOf, type OwnShortcuts } from '../../../src-shared/shortcuts'

type TextRole = 'cut' | 'copy' | 'paste' | 'selectAll'

export type MenuLine =
  | 'separator'
  | { readonly label: string; readonly lines: readonly MenuLine[] }
  | { readonly label: string; readonly role: TextRole }
  | {
      readonly label: string
      readonly keys: string | undefined
      readonly act: { readonly command: string } | WindowAction
    }

export interface MenuFacts extends OwnShortcuts {
  readonly isPaused: boolean
}

export function menuBar({ isPaused, ...own }: MenuFacts): readonly MenuLine[] {
  const of = (...names: readonly ActionName[]): readonly MenuLine[] =>
    names.map(name => line({ ...actions[name], keys: keysOf(name, own) }, { command: name }))
  const separator = 'separator' as const
  return [
    menu(m.menu.file(), [
      ...of('connect', 'welcome'),
      separator,
      ...(isPaused ? of('resume') : of('pause:hour', 'pause')),
      separator,
      ...windows('close', 'quit')
    ]),
    menu(m.menu.edit(), [
      line({ label: m.common.undo, keys: ['Ctrl+Z'] }, { command: 'undo' }),
      line({ label: m.menu.redo, keys: ['Ctrl+Y'] }, { command: 'redo' }),
      separator,
      { label: m.menu.cut(), role: 'cut' },
      { label: m.common.copy(), role: 'copy' },
      { label: m.menu.paste(), role: 'paste' },
      { label: m.menu.selectAll(), role: 'selectAll' },
      separator,
      ...of('coin:find', 'convert', 'alert:new')
    ]),
    menu(m.menu.view(), [
      ...of('view:watch', 'view:market', 'view:news', 'view:alerts', 'view:explorer', 'view:credits'),
      ...of('view:settings'),
      separator,
      ...of('window:ticker', 'window:chart', 'window:watchlist'),
      separator,
      menu(m.settings.theme(), of('theme:dark', 'theme:light', 'theme:contrast', 'theme:system')),
      ...windows('zoom-in', 'zoom-out', 'zoom-reset', 'full-screen')
    ]),
    menu(m.common.chart(), [
      menu(m.common.interval(), choices(intervalActions)),
      menu(m.menu.addIndicator(), indicatorActions.map(named)),
      menu(m.menu.style(), choices(styleActions)),
      menu(m.menu.scale(), choices(scaleActions)),
      menu(m.menu.draw(), [...of(...toolActionNames, 'draw:measure'), separator, ...of('draw:magnet')]),
      separator,
      ...of('chart:compare', 'chart:replay', 'chart:date', 'chart:maximize', 'chart:layouts'),
      separator,
      ...of('chart:zoomIn', 'chart:zoomOut', 'chart:showAll', 'chart:first', 'chart:last'),
      separator,
      menu(m.chartExport.menu.label(), [
        ...of('chart:table', 'chart:savePicture', 'chart:saveCandles'),
        ...of('chart:copyPicture', 'chart:copyCandles')
      ])
    ]),
    menu(m.menu.go(), [...of('back', 'forward'), separator, ...of('palette', 'coin:find')]),
    menu(m.menu.help(), of('shortcuts', 'welcome', 'about'))
  ]
}

const menu = (label: string, lines: readonly MenuLine[]): MenuLine => ({ label, lines })

const line = ({ label, keys }: Action, act: { readonly command: string } | WindowAction): MenuLine => ({
  label: label(),
  keys: keys?.[0],
  act
})

const windows = (...names: readonly WindowAction[]): readonly MenuLine[] =>
  names.map(name => line(windowActions[name], name))

const choices = (all: readonly (Action & { readonly id: string })[]): readonly MenuLine[] =>
  all.map(choice => line(choice, { command: choice.id }))

/** Leaves out the verb, because the entry is in the "Add indicator" menu. */
const named = ({ id, name }: (typeof indicatorActions)[number]): MenuLine =>
  line({ label: name }, { command: id })
