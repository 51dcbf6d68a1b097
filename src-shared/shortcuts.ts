import { actions, windowActions, type Action, type ActionName } from './actions'

export interface OwnShortcuts {
  /** An empty list means no shortcut. */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>
  readonly singleKeys: boolean
}

export const usualShortcuts: OwnShortcuts = { shortcuts: {}, singleKeys: true }

export interface Pressed {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

const names: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  '-': '−'
}
const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'Dead', 'Process', 'Unidentified'])

const isSymbol = (key: string): boolean => key.length === 1 && key.toLowerCase() === key.toUpperCase()

/** Returns the pressed keys as they are written in the list of shortcuts: `Ctrl+Shift+K`, `Alt+←`, `?`. */
export function keysOfPress({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string | null {
  if (modifiers.has(key)) return null
  const isCommand = ctrlKey || metaKey || altKey
  // With Alt, macOS reports other characters, and some keyboards have no Latin letters, so letters are
  // identified by the key's position.
  const letter = isCommand && !/^[a-z]$/i.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  const name = letter ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  // Shift is part of a symbol such as `?`, and is ignored for a letter without other modifiers.
  const isShifted = shiftKey && !isSymbol(key) && (isCommand || key.length > 1)
  const pressed = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', isShifted && 'Shift']
  return [...pressed.filter(one => one !== false), name].join('+')
}

export const isSingleKey = (keys: string): boolean => keys.length === 1

export function keysOf(id: ActionName, { shortcuts, singleKeys }: OwnShortcuts): readonly string[] {
  const { keys = [] }: Action = actions[id]
  const all = shortcuts[id] ?? keys
  return singleKeys ? all : all.filter(one => !isSingleKey(one))
}

const ids = Object.keys(actions) as readonly ActionName[]

const onChartOnly = (id: ActionName): boolean =>
  id.startsWith('draw:') || /^chart:(zoomIn|zoomOut|showAll|first|last)$/.test(id)

export interface PressMeaning {
  readonly id: ActionName | null
}

/** Returns null if the keys do what they do by default. */
export function meaningOfKeys(keys: string, own: OwnShortcuts, isOnChart: boolean): PressMeaning | null {
  const { shortcuts, singleKeys } = own
  const isOff = !singleKeys && isSingleKey(keys)
  const usual = ids.find(id => usualKeys(id).includes(keys) && (isOnChart || !onChartOnly(id)))
  const chosen = ids.find(
    id => shortcuts[id]?.includes(keys) && (isOnChart || !onChartOnly(id) || !isSingleKey(keys))
  )
  if (isOff) {
    const isFixed = isOnChart && fixedOnChart.includes(keys)
    return usual !== undefined || chosen !== undefined || isFixed ? { id: null } : null
  }
  if (chosen !== undefined) return usualKeys(chosen).includes(keys) ? null : { id: chosen }
  return usual !== undefined && !keysOf(usual, own).includes(keys) ? { id: null } : null
}

const usualKeys = (id: ActionName): readonly string[] => {
  const { keys = [] }: Action = actions[id]
  return keys
}

/** These keys already have a fixed meaning on the chart or in text fields. */
const fixedOnChart = ['A', '[', ']']
const fixed = new Set([
  ...fixedOnChart,
  ...['Esc', 'Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Delete', 'Backspace', '←', '→', '↑', '↓'],
  ...['Alt+↑', 'Alt+↓', 'Alt+1', 'Alt+2', 'Alt+3', 'Alt+4', 'Ctrl+Enter', 'Shift+F10', 'ContextMenu'],
  ...['Ctrl+Z', 'Ctrl+Y', 'Ctrl+Shift+Z', 'Ctrl+X', 'Ctrl+C', 'Ctrl+V', 'Ctrl+A', 'PageUp', 'PageDown'],
  ...Object.values(windowActions).flatMap(({ keys }) => keys)
])

export type Conflict = { readonly kind: 'fixed' } | { readonly kind: 'used'; readonly by: ActionName }

export function conflictOf(id: ActionName, keys: string, own: OwnShortcuts): Conflict | null {
  if (fixed.has(keys)) return { kind: 'fixed' }
  const by = ids.find(other => other !== id && (own.shortcuts[other] ?? usualKeys(other)).includes(keys))
  return by === undefined ? null : { kind: 'used', by }
}

export function withKeys(
  own: OwnShortcuts,
  id: ActionName,
  /** Null restores the defaults. */
  keys: readonly string[] | null
): OwnShortcuts['shortcuts'] {
  const wanted = keys ?? usualKeys(id)
  const lost = ids.flatMap(other => {
    const had = own.shortcuts[other] ?? usualKeys(other)
    const left = had.filter(one => !wanted.includes(one))
    return other === id || left.length === had.length ? [] : [[other, left] as const]
  })
  const { [id]: _old, ...rest } = own.shortcuts
  return { ...rest, ...Object.fromEntries(lost), ...(keys === null ? {} : { [id]: keys }) }
}
