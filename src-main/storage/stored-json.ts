import { parsedJson } from '../../src-shared/json'
import type { Schema } from './fact'

/** A column's JSON, as its schema reads it. @returns null where it is no JSON, or none that the schema takes */
export function readStored<Value>(schema: Schema<Value>, text: string): Value | null {
  const read = schema.safeParse(parsedJson(text))
  return read.success ? read.data : null
}
