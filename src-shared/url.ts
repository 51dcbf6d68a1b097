/** What of an address is read. */
export interface ParsedUrl {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: { get(name: string): string | null }
}

// Both runtimes have it, though the language by itself has not.
declare const URL: new (text: string) => ParsedUrl

/**
 * An address in its parts; null where a text is none. `URL.canParse` is no way to find out: that of Node 20, once it was
 * called often enough to be compiled, takes every address with a letter such as `ü` for none.
 */
export function parsedUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Where a browser may be sent: https alone. Plain http could be changed on its way, and anything else could start a program. */
export function webLink(text: string): ParsedUrl | null {
  const link = parsedUrl(text)
  return link?.protocol === 'https:' ? link : null
}
