// The window receives answers unchanged, so their types are part of the contract.
export type * from '../../../../src-shared/contract/answer'
