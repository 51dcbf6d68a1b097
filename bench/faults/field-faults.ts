import { answered, price, type InjectedFault } from './fault'
import { reply } from './reply'

const values: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  text: '"x"',
  'no text': '""',
  'a list': '[]',
  'a list of lists': '[[[1]]]',
  'an object': '{"a":{}}',
  'less than nothing': '-1',
  nothing: '0',
  'more than any price': '1e308',
  'less than any price': '1e-320',
  'a text of digits': '"1e400"',
  'a number without a place': '9007199254740993',
  'a long text': `"${'x'.repeat(20_000)}"`
}

/** `status` stays as it is, because it says whether the call succeeded. */
export function fieldFaults(operation: string, good: string): readonly InjectedFault[] {
  const parsed = JSON.parse(good) as unknown
  const fields = [...namesIn(parsed)].filter(name => name !== 'status')
  return Object.entries(values).flatMap(([what, value]) =>
    [null, ...fields].map((field): InjectedFault => {
      const at = (name: string): boolean => (field === null ? name !== 'status' : name === field)
      const body = JSON.stringify(replaced(parsed, at)).replaceAll(`"${mark}"`, () => value)
      return {
        name: `${field === null ? 'every field' : `the field ${field}`} is ${what}`,
        only: operation,
        costs: price,
        send: reply({ body }),
        expects: answered
      }
    })
  )
}

const mark = '\u2603'

function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const entry of value) namesIn(entry, names)
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) namesIn(entry, names.add(name))
  return names
}

function replaced(value: unknown, at: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map(entry => replaced(entry, at))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, at(name) ? mark : replaced(entry, at)])
  )
}
