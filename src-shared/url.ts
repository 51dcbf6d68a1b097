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

declare const URL: new (text: string) => ParsedUrl

/**
 * Doesn't use `URL.canParse`: in Node 20, once it's optimised after many calls, it rejects every address
 * with a letter such as `ü`.
 */
export function parsedUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Plain http could be altered on the way, and other schemes could start programs. */
export function webLink(text: string): ParsedUrl | null {
  const link = parsedUrl(text)
  return link?.protocol === 'https:' ? link : null
}
