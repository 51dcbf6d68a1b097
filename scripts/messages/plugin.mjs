import { compileMessages, messagesFolder } from './compile.mjs'

/**
 * Compiles the message catalogue before a bundler or a test runner reads it, and again when a message changes.
 * @returns {import('vite').Plugin}
 */
export function messages() {
  return {
    name: 'messages',
    config: () => compileMessages(),
    configureServer: ({ watcher }) => {
      watcher.add(messagesFolder)
      watcher.on('all', (_, path) => {
        if (path.startsWith(messagesFolder) && path.endsWith('.json')) compileMessages()
      })
    },
    watchChange: path => {
      if (path.startsWith(messagesFolder) && path.endsWith('.json')) compileMessages()
    }
  }
}
