import { extname, join } from 'node:path'
import { app, dialog, type BrowserWindow, type SaveDialogOptions } from 'electron'
import { writeWhole } from './whole-file'

/**
 * Returns null if the user cancelled.
 * @throws the file system's error
 */
export async function saveFile(
  parent: BrowserWindow | null,
  suggestedName: string,
  content: string | Uint8Array
): Promise<string | null> {
  const extension = extname(suggestedName).slice(1)
  const options: SaveDialogOptions = {
    defaultPath: join(app.getPath('downloads'), suggestedName),
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
    properties: ['showOverwriteConfirmation', 'createDirectory']
  }
  const { canceled, filePath } = await (parent
    ? dialog.showSaveDialog(parent, options)
    : dialog.showSaveDialog(options))
  if (canceled || filePath === '') return null
  await writeWhole(filePath, content)
  return filePath
}
