import { z } from 'zod'
import type { ConditionReading } from '../../src-shared/conditions/definition'
import { readStored } from '../platform/storage/stored-json'
import type { AlertMemory } from './replay'
import type { SignalMemory } from './signal'
import { StoredReading } from './stored-memory'

/** Time, value, threshold and duration, then optional fields. */
const Reading = z.tuple([z.number(), z.number(), z.number(), z.number()]).rest(z.looseObject({}))
const Closest = z.tuple([z.number(), z.number(), z.number()])
const Values = z.object({
  at: z.number().nullable(),
  of: z.tuple([Reading.nullable(), Closest.nullable()]).array().array(),
  coins: z.record(z.string(), z.unknown()).exactOptional()
})

export const toLatest = (memory: AlertMemory): string => JSON.stringify(valuesOf(memory))

const valuesOf = ({ checkedAt, groups, coins }: AlertMemory): z.input<typeof Values> => ({
  at: checkedAt,
  of: groups.map(({ signals }) =>
    signals.map(({ last, closest }) => [
      last && packed(last),
      closest && [closest.at, closest.value, closest.against]
    ])
  ),
  ...(coins && {
    coins: Object.fromEntries(Object.entries(coins).map(([coin, of]) => [coin, valuesOf(of.memory)]))
  })
})

function packed({ at, value, against, standsForMs, ...rest }: ConditionReading): z.input<typeof Reading> {
  return [at, value, against, standsForMs, ...(Object.keys(rest).length > 0 ? [rest] : [])]
}

/** Returns the state unchanged if the values don't fit. */
export const withLatest = (memory: AlertMemory, json: string | null): AlertMemory =>
  json === null ? memory : withValues(memory, readStored(Values, json))

function withValues(memory: AlertMemory, values: z.output<typeof Values> | null): AlertMemory {
  if (values?.of.length !== memory.groups.length) return memory
  const { coins } = memory
  return {
    ...memory,
    checkedAt: values.at,
    groups: memory.groups.map((group, position) => ({
      ...group,
      signals: group.signals.map((signal, index) => withValue(signal, values.of[position]?.[index]))
    })),
    ...(coins && {
      coins: Object.fromEntries(
        Object.entries(coins).map(([coin, of]) => {
          const own = Values.safeParse(values.coins?.[coin])
          return [coin, { ...of, memory: withValues(of.memory, own.data ?? null) }]
        })
      )
    })
  }
}

function withValue(
  signal: SignalMemory,
  value: z.output<typeof Values>['of'][number][number] | undefined
): SignalMemory {
  if (value === undefined) return signal
  const [reading, closest] = value
  if (reading === null || signal.last === null) return signal
  const [at, worth, against, standsForMs, rest] = reading
  const { data: last = signal.last } = StoredReading.safeParse({
    ...rest,
    at,
    value: worth,
    against,
    standsForMs
  })
  return {
    ...signal,
    last,
    closest: closest && { at: closest[0], value: closest[1], against: closest[2] }
  }
}
