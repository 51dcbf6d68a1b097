import type { IndicatorTemplate, ShownIndicator } from '@contract'

type Templates = readonly IndicatorTemplate[]

/** Templates whose name contains a text. */
export const foundTemplates = (templates: Templates, text: string): Templates =>
  templates.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))

/** The value of a template in a list of choices. It can't be the id of an indicator, since ids contain no space. */
export const templateChoice = (name: string): string => `template ${name}`

/** Adds a template, sorted by name. Replaces one that has the same name. */
export function withTemplate(
  templates: Templates,
  name: string,
  indicators: readonly ShownIndicator[]
): Templates {
  return [...withoutTemplate(templates, name), { name: name.trim(), indicators }].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
}

export const withoutTemplate = (templates: Templates, name: string): Templates =>
  templates.filter(one => !isSameTemplate(one.name, name))

/** Names ignore case. */
export const isSameTemplate = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()
