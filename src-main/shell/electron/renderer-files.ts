import { readFileSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

/**
 * Pages can't make network requests, because only the main process does. The sandbox gives each document its
 * own origin, so that a script can't use the WebRTC of a frame that it creates.
 */
const contentSecurityPolicy = [
  'sandbox allow-scripts allow-forms',
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  // Workers start from a blob, because a document with its own origin can't start them from a file.
  'worker-src blob:',
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

export const windowParameter = 'window'

const stateMark = '<!--first-state-->'

export const filesOfStart = (folder: string): number =>
  1 + [...readFileSync(join(folder, pageFile), 'utf8').matchAll(/ (?:src|href)="\.\//g)].length

export type FirstStateOf = (window: string | null) => Promise<string>

export function rendererFile(url: string, folder: string, firstState: FirstStateOf): Response {
  try {
    const { host, pathname, searchParams } = new URL(url)
    // `decodeURIComponent` throws on invalid URL encoding.
    const path = normalize(join(folder, pathname === '/' ? pageFile : decodeURIComponent(pathname)))
    // In the archive, a file name ends at a NUL character, so the path could have a misleading extension.
    const type = path.includes('\0') ? undefined : types[extname(path)]
    if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) return notFound()
    // Reads synchronously, because at startup an asynchronous read would wait for other work and delay the
    // page.
    const file = readFileSync(path)
    const body =
      pathname === '/'
        ? pageWith(file.toString(), () => firstState(searchParams.get(windowParameter)))
        : new Uint8Array(file)
    return new Response(body, {
      headers: {
        'content-type': type,
        // Because of the sandbox, the page's origin is null, and files must allow that.
        'access-control-allow-origin': 'null',
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff'
      }
    })
  } catch {
    return notFound()
  }
}

/** Sends the beginning at once, so that scripts load while the data for the first view is read. */
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
