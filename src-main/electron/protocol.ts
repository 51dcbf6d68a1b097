import { app, protocol, type Session } from 'electron'
import { rendererFile } from './renderer-files'

/** The window's own origin: with file: it would share one with every file on the disk. */
export const appOrigin = 'candlewick://app'

/** Where the page comes from while it is developed. */
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
 * @param firstState as `rendererFile` takes it
 * @param asked hears of each file that is asked for
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
