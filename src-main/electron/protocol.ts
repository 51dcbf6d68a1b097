import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { protocol, type ProtocolResponse, type Session } from 'electron'

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

/** Where in the page its first state belongs. */
const stateMark = '<!--first-state-->'

/**
 * Serves the built renderer, and nothing outside its folder. Electron's newer way to do so, `handle`, speaks in the classes of
 * fetch: reading their code and making them takes longer than all the rest of a page's start.
 * @param firstState the element with what the first view draws; awaited while the page's scripts are loaded
 */
export function serveRenderer(session: Session, folder: string, firstState: () => Promise<string>): void {
  session.protocol.registerStreamProtocol('candlewick', ({ url }, answer) => {
    void fileOf(url, folder).then(
      ({ type, file, isPage }) =>
        answer({
          ...answered(200, type),
          data: isPage ? pageWith(file.toString(), firstState) : Readable.from(file)
        }),
      () => answer({ ...answered(404, 'text/plain'), data: Readable.from(Buffer.from('Not found')) })
    )
  })
}

const answered = (statusCode: number, type: string): Pick<ProtocolResponse, 'statusCode' | 'headers'> => ({
  statusCode,
  headers: {
    'content-type': type,
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff'
  }
})

interface Served {
  readonly type: string
  readonly file: Buffer
  readonly isPage: boolean
}

/** @throws where there is no such file, or an address is not written as addresses are */
async function fileOf(url: string, folder: string): Promise<Served> {
  const { host, pathname } = new URL(url)
  const isPage = pathname === '/'
  const path = normalize(join(folder, isPage ? 'index.html' : decodeURIComponent(pathname)))
  const type = types[extname(path)]
  if (host !== 'app' || type === undefined || !path.startsWith(folder + sep)) throw new Error('Not found')
  return { type, file: await readFile(path), isPage }
}

/** The page's head goes at once, so that its scripts are on their way; they run once all of it is there. */
function pageWith(page: string, firstState: () => Promise<string>): Readable {
  const [before = '', after = ''] = page.split(stateMark)
  return Readable.from(
    (async function* () {
      yield Buffer.from(before)
      yield Buffer.from((await firstState()) + after)
    })()
  )
}
