import { parsedJson } from '../../../src-shared/json'
import type { Schema } from './fact'

export function readStored<Value>(schema: Schema<Value>, text: string): Value | null {
  const read = schema.safeParse(parsedJson(text))
  return read.success ? read.data : null
}
