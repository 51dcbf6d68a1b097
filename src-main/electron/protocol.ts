import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { protocol, type Session } from 'electron'

/** The window's own origin: with file: it would share one with every file on the disk. */
export const appOrigin = 'candlewick://app'

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

/** Must run before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'candlewick', privileges: { standard: true, secure: true, codeCache: true } }
  ])
}

/** Serves the built renderer, and nothing outside its folder. */
export function serveRenderer(session: Session, folder: string): void {
  session.protocol.handle('candlewick', async request => {
    const { host, pathname } = new URL(request.url)
    try {
      // Throws where an address is not written as addresses are.
      const path = normalize(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
      const type = types[extname(path)]
      if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) return notFound()
      const body = await readFile(path)
      return new Response(new Uint8Array(body), {
        headers: {
          'content-type': type,
          'content-security-policy': contentSecurityPolicy,
          'x-content-type-options': 'nosniff'
        }
      })
    } catch {
      return notFound()
    }
  })
}

const notFound = (): Response => new Response('Not found', { status: 404 })
