import type { FieldSource, ResponseMapping, Step } from '../contract/response-mapping'

/** A field may be read from several paths. */
export function fieldPlaces({ rows }: ResponseMapping): ReadonlyMap<string, string> {
  const places = new Map<string, Set<string>>()
  for (const rule of rows)
    for (const gives of rule.gives)
      for (const [field, source] of Object.entries(gives)) {
        const place = placeOf(rule.rows, source)
        if (place !== null) places.set(field, (places.get(field) ?? new Set()).add(place))
      }
  return new Map([...places].map(([field, own]) => [field, [...own].join(', ')]))
}

export function changedPlaces(
  before: ResponseMapping,
  after: ResponseMapping
): readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[] {
  const [old, fresh] = [fieldPlaces(before), fieldPlaces(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map(field => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter(one => one.before !== one.after)
}

function placeOf(rows: readonly Step[], source: FieldSource): string | null {
  if ('path' in source) return [...rows, ...source.path].map(stepWords).filter(Boolean).join('.')
  if ('at' in source) return source.at.map(stepWords).filter(Boolean).join('.')
  return 'key' in source ? rows.map(stepWords).filter(Boolean).join('.') : null
}

function stepWords(step: Step): string {
  if (typeof step !== 'object') return String(step)
  if ('each' in step) return '*'
  if ('column' in step) return step.column
  if ('entry' in step) return Object.values(step.entry).join(' ')
  return 'asked' in step ? `${step.before ?? ''}{${step.asked}}${step.after ?? ''}` : ''
}
