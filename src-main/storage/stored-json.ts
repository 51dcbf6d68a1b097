import { parsedJson } from '../../src-shared/json'
import type { Schema } from './fact'

/** Reads a column's JSON by its schema. @returns null if it is invalid */
export function readStored<Value>(schema: Schema<Value>, text: string): Value | null {
  const read = schema.safeParse(parsedJson(text))
  return read.success ? read.data : null
}
