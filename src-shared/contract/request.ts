import { z } from 'zod'
import type { Fault, WordedFault } from './fault'

export interface RequestSpec<Schema extends z.ZodType, Answer> {
  readonly input: Schema
  /** Never set. Only tells the type checker the type of the reply. */
  readonly answer?: Answer
}

export type AnyRequest = RequestSpec<z.ZodType, unknown>

/**
 * A request whose latest reply the window always has, because the service emits every new reply with
 * `changed`.
 */
export interface MirroredSpec<Schema extends z.ZodType, Answer> extends RequestSpec<Schema, Answer> {
  readonly isMirrored: true
}

/**
 * Defines a request, for example `request(schema).answers<Quote[]>()`. At most one request of each concept
 * may be `mirrored`.
 */
export function request<Schema extends z.ZodType>(
  input: Schema
): { answers<Answer>(): RequestSpec<Schema, Answer>; mirrored<Answer>(): MirroredSpec<Schema, Answer> } {
  return { answers: () => ({ input }), mirrored: () => ({ input, isMirrored: true }) }
}

export const nothing = z.undefined()

type InputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.input<Schema> : never
type OutputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.output<Schema> : never
type AnswerOf<Spec> = Spec extends RequestSpec<z.ZodType, infer Answer> ? Answer : never
type Arguments<Input> = [Input] extends [undefined] ? [] : [input: Input]

/** Failures are values, so that nothing is thrown across the bridge. */
export type Reply<Answer, Failure = Fault> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly fault: Failure }

export type WordedReply<Answer> = Reply<Answer, WordedFault>

/** The type of the reply to the concept's mirrored request. `never` if it has none. */
export type MirroredOf<Group> = {
  [Name in keyof Group]: Group[Name] extends MirroredSpec<z.ZodType, infer Answer> ? Answer : never
}[keyof Group]

/**
 * The name of the concept's mirrored request. `never` if it has none, or if the request has input, such as a
 * coin.
 */
export type StateRequestOf<Group> = {
  [Name in keyof Group]: Group[Name] extends MirroredSpec<z.ZodUndefined, unknown> ? Name : never
}[keyof Group]

export interface Changes<State> {
  /** Returns a function that stops listening. */
  on(listener: (state: State) => void): () => void
}

/**
 * The type of the service that answers a concept's requests. Compilation fails if the service lacks a method
 * or an event, misnames it, or returns a mirrored state as a promise.
 */
export type ServiceFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<OutputOf<Group[Name]>>
  ) => Group[Name] extends MirroredSpec<z.ZodUndefined, infer Answer>
    ? Answer
    : AnswerOf<Group[Name]> | Promise<AnswerOf<Group[Name]>>
} & ([MirroredOf<Group>] extends [never] ? unknown : { readonly changed: Changes<MirroredOf<Group>> })

export type ClientFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<InputOf<Group[Name]>>
  ) => Promise<WordedReply<AnswerOf<Group[Name]>>>
}
