import type { AlertDraft, ConditionKind } from '@contract'
import { conditionDefinition, conditionOfKind } from '../../../src-shared/conditions/catalogue'
import type { ConditionSource } from '../../../src-shared/conditions/definition'
import type { ConditionForm } from './condition-fields'
import {
  blankCondition,
  conditionForms,
  conditionOf,
  formOf,
  isComplete,
  type JoinedForm
} from './condition-form'
import { lineParams } from './lines'

interface ConditionListRow extends JoinedForm {
  readonly key: number
}

export class ConditionList {
  rows: readonly ConditionListRow[] = $state.raw([])
  protected readonly definitions = $derived(this.rows.map(({ form }) => conditionOfKind(form.kind)))
  readonly areComplete = $derived(this.rows.every(({ form }) => isComplete(form)))
  #lastKey = 0

  uses(source: ConditionSource): boolean {
    return this.definitions.some(({ sources }) => sources.includes(source))
  }

  show(anyOf: AlertDraft['anyOf']): void {
    this.rows = conditionForms(anyOf).map(({ join, form }) => this.row(join, form))
  }

  add(join: 'and' | 'or'): void {
    this.rows = [...this.rows, this.row(join, blankCondition('price'))]
  }

  remove(key: number): void {
    this.rows = this.rows.filter(row => row.key !== key)
  }

  setJoin(key: number, join: 'and' | 'or'): void {
    this.#replace(key, row => ({ ...row, join }))
  }

  setKind(key: number, kind: ConditionKind, price: number | null): void {
    this.#replace(key, row => ({ ...row, form: withLineStart(blankCondition(kind, price), 'line') }))
  }

  set(key: number, name: string, value: string): void {
    this.#replace(key, row => {
      const form = { ...row.form, values: { ...row.form.values, [name]: value } }
      return { ...row, form: name.endsWith('line') ? withLineStart(form, name) : form }
    })
  }

  setLevel(key: number, price: number): void {
    this.#replace(key, row => {
      const condition = conditionOf(row.form)
      const moved = conditionDefinition(condition).atLevel?.(condition, price)
      return moved ? { ...row, form: formOf(moved) } : row
    })
  }

  protected row(join: 'and' | 'or', form: ConditionForm): ConditionListRow {
    return { key: ++this.#lastKey, join, form }
  }

  #replace(key: number, change: (row: ConditionListRow) => ConditionListRow): void {
    this.rows = this.rows.map(row => (row.key === key ? change(row) : row))
  }
}

function withLineStart(form: ConditionForm, name: string): ConditionForm {
  const prefix = name.slice(0, -'line'.length)
  const start = lineParams(form.values[name] ?? '').map(param => [
    `${prefix}${param.id}`,
    String(param.default)
  ])
  return { ...form, values: { ...form.values, ...Object.fromEntries(start) } }
}
