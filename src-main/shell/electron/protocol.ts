import { app, protocol, type Session } from 'electron'
import { rendererFile } from './renderer-files'

/** Our own origin. With file: the window would share one with every file on disk. */
export const appOrigin = 'candlewick://app'

/** The development server, if any. */
export const devUrl = (): string | undefined =>
  app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']

/** Must run before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'candlewick', privileges: { standard: true, secure: true, codeCache: true } }
  ])
}

/**
 * Serves the built renderer, and nothing outside its folder.
 * @param firstState see `rendererFile`
 * @param asked called for each requested file
 */
export function serveRenderer(
  session: Session,
  folder: string,
  firstState: () => Promise<string>,
  asked: () => void
): void {
  session.protocol.handle('candlewick', ({ url }) => {
    asked()
    return rendererFile(url, folder, firstState)
  })
}
