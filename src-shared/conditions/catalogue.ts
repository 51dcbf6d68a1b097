import type { ConditionDefinition } from './definition'
import type { Relation } from './field'
import { ath } from './kinds/ath'
import { breadth } from './kinds/breadth'
import { breakout } from './kinds/breakout'
import { change } from './kinds/change'
import { credits } from './kinds/credits'
import { distance } from './kinds/distance'
import { drawn } from './kinds/drawn'
import { extreme } from './kinds/extreme'
import { headline } from './kinds/headline'
import { indicator } from './kinds/indicator'
import { fearGreed } from './kinds/fear-greed'
import { price } from './kinds/price'
import { range } from './kinds/range'
import { supertrend } from './kinds/supertrend'
import { volume } from './kinds/volume'

/** The conditions are in the order of the menu. */
export const conditions = {
  price,
  change,
  indicator,
  supertrend,
  breakout,
  volume,
  range,
  extreme,
  distance,
  ath,
  fearGreed,
  breadth,
  headline,
  credits,
  drawn
}

type Kinds = typeof conditions
export type ConditionKind = keyof Kinds
/** Percentages are stored as such and not as fractions: 5 means 5 %. */
export type AlertCondition = {
  [Name in ConditionKind]: Kinds[Name] extends ConditionDefinition<infer Condition, Name> ? Condition : never
}[ConditionKind]

export const conditionKinds = Object.keys(conditions) as readonly ConditionKind[]

export const conditionOfKind = (kind: ConditionKind): ConditionDefinition<AlertCondition> => conditions[kind]

export const conditionDefinition = ({ kind }: AlertCondition): ConditionDefinition<AlertCondition> =>
  conditionOfKind(kind)

export const comparisonOf = (condition: AlertCondition): Relation =>
  conditionDefinition(condition).comparison(condition)

/** An event, such as a crossing, happens at a moment, whereas a value can stay above or below a threshold. */
export const isEvent = (condition: AlertCondition): boolean =>
  !['above', 'below'].includes(comparisonOf(condition))
