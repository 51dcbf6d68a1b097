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

// Both runtimes have it, but the language itself doesn't declare it.
declare const URL: new (text: string) => ParsedUrl

/**
 * Returns null if the text isn't an address. Don't use `URL.canParse`: in Node 20, once optimised
 * after many calls, it rejects every address with a letter such as `ü`.
 */
export function parsedUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * Only https may be opened in a browser. Plain http could be altered on the way, and other schemes
 * could start programs.
 */
export function webLink(text: string): ParsedUrl | null {
  const link = parsedUrl(text)
  return link?.protocol === 'https:' ? link : null
}
