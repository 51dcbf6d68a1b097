import { readFileSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

/** There's no connect-src because the main process makes all calls. */
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

export const pageFile = 'index.html'

/** The page's first state is inserted here. */
const stateMark = '<!--first-state-->'

/** The number of files that are requested before the page's script runs, including the page. */
export const filesOfStart = (folder: string): number =>
  1 + [...readFileSync(join(folder, pageFile), 'utf8').matchAll(/ (?:src|href)="\.\//g)].length

/**
 * Returns a file of the built renderer. 404 for other folders, other hosts and types of files that our page doesn't
 * use.
 * @param firstState the element with the data for the first view. The page's scripts load meanwhile.
 */
export function rendererFile(url: string, folder: string, firstState: () => Promise<string>): Response {
  try {
    const { host, pathname } = new URL(url)
    // Throws on invalid URL encoding.
    const path = normalize(join(folder, pathname === '/' ? pageFile : decodeURIComponent(pathname)))
    // A name with a NUL would end there when read from the archive, so the file could have a different type than the
    // extension says.
    const type = path.includes('\0') ? undefined : types[extname(path)]
    if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) return notFound()
    // An asynchronous read would wait for other work at startup, and the page would wait with it.
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

/**
 * Sends the part of the page before the first state immediately, so that its scripts start loading. They run once the
 * page is complete.
 */
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
