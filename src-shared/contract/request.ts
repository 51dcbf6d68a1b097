import { z } from 'zod'
import type { Fault, WordedFault } from './fault'

/** One request of the renderer: the schema of its input and, as a type only, its answer. */
export interface RequestSpec<Schema extends z.ZodType, Answer> {
  readonly input: Schema
  /** Carries the answer's type. Never present at runtime. */
  readonly answer?: Answer
}

/** Declares a request: `request(schema).answers<Quote[]>()`. */
export function request<Schema extends z.ZodType>(
  input: Schema
): { answers<Answer>(): RequestSpec<Schema, Answer> } {
  return { answers: () => ({ input }) }
}

/** For requests without input. */
export const nothing = z.undefined()

type InputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.input<Schema> : never
type OutputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.output<Schema> : never
type AnswerOf<Spec> = Spec extends RequestSpec<z.ZodType, infer Answer> ? Answer : never
type Arguments<Input> = [Input] extends [undefined] ? [] : [input: Input]

/** Failures are returned as values. Nothing is thrown across the bridge. */
export type Reply<Answer, Told = Fault> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly fault: Told }

/** A reply as the window stores it, with the failure's message. */
export type WordedReply<Answer> = Reply<Answer, WordedFault>

/** The interface a service implements for a group. A missing or misnamed method doesn't compile. */
export type ServiceFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<OutputOf<Group[Name]>>
  ) => AnswerOf<Group[Name]> | Promise<AnswerOf<Group[Name]>>
}

/** The renderer's view of a group: every method returns a promise of a reply. */
export type ClientFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<InputOf<Group[Name]>>
  ) => Promise<WordedReply<AnswerOf<Group[Name]>>>
}
