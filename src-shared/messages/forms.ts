const numbers = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

/** A number as its language writes it: `41,200`, `2.5`. At most three digits after the mark. */
export function number(locale: string, value: number): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, format)
  return format.format(value)
}

/** The form that a language has for a count: `=0` before the rule's own name, `other` where it has no other. */
export function plural(
  locale: string,
  type: 'cardinal' | 'ordinal',
  count: number,
  forms: Readonly<Record<string, string>> & { readonly other: string }
): string {
  const key = `${locale} ${type}`
  const rule = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, rule)
  return forms[`=${count}`] ?? forms[rule.select(count)] ?? forms.other
}
