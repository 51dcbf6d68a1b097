const hidden = '[hidden]'

/** Shorter ones protect nothing, and their letters stand in every other word. */
const leastLength = 4

const secrets = new Map<string, readonly string[]>()

/** From now on this text is in no line of the log, however it is written. Called for every key this process meets. */
export function hide(secret: string): void {
  if (secret.length >= leastLength && !secrets.has(secret)) secrets.set(secret, formsOf(secret))
}

/** A text without the secrets this process knows, and without what looks like one. */
export function redact(text: string): string {
  let safe = text
  for (const forms of secrets.values()) for (const form of forms) safe = safe.replaceAll(form, hidden)
  for (const [look, kept] of looksSecret) safe = safe.replace(look, kept)
  return safe
}

/** What a secret looks like in an address, in JSON, in base64 at any place of a longer text, in hexadecimal. */
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
  // Longest first: a shorter form inside a longer one would leave the rest of it standing.
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/** The letters of a text's base64 that depend on these bytes alone, so many bytes after a border of three. */
function inBase64(bytes: Buffer, before: number): readonly string[] {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
  const letters = whole.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3))
  return letters.length < leastLength ? [] : [letters, letters.replaceAll('+', '-').replaceAll('/', '_')]
}

/** For a secret nobody told of: headers and parameters by their names, and what stands before an address's @. */
const looksSecret: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, `$1 ${hidden}`],
  [
    /\b((?:x[-_])?api[-_]?key|authorization|password|secret|access[-_]?token|token)(["']?\s*[:=]\s*["']?)(?!\[hidden\])(?!(?:bearer|basic)\s)[^\s"',;&)}\]]+/gi,
    `$1$2${hidden}`
  ],
  [/(:\/\/)[^/\s@]+@/g, `$1${hidden}@`]
]
