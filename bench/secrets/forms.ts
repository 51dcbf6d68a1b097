export interface KeyForm {
  readonly name: string
  readonly bytes: Buffer
}

/** Each encoding is at least 16 bytes long, to avoid chance matches. */
export function formsOf(key: string): readonly KeyForm[] {
  const json = JSON.stringify(key).slice(1, -1)
  const bytes = Buffer.from(key)
  const percent = encodeURIComponent(key)
  const base64 = [0, 1, 2].flatMap(before => inBase64(bytes, before))
  const written: readonly (readonly [name: string, text: string])[] = [
    ['plain', key],
    ['JSON-escaped', json],
    ['JSON-escaped twice', JSON.stringify(json).slice(1, -1)],
    ['percent', percent],
    ['percent in lower case', percent.toLowerCase()],
    ['hexadecimal', bytes.toString('hex')],
    ['HTML', key.replaceAll('"', '&quot;').replaceAll('/', '&#x2F;').replaceAll('=', '&#x3D;')],
    ...base64.map(text => ['base64', text] as const)
  ]
  const wide = [key, json, ...base64].map(text => ['UTF-16', Buffer.from(text, 'utf16le')] as const)
  const all = [...written.map(([name, text]) => [name, Buffer.from(text)] as const), ...wide]
  return all.map(([name, form]) => ({ name, bytes: form }))
}

export function formsIn(content: Buffer, forms: readonly KeyForm[]): readonly string[] {
  return [...new Set(forms.filter(({ bytes }) => content.includes(bytes)).map(({ name }) => name))]
}

/**
 * Returns the base64 characters that depend only on these bytes, if `before` (0 to 2) other bytes precede
 * them in a group of three.
 */
function inBase64(bytes: Buffer, before: number): readonly string[] {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  const letters = whole.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3))
  return [letters, letters.replaceAll('+', '-').replaceAll('/', '_')]
}
