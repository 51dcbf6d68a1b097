import type { AnswerKind } from '../../answers/answer'

/** An answer in the manner of a well-known service, made up from its public documentation, and what is to be read. */
export interface Body {
  readonly manner: string
  readonly operation: string
  readonly params?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly kind: AnswerKind
  /** What the rows must hold, or the one object: each value is asserted, other fields are free. */
  readonly values: readonly Readonly<Record<string, unknown>>[] | Readonly<Record<string, unknown>>
  /** Fields that nothing proves: each must be doubted. */
  readonly doubted?: readonly string[]
}

export const at = (...parts: [number, number, number, number?, number?, number?]): number =>
  Date.UTC(parts[0], parts[1] - 1, ...(parts.slice(2) as [number]))

/** A body as it comes over the wire: numbers keep the digits they are written with. */
export const wire = ([text = '']: TemplateStringsArray): unknown => JSON.parse(text)
