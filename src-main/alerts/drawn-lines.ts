import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import { isDrawnLine, type DrawnLine } from '../../src-shared/conditions/drawn-line'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { CoinDrawings, Drawing } from '../../src-shared/contract/drawings'

export interface DrawnLineSources {
  readonly drawing: (coin: string, id: string) => DrawnLine | null
}

export const drawingsOf = ({ anyOf }: Pick<AlertDraft, 'anyOf'>): readonly string[] => [
  ...new Set(anyOf.flat().flatMap(condition => idOf(condition) ?? []))
]

const idOf = (condition: AlertCondition): string | undefined =>
  conditionDefinition(condition).drawing?.(condition)

export const isDrawingMissing = (
  draft: Pick<AlertDraft, 'anyOf' | 'coin'>,
  { drawing }: DrawnLineSources
): boolean => drawingsOf(draft).some(id => drawing(draft.coin ?? '', id) === null)

/** Lines are cached, because alerts on drawings are evaluated after every quote. */
export class DrawnLines {
  readonly #read: (coin: string) => readonly Drawing[]
  readonly #known = new Map<string, ReadonlyMap<string, DrawnLine>>()

  constructor(read: (coin: string) => readonly Drawing[]) {
    this.#read = read
  }

  readonly drawing = (coin: string, id: string): DrawnLine | null => this.#of(coin).get(id) ?? null

  /** A new colour or line style doesn't count as a move. */
  update({ coin, drawings }: CoinDrawings): ReadonlySet<string> {
    const before = this.#of(coin)
    const after = byId(drawings)
    this.#known.set(coin, after)
    const ids = [...before.keys(), ...after.keys()]
    return new Set(ids.filter(id => shapeOf(before.get(id)) !== shapeOf(after.get(id))))
  }

  #of(coin: string): ReadonlyMap<string, DrawnLine> {
    const known = this.#known.get(coin) ?? byId(this.#read(coin))
    this.#known.set(coin, known)
    return known
  }
}

const byId = (drawings: readonly Drawing[]): ReadonlyMap<string, DrawnLine> =>
  new Map(drawings.filter(isDrawnLine).map(line => [line.id, line]))

const noStyle = { hue: 0, dash: '' }

/**
 * Sets the style to fixed values, so that it isn't compared. It comes first, so that the order of fields
 * doesn't depend on whether `dash` is missing.
 */
const shapeOf = (line: DrawnLine | undefined): string | undefined =>
  line && JSON.stringify({ ...noStyle, ...line, ...noStyle })
