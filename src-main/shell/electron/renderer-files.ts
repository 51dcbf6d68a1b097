import { readFileSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

/**
 * Only the main process makes network requests. The sandbox gives each document its own origin, so that a
 * script can't use the WebRTC of a frame that it creates.
 */
const contentSecurityPolicy = [
  'sandbox allow-scripts allow-forms',
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  // A document without a shared origin can't start a worker from a file.
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

/** Names a window other than the main window. */
export const windowParameter = 'window'

/** Replaced by the data for the first view. */
const stateMark = '<!--first-state-->'

/** Files, including the page itself, that are requested before the page's script runs. */
export const filesOfStart = (folder: string): number =>
  1 + [...readFileSync(join(folder, pageFile), 'utf8').matchAll(/ (?:src|href)="\.\//g)].length

/**
 * Scripts load in the meantime.
 * @param window which of the other windows the page belongs to, null for the main window
 */
export type FirstStateOf = (window: string | null) => Promise<string>

/** 404 for other folders, other hosts and unused file types. */
export function rendererFile(url: string, folder: string, firstState: FirstStateOf): Response {
  try {
    const { host, pathname, searchParams } = new URL(url)
    // `decodeURIComponent` throws on invalid URL encoding.
    const path = normalize(join(folder, pathname === '/' ? pageFile : decodeURIComponent(pathname)))
    // In the archive, a file name ends at a NUL character, so the extension could be misleading.
    const type = path.includes('\0') ? undefined : types[extname(path)]
    if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) return notFound()
    // An asynchronous read would wait for other work at startup and delay the page.
    const file = readFileSync(path)
    const body =
      pathname === '/'
        ? pageWith(file.toString(), () => firstState(searchParams.get(windowParameter)))
        : new Uint8Array(file)
    return new Response(body, {
      headers: {
        'content-type': type,
        // Sandboxed, the page has no origin that its files could share.
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
