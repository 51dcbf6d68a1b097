import type { RouteIssue } from '../../../src-shared/contract/route-issue'
import type { MessageTemplate } from '../../../src-shared/contract/routes'
import { parsedJson } from '../../../src-shared/json'
import type { AlertMessage } from './message'

/** Without closing braces, a placeholder matches up to the end, so that it's reported. */
const placeholder = /\{\{([\s\S]*?)(\}\}|$)/g

export function templateIssue({ type, text }: MessageTemplate, sample: AlertMessage): RouteIssue | null {
  for (const { index, 1: inside = '', 2: end } of text.matchAll(placeholder)) {
    const position = index + 1
    if (end === '') return { code: 'template-open', position }
    const name = inside.trim()
    if (!Object.hasOwn(sample, name)) return { code: 'template-unknown', name: name.slice(0, 40), position }
  }
  const isJson = type !== 'json' || parsedJson(filled({ type, text }, sample)) !== undefined
  return isJson ? null : { code: 'template-not-json' }
}

/** In JSON, values are escaped so that they can't end a string. */
export function filled({ type, text }: MessageTemplate, message: AlertMessage): string {
  return text.replace(placeholder, (_, inside: string) => {
    const value = String(message[inside.trim() as keyof AlertMessage] ?? '')
    return type === 'json' ? JSON.stringify(value).slice(1, -1) : value
  })
}
