import type { IndicatorTemplate, ShownIndicator } from '@contract'

type Templates = readonly IndicatorTemplate[]

export const foundTemplates = (templates: Templates, text: string): Templates =>
  templates.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))

/** The value of a template in a list of choices. It can't be an indicator's ID, which contains no space. */
export const templateChoice = (name: string): string => `template ${name}`

/** Adds a template, or replaces the one with the same name. Sorted by name. */
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

/** Compares the names of templates, ignoring case. */
export const isSameTemplate = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()
