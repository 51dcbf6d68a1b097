import type { Watchlist } from '../../src-shared/contract/watchlist'
import type { Files } from './files'
import type { StoryRequest } from './story'
import type { World } from './world'

interface Change {
  readonly id: number
  readonly name: string
  readonly coin: string
  readonly coins: readonly string[]
  readonly to: number
}

/** `list` is the changed list, or undefined if it doesn't exist. */
const shows: Readonly<
  Record<string, (change: Change, list: Watchlist | undefined, all: readonly Watchlist[]) => boolean>
> = {
  create: ({ name }, _list, all) => all.at(-1)?.name === name,
  rename: ({ name }, list) => list?.name === name,
  remove: (_change, list) => list === undefined,
  addCoins: ({ coins }, list) => list !== undefined && coins.every(coin => list.coins.includes(coin)),
  removeCoin: ({ coin }, list) => list !== undefined && !list.coins.includes(coin),
  moveCoin: ({ coin, to }, list) => list?.coins[to] === coin
}

export function judgeConfirmed({ trace }: World, files: Files, [concept, name, input]: StoryRequest): void {
  if (concept !== 'watchlist' || !(name in shows)) return
  const change = input as Change
  const lists = files.lists()
  const list = lists.find(({ id }) => id === change.id)
  if (shows[name]?.(change, list, lists)) return
  trace.violated(
    'confirmed is stored',
    `watchlist.${name} ${JSON.stringify(input)} was confirmed; stored is ${JSON.stringify(list ?? lists)}`
  )
}
