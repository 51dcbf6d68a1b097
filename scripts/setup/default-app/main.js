// Replaces Electron's default app: opens the app in the given folder.
import { app } from 'electron'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(process.argv.slice(1).find(word => !word.startsWith('-')) ?? '.')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
app.setAppPath(folder)
app.setName(manifest.productName ?? manifest.name)
app.setVersion(manifest.version)
await import(pathToFileURL(join(folder, manifest.main)).href)
