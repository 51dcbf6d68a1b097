import { readFileSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

/** No connect-src at all: the main process makes every call. */
const contentSecurityPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `worker-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`
].join('; ')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2'
}

/** The one page. */
export const pageFile = 'index.html'

/** Where in the page its first state belongs. */
const stateMark = '<!--first-state-->'

/** How many files a page asks for before its script runs, itself among them. */
export const filesOfStart = (folder: string): number =>
  1 + [...readFileSync(join(folder, pageFile), 'utf8').matchAll(/ (?:src|href)="\.\//g)].length

/**
 * A file of the built renderer; 404 for what is outside its folder, of another host or of a kind no page of ours asks for.
 * @param firstState the element with what the first view draws; awaited while the page's scripts are loaded
 */
export function rendererFile(url: string, folder: string, firstState: () => Promise<string>): Response {
  try {
    const { host, pathname } = new URL(url)
    // Throws where an address is not written as addresses are.
    const path = normalize(join(folder, pathname === '/' ? pageFile : decodeURIComponent(pathname)))
    // Inside the archive a name ends with its first zero, and the file would not be of the kind that its name ends with.
    const type = path.includes('\0') ? undefined : types[extname(path)]
    if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) return notFound()
    // At once: an answer that waits for the disk waits as well for all that a start does meanwhile, and the page with it.
    const file = readFileSync(path)
    const body = pathname === '/' ? pageWith(file.toString(), firstState) : new Uint8Array(file)
    return new Response(body, {
      headers: {
        'content-type': type,
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff'
      }
    })
  } catch {
    return notFound()
  }
}

/** The page's head goes at once, so that its scripts are on their way; they run once all of it is there. */
function pageWith(page: string, firstState: () => Promise<string>): ReadableStream<Uint8Array> {
  const [before = '', after = ''] = page.split(stateMark)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(out) {
      out.enqueue(encoder.encode(before))
      out.enqueue(encoder.encode((await firstState()) + after))
      out.close()
    }
  })
}

const notFound = (): Response => new Response('Not found', { status: 404 })
