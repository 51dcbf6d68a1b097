import { app, protocol, type Session } from 'electron'
import { rendererFile, type FirstStateOf } from './renderer-files'

/**
 * Pages have their own scheme, because a `file:` URL would share its origin with every other file on the
 * disk.
 */
export const appOrigin = 'candlewick://app'

export const devUrl = (): string | undefined =>
  app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']

/** Must run before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'candlewick', privileges: { standard: true, secure: true, corsEnabled: true, codeCache: true } }
  ])
}

/** Serves only files in the folder. */
export function serveRenderer(
  session: Session,
  folder: string,
  firstState: FirstStateOf,
  onRequest: () => void
): void {
  session.protocol.handle('candlewick', ({ url }) => {
    onRequest()
    return rendererFile(url, folder, firstState)
  })
}
