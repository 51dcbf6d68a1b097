const hidden = '[hidden]'

/** Hiding shorter secrets would hide ordinary words. */
const leastLength = 4

const secrets = new Map<string, readonly string[]>()

/** Call this for every key. */
export function hide(secret: string): void {
  if (secret.length >= leastLength && !secrets.has(secret)) secrets.set(secret, formsOf(secret))
}

export function redact(text: string): string {
  let safe = text
  for (const forms of secrets.values()) for (const form of forms) safe = safe.replaceAll(form, hidden)
  for (const [pattern, replacement] of secretPatterns) safe = safe.replace(pattern, replacement)
  return safe
}

/** The forms in which a secret may appear: in URLs, in JSON, in hexadecimal, and in base64 at any offset. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const json = JSON.stringify(secret).slice(1, -1)
  const hex = bytes.toString('hex')
  const percent = encodeURIComponent(secret)
  const forms = [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    percent,
    percent.toLowerCase(),
    new URLSearchParams({ '': secret }).toString().slice(1),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap(before => inBase64(bytes, before))
  ]
  // Longer forms come first, because they may contain shorter ones.
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/**
 * The part of a base64 text that depends only on these bytes, if they start `before` bytes after a multiple
 * of three.
 */
function inBase64(bytes: Buffer, before: number): readonly string[] {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  const letters = whole.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3))
  return letters.length < leastLength ? [] : [letters, letters.replaceAll('+', '-').replaceAll('/', '_')]
}

/** Patterns of secrets that weren't registered with `hide`. */
const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, `$1 ${hidden}`],
  [
    /\b((?:x[-_])?api[-_]?key|authorization|password|secret|access[-_]?token|token)(["']?\s*[:=]\s*["']?)(?!\[hidden\])(?!(?:bearer|basic)\s)[^\s"',;&)}\]]+/gi,
    `$1$2${hidden}`
  ],
  [/(:\/\/)[^/\s@]+@/g, `$1${hidden}@`]
]
