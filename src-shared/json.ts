/** A text as JSON: a value of any shape, which a schema or a decoder reads. @returns undefined where it is no JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
