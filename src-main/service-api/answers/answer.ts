// What a decoder answers with travels on to the window as it is, so its types stand in the contract.
export type * from '../../../src-shared/contract/answer'
