import type { Drawing } from '@contract'
import { drawingKinds, type DrawingKind } from '../../../src-shared/drawings/catalogue'
import type { Dash, DrawingField, DrawingValues } from '../../../src-shared/drawings/definition'
import type { Anchor } from '../../../src-shared/drawings/geometry'

/** What the pointer is on: the name of a draggable point, or `body` for the whole drawing. */
export type DrawingPart = string

const fieldsOf = ({ kind }: Pick<Drawing, 'kind'>): readonly (readonly [string, DrawingField])[] =>
  Object.entries<string>(drawingKinds[kind].fields).map(
    ([name, type]) => [name, type.replace('?', '') as DrawingField] as const
  )

interface NewStyle {
  readonly hue: number
  /** Default: solid. */
  readonly dash?: Dash
}

/** The values of a new drawing's fields. Null means that the field is missing until the drawing is saved. */
const firstValues: {
  readonly [Type in DrawingField]: (from: Anchor, style: NewStyle) => DrawingValues[Type] | null
} = {
  anchor: from => from,
  stroke: from => [from],
  price: ({ price }) => price,
  note: () => '',
  reach: () => 'segment',
  scale: () => null,
  dash: (_, { dash }) => dash ?? null
}

export function newDrawing(
  kind: Drawing['kind'],
  from: Anchor,
  { id, ...style }: NewStyle & { readonly id: string }
): Drawing {
  const values = fieldsOf({ kind }).map(([name, type]) => [name, firstValues[type](from, style)] as const)
  const shape: object = Object.fromEntries(values.filter(([, value]) => value !== null))
  return { kind, id, hue: style.hue, ...shape } as Drawing
}

export function mapPoints(drawing: Drawing, put: (anchor: Anchor) => Anchor): Drawing {
  const values: Readonly<Record<string, unknown>> = drawing
  const moved = fieldsOf(drawing).flatMap(([name, type]): readonly (readonly [string, unknown])[] => {
    if (type === 'anchor') return [[name, put(values[name] as Anchor)]]
    return type === 'stroke' ? [[name, (values[name] as readonly Anchor[]).map(put)]] : []
  })
  return { ...drawing, ...Object.fromEntries(moved) }
}

export function pointsOf(drawing: Drawing): readonly Anchor[] {
  const points: Anchor[] = []
  mapPoints(drawing, anchor => {
    points.push(anchor)
    return anchor
  })
  return points
}

export function gripsOf(drawing: Drawing): readonly (readonly [part: DrawingPart, anchor: Anchor])[] {
  const values: Readonly<Record<string, unknown>> = drawing
  return fieldsOf(drawing).flatMap(([name, type]) =>
    type === 'anchor' ? [[name, values[name] as Anchor] as const] : []
  )
}

type KindWith<Field extends string> = {
  [Kind in DrawingKind]: Field extends keyof (typeof drawingKinds)[Kind]['fields'] ? Kind : never
}[DrawingKind]
type DrawingWith<Field extends string> = Extract<Drawing, { readonly kind: KindWith<Field> }>

export type ExtensibleDrawing = DrawingWith<'reach'>

export const isExtensible = (drawing: Drawing): drawing is ExtensibleDrawing =>
  'reach' in drawingKinds[drawing.kind].fields

export const isDashable = (drawing: Drawing): drawing is DrawingWith<'dash'> =>
  'dash' in drawingKinds[drawing.kind].fields

export function endsOf(drawing: Drawing): readonly [from: number | null, to?: number] {
  if ('price' in drawing) return [drawing.price]
  if ('to' in drawing) return [drawing.from.price, drawing.to.price]
  const [first, ...rest] = pointsOf(drawing).map(({ price }) => price)
  const last = rest.at(-1)
  return last === undefined ? [first ?? null] : [first ?? null, last]
}
