// Decoded answers go to the window unchanged, so their types are in the contract.
export type * from '../../../../src-shared/contract/answer'
