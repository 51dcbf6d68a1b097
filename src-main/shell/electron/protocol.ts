import { app, protocol, type Session } from 'electron'
import { rendererFile } from './renderer-files'

/** With file: the origin would be the same as that of every file on the disk. */
export const appOrigin = 'candlewick://app'

export const devUrl = (): string | undefined =>
  app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']

/** Must run before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'candlewick', privileges: { standard: true, secure: true, codeCache: true } }
  ])
}

/**
 * Serves nothing outside the renderer's folder.
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
